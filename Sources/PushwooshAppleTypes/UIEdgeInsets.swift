import Foundation

/// What is taken from each edge of a rectangle, in points.
public struct UIEdgeInsets: Sendable, Hashable {
    /// From the top edge, downwards.
    public var top: CGFloat
    /// From the left edge, to the right.
    public var left: CGFloat
    /// From the bottom edge, upwards.
    public var bottom: CGFloat
    /// From the right edge, to the left.
    public var right: CGFloat

    /// Makes insets; without arguments, none.
    public init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }

    /// Nothing taken from any edge.
    public static let zero = UIEdgeInsets()
}
