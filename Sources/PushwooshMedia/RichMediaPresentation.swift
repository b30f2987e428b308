/// One rich media from the delegate's yes until it has left the screen or failed.
@MainActor
protocol RichMediaPresentation: AnyObject {
    var richMedia: PWRichMedia { get }
    /// Starts to load. Called once.
    func begin()
}

extension PWRichMedia {
    /// What the loader needs to find it, or why it can find nothing.
    var request: Result<(code: String, payload: Data), RichMediaError> {
        guard let code = content, !code.isEmpty else { return .failure(.noContent) }
        guard let payload = PushPayload(pushPayload ?? [:]).json else { return .failure(.unreadablePush) }
        return .success((code, payload))
    }
}
