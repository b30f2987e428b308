import PushwooshAppleTypes

/// One motion, whole: where it starts and ends relative to the final frame, how long it takes and along which curve.
public struct AnimationTimeline: Sendable, Hashable {
    /// How far along the motion is at a moment of its duration.
    public enum Curve: Sendable, Hashable {
        case linear, easeIn, easeOut, easeInOut
        /// A spring: damping ratio (1 does not bounce) and initial velocity.
        case spring(damping: Double, initialVelocity: Double)
    }

    /// How a card stands at one end of the motion, relative to its final frame.
    public struct Pose: Sendable, Hashable {
        /// Points to the right and down.
        public var offset: CGVector
        /// 1 is the final size.
        public var scale: Double
        /// 0 is invisible, 1 opaque.
        public var alpha: Double

        /// Makes a pose; without arguments, the final one.
        public init(offset: CGVector = CGVector(dx: 0, dy: 0), scale: Double = 1, alpha: Double = 1) {
            self.offset = offset
            self.scale = scale
            self.alpha = alpha
        }

        /// In place, full size, opaque.
        public static let rest = Pose()
    }

    /// Seconds. 0 means that nothing moves.
    public var duration: Double
    /// The curve of the motion.
    public var curve: Curve
    /// How the card stands at the start.
    public var start: Pose
    /// How the card stands at the end.
    public var end: Pose

    /// Makes a timeline.
    public init(duration: Double, curve: Curve, start: Pose, end: Pose) {
        self.duration = duration
        self.curve = curve
        self.start = start
        self.end = end
    }

    /// In place at once.
    public static let immediate = AnimationTimeline(duration: 0, curve: .linear, start: .rest, end: .rest)

    /// Whether anything can be seen to change.
    public var moves: Bool { duration > 0 && start != end }
}
