import PushwooshTesting
import Testing

@Suite struct AnimationTimelineTests {
    static let curves: [AnimationTimeline.Curve] = [
        .linear, .easeIn, .easeOut, .easeInOut, .spring(damping: 1, initialVelocity: 0),
        .spring(damping: 0.86, initialVelocity: 0.4), .spring(damping: 0.3, initialVelocity: 2),
    ]

    @Test("every curve starts at 0 and ends at 1", arguments: curves)
    func ends(curve: AnimationTimeline.Curve) {
        #expect(curve.progress(at: 0) == 0)
        #expect(curve.progress(at: 1) == 1)
        #expect(abs(curve.progress(at: 0.9999) - 1) < 0.01)
        #expect(curve.progress(at: -1) == 0)
        #expect(curve.progress(at: 2) == 1)
    }

    @Test("a curve that does not bounce only goes forwards", arguments: curves.prefix(5))
    func monotonic(curve: AnimationTimeline.Curve) {
        let steps = (0...200).map { curve.progress(at: Double($0) / 200) }
        #expect(zip(steps, steps.dropFirst()).allSatisfy { $0 <= $1 })
    }

    @Test("a loose spring goes beyond its end, a tight one does not")
    func bounce() {
        func highest(_ damping: Double) -> Double {
            let curve = AnimationTimeline.Curve.spring(damping: damping, initialVelocity: 0)
            return (0...500).map { curve.progress(at: Double($0) / 500) }.max() ?? 0
        }
        #expect(highest(0.3) > 1.05)
        #expect(highest(1) <= 1)
    }

    @Test("the pose moves from start to end")
    func pose() {
        let away = AnimationTimeline.Pose(offset: CGVector(dx: 0, dy: 100), scale: 2, alpha: 0)
        let timeline = AnimationTimeline(duration: 2, curve: .linear, start: away, end: .rest)
        #expect(timeline.pose(at: 0) == away)
        #expect(timeline.pose(at: 1) == .init(offset: CGVector(dx: 0, dy: 50), scale: 1.5, alpha: 0.5))
        #expect(timeline.pose(at: 2) == .rest)
        #expect(timeline.pose(at: 9) == .rest)
        #expect(AnimationTimeline.immediate.pose(at: 0) == .rest)
    }
}
