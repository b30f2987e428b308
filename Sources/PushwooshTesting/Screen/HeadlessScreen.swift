/// What is on the screen of a headless app at one moment.
///
/// A value: it does not change while the app goes on.
public struct HeadlessScreen: Sendable, Hashable {
    /// The app's window, or nil where it has none.
    public var window: WindowMetrics?
    /// Whether the interface is dark.
    public var isDark: Bool
    /// The primer that can be seen.
    public var primer: PrimerOnScreen?
    /// The rich media that can be seen, the one in front last.
    public var cards: [RichMediaOnScreen]
    /// The rich media that stand in windows of their own, the one in front last.
    public var windows: [RichMediaWindowOnScreen]
    /// The system's prompt for notifications.
    public var systemPrompt: SystemPrompt?

    /// The card in front.
    public var richMedia: RichMediaOnScreen? { cards.last }
    /// The rich media in front that stands in a window of its own.
    public var richMediaWindow: RichMediaWindowOnScreen? { windows.last }
    /// How many primers and rich media can be seen.
    public var overlayCount: Int { cards.count + windows.count + (primer == nil ? 0 : 1) }
    /// Whether nothing but the app itself can be seen.
    public var isEmpty: Bool { overlayCount == 0 && systemPrompt == nil }
}
