import Foundation

extension AnimationTimeline {
    /// How the card stands so many seconds after the motion began.
    public func pose(at seconds: Double) -> Pose {
        guard duration > 0, seconds < duration else { return end }
        let part = curve.progress(at: max(0, seconds) / duration)
        func between(_ from: Double, _ to: Double) -> Double { from + (to - from) * part }
        return Pose(
            offset: CGVector(dx: between(start.offset.dx, end.offset.dx), dy: between(start.offset.dy, end.offset.dy)),
            scale: between(start.scale, end.scale),
            alpha: min(1, max(0, between(start.alpha, end.alpha)))
        )
    }
}

extension AnimationTimeline.Curve {
    /// How much of the way is done when `time`, from 0 to 1, has passed.
    ///
    /// A spring may go beyond 1 and come back.
    public func progress(at time: Double) -> Double {
        let time = min(1, max(0, time))
        switch self {
        case .linear: return time
        case .easeIn: return time * time
        case .easeOut: return 1 - (1 - time) * (1 - time)
        case .easeInOut: return time < 0.5 ? 2 * time * time : 1 - 2 * (1 - time) * (1 - time)
        case .spring(let damping, let velocity): return Self.spring(at: time, damping: damping, velocity: velocity)
        }
    }

    /// A damped oscillator that is let go at 0 and has come to rest, to a thousandth, at time 1.
    private static func spring(at time: Double, damping: Double, velocity: Double) -> Double {
        guard time < 1 else { return 1 }
        let damping = min(1, max(0.05, damping))
        let settling = 7.0
        guard damping < 1 else {
            // Critically damped: the same without swinging; 1.4 more time constants make up for the slower tail.
            let rate = settling + 2.3
            return 1 - exp(-rate * time) * (1 + (rate - velocity) * time)
        }
        let frequency = settling / damping * (1 - damping * damping).squareRoot()
        let swing = cos(frequency * time) + (settling - velocity) / frequency * sin(frequency * time)
        return 1 - exp(-settling * time) * swing
    }
}
