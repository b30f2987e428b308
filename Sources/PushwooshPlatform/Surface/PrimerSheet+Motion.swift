import PushwooshAppleTypes

extension PrimerSheet {
    /// How the sheet comes in. The dim behind it goes from clear to its own opacity in the same time.
    ///
    /// - Parameters:
    ///   - frame: The sheet's frame from its layout.
    ///   - reducesMotion: Whether the person wants no movement: the sheet then fades in the same time.
    public func appearTimeline(frame: CGRect, reducesMotion: Bool) -> AnimationTimeline {
        let duration = placement == .center ? 0.3 : 0.5
        guard !reducesMotion else {
            return AnimationTimeline(duration: duration, curve: .easeOut, start: .invisible, end: .rest)
        }
        let curve: AnimationTimeline.Curve =
            placement == .center ? .easeOut : .spring(damping: 0.86, initialVelocity: 0.4)
        return AnimationTimeline(duration: duration, curve: curve, start: away(frame), end: .rest)
    }

    /// How the sheet leaves. The dim behind it clears in the same time.
    ///
    /// - Parameters:
    ///   - frame: The sheet's frame from its layout.
    ///   - reducesMotion: Whether the person wants no movement: the sheet then fades in the same time.
    public func disappearTimeline(frame: CGRect, reducesMotion: Bool) -> AnimationTimeline {
        AnimationTimeline(
            duration: 0.26,
            curve: .easeIn,
            start: .rest,
            end: reducesMotion ? .invisible : away(frame)
        )
    }

    private func away(_ frame: CGRect) -> AnimationTimeline.Pose {
        switch placement {
        case .top: AnimationTimeline.Pose(offset: CGVector(dx: 0, dy: -frame.maxY))
        case .bottom: AnimationTimeline.Pose(offset: CGVector(dx: 0, dy: frame.height))
        case .center: AnimationTimeline.Pose(scale: 0.92, alpha: 0)
        }
    }
}

extension AnimationTimeline.Pose {
    /// In place, full size, not to be seen.
    static let invisible = AnimationTimeline.Pose(alpha: 0)
}
