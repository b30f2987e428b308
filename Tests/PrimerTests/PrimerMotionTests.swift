import Foundation
import PushwooshTesting
import Testing

@Suite("How a primer sheet comes and goes")
@MainActor
struct PrimerMotionTests {
    private func appearing(_ position: PWPushPrimerPosition, reducesMotion: Bool = false) -> HeadlessApp {
        let app = app { $0.appearance.reducesMotion = reducesMotion }
        _ = app.presentPrimer { $0.style(.sheet).position(position) }
        return app
    }

    @Test(
        "bottom and top spring in from their edge in half a second [P20 P23]",
        arguments: [PWPushPrimerPosition.bottom, .top]
    )
    func springs(position: PWPushPrimerPosition) throws {
        let primer = try #require(appearing(position).screen.primer)
        let sheet = try #require(primer.layout?.sheet)
        #expect(primer.motion.duration == 0.5)
        #expect(primer.motion.curve == .spring(damping: 0.86, initialVelocity: 0.4))
        let offset = position == .bottom ? sheet.height : -sheet.maxY
        #expect(primer.motion.start == .init(offset: CGVector(dx: 0, dy: offset)))
        #expect(primer.motion.end == .rest)
    }

    @Test("the dialog grows and fades in on the spot in 0.3 s [P24]")
    func grows() throws {
        let motion = try #require(appearing(.center).screen.primer?.motion)
        let expected = AnimationTimeline(
            duration: 0.3,
            curve: .easeOut,
            start: .init(scale: 0.92, alpha: 0),
            end: .rest
        )
        #expect(motion == expected)
    }

    @Test("every sheet leaves the way it came, in 0.26 s", arguments: positions)
    func leaves(position: PWPushPrimerPosition) throws {
        let app = appearing(position)
        let entrance = try #require(app.screen.primer?.motion)
        app.advance(by: .seconds(1))
        app.tap(.decline)
        let exit = try #require(app.screen.primer?.motion)
        #expect(exit == AnimationTimeline(duration: 0.26, curve: .easeIn, start: .rest, end: entrance.start))
        app.advance(by: .milliseconds(260))
        #expect(app.screen.primer == nil)
    }

    @Test("a person who wants no movement gets a fade of the same length", arguments: positions)
    func reducedMotion(position: PWPushPrimerPosition) throws {
        let app = appearing(position, reducesMotion: true)
        let moving = try #require(appearing(position).screen.primer?.motion)
        let motion = try #require(app.screen.primer?.motion)
        #expect(motion.duration == moving.duration)
        #expect(motion.start == .init(alpha: 0) && motion.end == .rest)
        app.advance(by: .seconds(1))
        app.tap(.decline)
        #expect(app.screen.primer?.motion.end == .init(alpha: 0))
    }
}
