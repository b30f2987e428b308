extension SurfaceContent {
    /// What would be seen, in one line: kind, texts and buttons.
    public var oneLine: String {
        switch self {
        case .alert(let alert):
            return Self.line(
                "an alert",
                texts: [alert.title, alert.message],
                buttons: [alert.declineButton, alert.acceptButton]
            )
        case .sheet(let sheet):
            return Self.line(
                "a \(sheet.placement.rawValue) sheet",
                texts: [sheet.title, sheet.message],
                buttons: [sheet.decline.title, sheet.accept.title]
            )
        case .richMedia(let card):
            return "rich media “\(card.code ?? card.document?.code ?? "without a code")” at \(card.placement.rawValue)"
        }
    }

    private static func line(_ kind: String, texts: [String?], buttons: [String]) -> String {
        let shown = texts.compactMap { $0 }.filter { !$0.isEmpty }.map { "“\($0)”" }
        return ([kind] + shown + buttons.map { "[\($0)]" }).joined(separator: " ")
    }
}
