/// How the person has set up the desktop of a headless app.
public struct HeadlessAppearance: Sendable, Hashable {
    /// Whether the interface is dark.
    public var isDark = false
    /// 1 is the default text size.
    public var textScale = 1.0
    /// Whether text runs from right to left.
    public var isRightToLeft = false
    /// Whether the person wants no movement.
    public var reducesMotion = false
    /// Whether a screen reader runs.
    public var screenReaderRuns = false

    /// Makes the default: light, ordinary size, left to right, with movement, without a screen reader.
    public init() {}
}
