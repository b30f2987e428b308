/// A primer as the system alert: its texts and two buttons, decline first. Position and styling do not apply.
public struct PrimerAlert: Sendable, Hashable {
    /// The headline, exactly as passed.
    public var title: String?
    /// The text, exactly as passed.
    public var message: String?
    /// The title of the second button, in the default role.
    public var acceptButton: String
    /// The title of the first button, in the cancel role.
    public var declineButton: String

    /// Makes an alert.
    public init(title: String?, message: String?, acceptButton: String, declineButton: String) {
        self.title = title
        self.message = message
        self.acceptButton = acceptButton
        self.declineButton = declineButton
    }
}
