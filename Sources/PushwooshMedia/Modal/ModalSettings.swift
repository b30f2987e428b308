/// How modal rich media look and behave. Each presentation copies what it needs.
struct ModalSettings: Sendable {
    var position = ModalWindowPosition.PWModalWindowPositionDefault
    var entrance = PresentModalWindowAnimation.PWAnimationPresentFromBottom
    var exit = DismissModalWindowAnimation.PWAnimationCurveEaseInOut
    /// Empty: no swipe closes.
    var swipes: [SwipeDirection] = []
    var haptic = HapticFeedbackType.PWHapticFeedbackNone
    var corners: CornerType = []
    /// Points.
    var cornerRadius: CGFloat = 0
    /// Seconds from the end of the present animation; nil: never.
    var closeAfter: TimeInterval?

    /// Takes raw values of `DismissSwipeDirection`, and returns those that are none.
    mutating func setSwipes(_ numbers: [NSNumber]) -> [NSNumber] {
        let directions = numbers.map { number in
            Int(exactly: number.doubleValue).flatMap(DismissSwipeDirection.init(rawValue:))
        }
        var known: [SwipeDirection] = []
        for case let direction? in directions.map({ $0?.swipe }) where !known.contains(direction) {
            known.append(direction)
        }
        swipes = directions.contains(.PWSwipeDismissNone) ? [] : known
        return zip(numbers, directions).filter { $0.1 == nil }.map(\.0)
    }

    /// 0, negative values and what is no number are never.
    mutating func setCloseAfter(_ interval: TimeInterval) {
        closeAfter = interval > 0 && interval.isFinite ? interval : nil
    }

    /// What is no number is 0.
    mutating func setCorners(_ type: CornerType, radius: CGFloat) {
        corners = type
        cornerRadius = radius.isFinite ? max(0, radius) : 0
    }
}
