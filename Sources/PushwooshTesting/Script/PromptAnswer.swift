/// What the person answers to the system's prompt for notifications.
public enum PromptAnswer: Sendable, CaseIterable {
    /// Allows them.
    case allow
    /// Does not.
    case deny
    /// Leaves the prompt standing until the test calls `answerPrompt(_:)`.
    case later
}

/// The system's prompt for notifications, standing on the screen.
public struct SystemPrompt: Sendable, Hashable {
    /// What the app asks to be allowed to do.
    public var options: UNAuthorizationOptions
}
