import PushwooshAppleTypes

extension RichMediaCard {
    /// How a card comes in. Sides are physical, whichever way text runs.
    public enum Entrance: String, Sendable, CaseIterable {
        case fromBottom, fromTop, fromRight, fromLeft, none
    }

    /// How a card leaves. Sides are physical, whichever way text runs.
    public enum Exit: String, Sendable, CaseIterable {
        case down, up, left, right
        /// On the spot, growing and fading.
        case growAndFade
        case none
    }

    /// How a card comes in: 0.9 s without a bounce, from at least 2000 points away.
    ///
    /// - Parameters:
    ///   - entrance: The side it comes from; with none it is there at once.
    ///   - frame: The card's final frame.
    ///   - window: The window; where it is so large that 2000 points would not hide the card, the way is longer.
    ///   - reducesMotion: Whether the person wants no movement: the card then fades in the same time.
    public static func appearTimeline(
        _ entrance: Entrance,
        frame: CGRect,
        window: WindowMetrics,
        reducesMotion: Bool
    ) -> AnimationTimeline {
        let direction: SwipeDirection
        switch entrance {
        case .fromBottom: direction = .down
        case .fromTop: direction = .up
        case .fromRight: direction = .right
        case .fromLeft: direction = .left
        case .none: return .immediate
        }
        return AnimationTimeline(
            duration: 0.9,
            curve: .spring(damping: 1, initialVelocity: 0),
            start: reducesMotion ? .invisible : away(direction, atLeast: 2000, frame: frame, window: window),
            end: .rest
        )
    }

    /// How a card leaves: 0.5 s over at least 1000 points, or 0.2 s on the spot.
    ///
    /// - Parameters:
    ///   - exit: The side it leaves by; with none it is gone at once.
    ///   - frame: The card's frame.
    ///   - window: The window; where it is so large that 1000 points would not hide the card, the way is longer.
    ///   - reducesMotion: Whether the person wants no movement: the card then fades in the same time.
    public static func disappearTimeline(
        _ exit: Exit,
        frame: CGRect,
        window: WindowMetrics,
        reducesMotion: Bool
    ) -> AnimationTimeline {
        let direction: SwipeDirection
        switch exit {
        case .down: direction = .down
        case .up: direction = .up
        case .left: direction = .left
        case .right: direction = .right
        case .growAndFade:
            let end = AnimationTimeline.Pose(scale: reducesMotion ? 1 : 1.3, alpha: 0)
            return AnimationTimeline(duration: 0.2, curve: .easeInOut, start: .rest, end: end)
        case .none: return .immediate
        }
        return AnimationTimeline(
            duration: 0.5,
            curve: .easeInOut,
            start: .rest,
            end: reducesMotion ? .invisible : away(direction, atLeast: 1000, frame: frame, window: window)
        )
    }

    /// Out of sight on one side.
    private static func away(
        _ direction: SwipeDirection,
        atLeast distance: CGFloat,
        frame: CGRect,
        window: WindowMetrics
    ) -> AnimationTimeline.Pose {
        let offset =
            switch direction {
            case .down: CGVector(dx: 0, dy: max(distance, window.size.height - frame.minY))
            case .up: CGVector(dx: 0, dy: -max(distance, frame.maxY))
            case .left: CGVector(dx: -max(distance, frame.maxX), dy: 0)
            case .right: CGVector(dx: max(distance, window.size.width - frame.minX), dy: 0)
            }
        return AnimationTimeline.Pose(offset: offset)
    }
}
