import Foundation

/// A way and a distance, in points.
public struct CGVector: Sendable, Hashable {
    /// To the right.
    public var dx: CGFloat
    /// Downwards.
    public var dy: CGFloat

    /// Makes a vector; without arguments, one of no length.
    public init(dx: CGFloat = 0, dy: CGFloat = 0) {
        self.dx = dx
        self.dy = dy
    }

    /// No distance at all.
    public static let zero = CGVector()
}
