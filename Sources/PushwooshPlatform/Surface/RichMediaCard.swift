import PushwooshAppleTypes

/// A rich media card, complete: what it shows, where it stands, what it does to touches.
public struct RichMediaCard: Sendable, Hashable {
    /// Where on the window the card stands.
    public enum Placement: String, Sendable, CaseIterable {
        case top, center, bottom, bottomSheet, fullScreen
    }

    /// The corners that are rounded.
    public struct Corners: OptionSet, Sendable, Hashable {
        /// The bits, as in `CornerType`.
        public let rawValue: UInt
        /// Makes a set from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The top left corner.
        public static let topLeft = Corners(rawValue: 1)
        /// The top right corner.
        public static let topRight = Corners(rawValue: 2)
        /// The bottom left corner.
        public static let bottomLeft = Corners(rawValue: 4)
        /// The bottom right corner.
        public static let bottomRight = Corners(rawValue: 8)
    }

    /// The page, or nil where the rich media carries no document: the overlay then fails to load.
    public var document: RichMediaDocument?
    /// The resource code.
    public var code: String?
    /// Where the card stands.
    public var placement: Placement
    /// Rounded corners, and by how many points. Empty or 0: no mask.
    public var corners: Corners
    /// Points.
    public var cornerRadius: CGFloat
    /// Swipes that close it. Empty: none does.
    public var swipes: [SwipeDirection]
    /// Whether a close control is drawn by the surface.
    public var showsCloseControl: Bool

    /// Makes a card.
    public init(
        document: RichMediaDocument?,
        code: String?,
        placement: Placement,
        corners: Corners,
        cornerRadius: CGFloat,
        swipes: [SwipeDirection],
        showsCloseControl: Bool
    ) {
        self.document = document
        self.code = code
        self.placement = placement
        self.corners = corners
        self.cornerRadius = cornerRadius
        self.swipes = swipes
        self.showsCloseControl = showsCloseControl
    }
}
