/// What the person has said to notifications of this app.
@nonexhaustive
public enum UNAuthorizationStatus: Int, Sendable, CaseIterable {
    /// Not asked yet.
    case notDetermined = 0
    /// Not allowed.
    case denied = 1
    /// Allowed.
    case authorized = 2
    /// Allowed on trial: delivered quietly.
    case provisional = 3
    /// Allowed for a short time, to an app that is not installed.
    case ephemeral = 4
}
