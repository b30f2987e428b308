/// What happens when the app opens the settings of its notifications.
public struct SettingsScript: Sendable, Hashable {
    /// Whether there is such a page.
    public var canOpen = true
    /// Whether it really opens when asked for.
    public var opens = true

    /// Makes the default: there is a page, and it opens.
    public init() {}
}
