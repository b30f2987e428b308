/// Why a rich media could not be shown, where the loader or the surface has not said so itself.
enum RichMediaError: LocalizedError, Sendable, Hashable {
    /// It names no content.
    case noContent
    /// Its push holds values that are no JSON.
    case unreadablePush
    /// The window went before it had come in.
    case windowClosed

    var errorDescription: String? {
        switch self {
        case .noContent:
            "The rich media names no content. Make it with the code of a rich media, such as r-ABCDE-12345."
        case .unreadablePush:
            "The push of the rich media holds values that are not JSON. Pass the payload as it was received."
        case .windowClosed:
            "The window was closed before the rich media had come in. Present it again over another one."
        }
    }
}
