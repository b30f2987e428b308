import PushwooshAppleTypes

extension RichMediaCard {
    /// Between a card and the top or bottom of the safe area, in points.
    public static let edgeGap: CGFloat = 15

    /// Where the card stands in a window, in points from the window's top left.
    ///
    /// - Parameters:
    ///   - window: The window that the card lies over.
    ///   - contentHeight: The height of the page. A card is never taller than the part of the window it may cover.
    public func frame(in window: WindowMetrics, contentHeight: CGFloat) -> CGRect {
        let safe = window.safeFrame
        func card(room: CGFloat, y: (CGFloat) -> CGFloat) -> CGRect {
            let wanted = contentHeight.isFinite ? max(Self.leastHeight, contentHeight) : room
            let height = min(wanted, max(0, room))
            return CGRect(x: safe.minX, y: y(height), width: safe.width, height: height)
        }
        switch placement {
        case .top:
            return card(room: safe.height - Self.edgeGap) { _ in safe.minY + Self.edgeGap }
        case .center:
            return card(room: safe.height) { safe.midY - $0 / 2 }
        case .bottom:
            return card(room: safe.height - Self.edgeGap) { safe.maxY - Self.edgeGap - $0 }
        case .bottomSheet:
            return card(room: window.size.height - window.safeArea.top) { window.size.height - $0 }
        case .fullScreen:
            return window.bounds
        }
    }

    /// The height of a card whose page has none yet.
    private static var leastHeight: CGFloat { 0.1 }
}
