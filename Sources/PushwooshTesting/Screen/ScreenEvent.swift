/// One thing that happened on the screen of a headless app.
public struct ScreenEvent: Sendable, Hashable {
    /// What happened.
    public enum Kind: String, Sendable, CaseIterable {
        /// Made, and not visible yet.
        case prepared
        /// Loaded, and able to appear.
        case ready
        /// Could not be loaded.
        case failed
        /// Became visible.
        case appearing
        /// Arrived in its place.
        case shown
        /// Began to leave.
        case leaving
        /// Left the screen.
        case gone
    }

    /// When, counted from the start of the test.
    public var time: Duration
    /// What happened.
    public var kind: Kind
    /// Whether it is a primer rather than a rich media.
    public var isPrimer: Bool
    /// The code of a rich media, or the title of a primer.
    public var name: String
}
