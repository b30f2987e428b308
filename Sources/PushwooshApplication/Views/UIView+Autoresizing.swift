extension UIView {
    /// What of a view gives way when the view that it stands on changes its size.
    public struct AutoresizingMask: OptionSet, Sendable, Hashable {
        /// The bits, as in UIKit.
        public let rawValue: UInt
        /// Makes a mask from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The room at its left.
        public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
        /// Its width.
        public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
        /// The room at its right, as it is where nothing is set.
        public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
        /// The room above it.
        public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
        /// Its height.
        public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
        /// The room below it, as it is where nothing is set.
        public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
    }

    /// Follows the view that it stands on, which has grown by so much: what gives way shares that in equal parts.
    final func follow(growth: CGSize) {
        func shares(
            _ growth: CGFloat,
            _ before: AutoresizingMask,
            _ itself: AutoresizingMask,
            _ after: AutoresizingMask
        ) -> (before: CGFloat, itself: CGFloat) {
            let parts = [before, itself, after].count(where: autoresizingMask.contains)
            let share = parts == 0 ? 0 : growth / CGFloat(parts)
            return (autoresizingMask.contains(before) ? share : 0, autoresizingMask.contains(itself) ? share : 0)
        }
        let across = shares(growth.width, .flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin)
        let down = shares(growth.height, .flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin)
        let now = frame
        let next = CGRect(
            x: now.minX + across.before,
            y: now.minY + down.before,
            width: max(0, now.width + across.itself),
            height: max(0, now.height + down.itself)
        )
        if next != now { frame = next }
    }
}
