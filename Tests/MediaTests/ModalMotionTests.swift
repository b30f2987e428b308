import Foundation
import PushwooshTesting
import Testing

@Suite("How a modal rich media comes and goes")
@MainActor
struct ModalMotionTests {
    private func modal(
        _ position: ModalWindowPosition = .PWModalWindowPositionCenter,
        _ entrance: PresentModalWindowAnimation,
        _ exit: DismissModalWindowAnimation,
        _ setUp: (HeadlessApp) -> Void = { _ in }
    ) -> ModalApp {
        let modal = ModalApp(setUp)
        modal.set { $0.configure(position: position, presentAnimation: entrance, dismissAnimation: exit) }
        modal.present()
        return modal
    }

    nonisolated static let entrances: [(PresentModalWindowAnimation, CGVector)] = [
        (.PWAnimationPresentFromBottom, CGVector(dx: 0, dy: 2000)),
        (.PWAnimationPresentFromTop, CGVector(dx: 0, dy: -2000)),
        (.PWAnimationPresentFromRight, CGVector(dx: 2000, dy: 0)),
        (.PWAnimationPresentFromLeft, CGVector(dx: -2000, dy: 0)),
    ]
    nonisolated static let exits: [(DismissModalWindowAnimation, CGVector)] = [
        (.PWAnimationDismissDown, CGVector(dx: 0, dy: 1000)), (.PWAnimationDismissUp, CGVector(dx: 0, dy: -1000)),
        (.PWAnimationDismissLeft, CGVector(dx: -1000, dy: 0)), (.PWAnimationDismissRight, CGVector(dx: 1000, dy: 0)),
    ]

    @Test(
        "it comes from the named side in 0.9 s without a bounce, also right to left [R23 R14]",
        arguments: entrances,
        [false, true]
    )
    func comesIn(entrance: (animation: PresentModalWindowAnimation, start: CGVector), isRightToLeft: Bool) {
        let modal = modal(.PWModalWindowPositionCenter, entrance.animation, .PWAnimationDismissNone) {
            $0.appearance.isRightToLeft = isRightToLeft
        }
        let expected = AnimationTimeline(
            duration: 0.9,
            curve: .spring(damping: 1, initialVelocity: 0),
            start: .init(offset: entrance.start),
            end: .rest
        )
        #expect(modal.card?.motion == expected)
        modal.app.advance(by: .milliseconds(899))
        #expect(modal.calls == ["should A"])
        modal.app.advance(by: .milliseconds(1))
        #expect(modal.calls == ["should A", "present A"])
    }

    @Test("with nothing configured it comes from below and leaves on the spot [R14 R29]")
    func defaultMotion() {
        let modal = ModalApp()
        modal.present()
        #expect(modal.card?.motion.start.offset == CGVector(dx: 0, dy: 2000))
        modal.wait()
        modal.app.closeFromPage()
        #expect(modal.card?.motion == Self.growing)
    }

    private static let growing = AnimationTimeline(
        duration: 0.2,
        curve: .easeInOut,
        start: .rest,
        end: .init(scale: 1.3, alpha: 0)
    )

    @Test("without an animation it is in place and presented at once [R24]")
    func comesInAtOnce() {
        let modal = modal(.PWModalWindowPositionTop, .PWAnimationPresentNone, .PWAnimationDismissNone)
        #expect(modal.card?.motion.moves == false && modal.card?.pose == .rest)
        #expect(modal.calls == ["should A", "present A"])
    }

    @Test("it leaves by the named side in half a second [R26]", arguments: exits)
    func leaves(animation: DismissModalWindowAnimation, end: CGVector) {
        let modal = modal(.PWModalWindowPositionCenter, .PWAnimationPresentNone, animation)
        modal.app.closeFromPage()
        #expect(
            modal.card?.motion
                == AnimationTimeline(duration: 0.5, curve: .easeInOut, start: .rest, end: .init(offset: end))
        )
        modal.app.advance(by: .milliseconds(499))
        #expect(modal.calls == ["should A", "present A"])
        modal.app.advance(by: .milliseconds(1))
        #expect(modal.calls == ["should A", "present A", "close A"] && modal.card == nil)
    }

    @Test(
        "CurveEaseInOut and Default grow and fade on the spot in 0.2 s [R27 R29]",
        arguments: [
            DismissModalWindowAnimation.PWAnimationCurveEaseInOut, .PWAnimationDismissDefault,
        ]
    )
    func growsAndFades(animation: DismissModalWindowAnimation) {
        let modal = modal(.PWModalWindowPositionCenter, .PWAnimationPresentNone, animation)
        modal.app.closeFromPage()
        #expect(modal.card?.motion == Self.growing)
    }

    @Test("without an animation it is gone and closed at once [R28]")
    func leavesAtOnce() {
        let modal = modal(.PWModalWindowPositionCenter, .PWAnimationPresentNone, .PWAnimationDismissNone)
        modal.app.closeFromPage()
        #expect(modal.card == nil && modal.calls == ["should A", "present A", "close A"])
    }

    @Test(
        "position, present and dismiss animation do not touch each other [R30 R20]",
        arguments: ModalWindowPosition.allCases
    )
    func independent(position: ModalWindowPosition) {
        for entrance in PresentModalWindowAnimation.allCases {
            for exit in DismissModalWindowAnimation.allCases {
                let app = modal(position, entrance, exit)
                let reference = modal(.PWModalWindowPositionCenter, entrance, exit)
                let placement = modal(position, .PWAnimationPresentNone, .PWAnimationDismissNone)
                #expect(app.card?.motion == reference.card?.motion && app.card?.frame == placement.card?.frame)
                app.wait()
                reference.wait()
                app.app.closeFromPage()
                reference.app.closeFromPage()
                #expect(app.card?.motion == reference.card?.motion)
            }
        }
    }

    @Test("a window larger than the way is left behind entirely", arguments: exits)
    func largeWindow(animation: DismissModalWindowAnimation, end: CGVector) throws {
        let wall = WindowMetrics(size: CGSize(width: 7680, height: 4320))
        let modal = modal(.PWModalWindowPositionTop, .PWAnimationPresentNone, animation) { $0.window = wall }
        modal.app.closeFromPage()
        modal.app.advance(by: .milliseconds(490))
        let card = try #require(modal.card)
        let last = card.frame.offsetBy(dx: card.motion.end.offset.dx, dy: card.motion.end.offset.dy)
        #expect(last.intersection(wall.bounds).isEmpty)
    }

    @Test("a person who wants no movement gets fades of the same length")
    func reducedMotion() {
        for (entrance, _) in Self.entrances {
            for (exit, _) in Self.exits {
                let modal = modal(.PWModalWindowPositionCenter, entrance, exit) { $0.appearance.reducesMotion = true }
                #expect(modal.card?.motion.start == .init(alpha: 0) && modal.card?.motion.duration == 0.9)
                modal.wait()
                modal.app.closeFromPage()
                #expect(modal.card?.motion.end == .init(alpha: 0) && modal.card?.motion.duration == 0.5)
            }
        }
    }

    @Test(
        "a listed swipe closes the way it went; others do nothing [R37 R26 MOD-03]",
        arguments: SwipeDirection.allCases
    )
    func swipe(direction: SwipeDirection) {
        let numbers: [SwipeDirection: DismissSwipeDirection] = [
            .down: .PWSwipeDismissDown, .up: .PWSwipeDismissUp, .left: .PWSwipeDismissLeft,
            .right: .PWSwipeDismissRight,
        ]
        let ends: [SwipeDirection: CGVector] = [
            .down: CGVector(dx: 0, dy: 1000), .up: CGVector(dx: 0, dy: -1000), .left: CGVector(dx: -1000, dy: 0),
            .right: CGVector(dx: 1000, dy: 0),
        ]
        let modal = ModalApp()
        modal.set {
            $0.configure(
                position: .PWModalWindowPositionCenter,
                presentAnimation: .PWAnimationPresentNone,
                dismissAnimation: .PWAnimationDismissNone
            )
            $0.setDismissSwipeDirections([NSNumber(value: numbers[direction]?.rawValue ?? -1)])
            $0.closeAfter(0)
        }
        modal.present()
        for other in SwipeDirection.allCases where other != direction { #expect(!modal.app.swipe(other)) }
        #expect(modal.calls == ["should A", "present A"])
        #expect(modal.app.swipe(direction))
        #expect(modal.card?.motion.end.offset == ends[direction])
        modal.wait()
        #expect(modal.calls == ["should A", "present A", "close A"])
    }

    @Test("closed otherwise while swipes are set, it leaves by the configured animation [R26 R37 SDK-M5]")
    func configuredExitBesideSwipes() {
        let modal = ModalApp()
        modal.set {
            $0.configure(
                position: .PWModalWindowPositionCenter,
                presentAnimation: .PWAnimationPresentNone,
                dismissAnimation: .PWAnimationDismissRight
            )
            $0.setDismissSwipeDirections([NSNumber(value: DismissSwipeDirection.PWSwipeDismissUp.rawValue)])
        }
        modal.present()
        modal.app.closeFromPage()
        #expect(modal.card?.motion.end.offset == CGVector(dx: 1000, dy: 0))
    }
}
