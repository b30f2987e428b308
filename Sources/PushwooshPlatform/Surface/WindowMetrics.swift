import PushwooshAppleTypes

/// The window an overlay covers: its size and the part that bars and notches leave free, in points.
public struct WindowMetrics: Sendable, Hashable {
    /// The whole window, origin at its top left.
    public var size: CGSize
    /// What bars, notches and rounded corners take from each edge.
    public var safeArea: UIEdgeInsets

    /// Makes metrics.
    public init(size: CGSize, safeArea: UIEdgeInsets = .zero) {
        self.size = size
        self.safeArea = safeArea
    }

    /// The whole window as a rectangle.
    public var bounds: CGRect { CGRect(origin: .zero, size: size) }

    /// The rectangle inside the safe area.
    public var safeFrame: CGRect {
        CGRect(
            x: safeArea.left,
            y: safeArea.top,
            width: max(0, size.width - safeArea.left - safeArea.right),
            height: max(0, size.height - safeArea.top - safeArea.bottom)
        )
    }
}
