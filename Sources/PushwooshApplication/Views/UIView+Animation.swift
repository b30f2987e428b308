extension UIView {
    /// How an animation moves.
    public struct AnimationOptions: OptionSet, Sendable, Hashable {
        /// The bits, as in UIKit.
        public let rawValue: UInt
        /// Makes options from their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Slow at both ends: how everything moves that says nothing else.
        public static let curveEaseInOut: AnimationOptions = []
        /// Slow at the start.
        public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
        /// Slow at the end.
        public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
        /// At one speed.
        public static let curveLinear: AnimationOptions = [.curveEaseIn, .curveEaseOut]

        fileprivate var curve: AnimationTimeline.Curve {
            switch (contains(.curveEaseIn), contains(.curveEaseOut)) {
            case (true, true): .linear
            case (true, false): .easeIn
            case (false, true): .easeOut
            case (false, false): .easeInOut
            }
        }
    }

    /// Moves what `animations` changes, from how it looks now to what it is set to.
    ///
    /// - Parameters:
    ///   - duration: Seconds; 0 or less changes at once.
    ///   - delay: Seconds before it begins.
    ///   - options: How it moves.
    ///   - animations: Called at once; changes frames, transforms, alphas and background colours.
    ///   - completion: Called on the main thread, once, when the time is over, with true.
    public static func animate(
        withDuration duration: TimeInterval,
        delay: TimeInterval,
        options: AnimationOptions = [],
        animations: () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        let platform = Platform.current
        let (duration, delay) = (max(0, duration.isNaN ? 0 : duration), max(0, delay.isNaN ? 0 : delay))
        if duration + delay > 0 {
            let now = platform.timeSource.uptime
            let animation = ViewAnimation(now: now, start: now + delay, duration: duration, curve: options.curve)
            ViewAnimation.$current.withValue(animation, operation: animations)
        } else {
            ViewAnimation.$current.withValue(nil, operation: animations)
        }
        guard let completion else { return }
        let callback = MainThreadCallback(completion)
        _ = platform.timeSource.schedule(after: duration + delay) {
            MainActor.assumeIsolated { callback.call(true) }
        }
    }

    /// Moves what `animations` changes, slowly at both ends, and calls `completion` on the main thread with true when the
    /// time, in seconds, is over.
    public static func animate(
        withDuration duration: TimeInterval,
        animations: () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: completion)
    }
}

/// The animation whose changes are being made.
struct ViewAnimation: Sendable {
    /// That of the running call of `animate`; the changes are made inside it, synchronously.
    @TaskLocal static var current: ViewAnimation?

    var now: TimeInterval
    var start: TimeInterval
    var duration: TimeInterval
    var curve: AnimationTimeline.Curve

    func motion(of property: SurfaceView.Property, from look: SurfaceView.Look) -> SurfaceView.Motion {
        SurfaceView.Motion(property, from: look, start: start, duration: duration, curve: curve)
    }
}
