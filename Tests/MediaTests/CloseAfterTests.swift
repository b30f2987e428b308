import Foundation
import PushwooshTesting
import Testing

@Suite("Rich media that close by themselves")
@MainActor
struct CloseAfterTests {
    private let shown = ["should A", "present A"]
    private let closed = ["should A", "present A", "close A"]

    private func modal(closeAfter interval: TimeInterval?, _ setUp: (HeadlessApp) -> Void = { _ in }) -> ModalApp {
        let modal = ModalApp(setUp)
        modal.set {
            $0.configure(
                position: .PWModalWindowPositionCenter,
                presentAnimation: .PWAnimationPresentFromBottom,
                dismissAnimation: .PWAnimationDismissNone
            )
            if let interval { $0.closeAfter(interval) }
        }
        modal.present()
        return modal
    }

    @Test(
        "it counts from didPresent, to the fraction of a second, and closes once [R42 R43 R45]",
        arguments: [3, 0.5, 0.001]
    )
    func countsFromDidPresent(interval: TimeInterval) {
        let modal = modal(closeAfter: interval) { $0.richMedia = ["A": RichMediaScript(loading: .seconds(2))] }
        modal.app.advance(by: .seconds(2) + .milliseconds(900))
        #expect(modal.calls == shown)
        modal.app.advance(by: .seconds(interval) - .microseconds(10))
        #expect(modal.calls == shown)
        modal.app.advance(by: .microseconds(20))
        #expect(modal.calls == closed)
        modal.app.advance(by: .hours(1))
        #expect(modal.calls == closed)
    }

    @Test(
        "it never closes by itself without a call, nor for what is no time above 0 [R42 R44 MOD-03]",
        arguments: [nil, 0, -3, .nan, -.infinity, .infinity] as [TimeInterval?]
    )
    func never(interval: TimeInterval?) {
        let modal = modal(closeAfter: interval)
        modal.app.advance(by: .hours(24))
        #expect(modal.calls == shown && modal.card?.phase == .shown)
    }

    @Test("swipes that are off do not keep it open [MOD-03]")
    func independentOfSwipes() {
        let modal = modal(closeAfter: 10)
        modal.set { $0.setDismissSwipeDirections([]) }
        modal.wait()
        #expect(!modal.app.swipe(.down) && !modal.app.swipe(.left))
        modal.app.advance(by: .seconds(10))
        #expect(modal.calls == closed)
    }

    @Test("each has its own timer: that of one closed by hand never touches the next [R44 SDK-M3]")
    func ownTimers() {
        let modal = modal(closeAfter: 3)
        modal.present("B")
        modal.app.advance(by: .milliseconds(1900))
        modal.app.closeFromPage()
        #expect(modal.calls == closed + ["should B"])
        modal.app.advance(by: .milliseconds(900) + .milliseconds(2999))
        #expect(modal.calls == closed + ["should B", "present B"])
        modal.app.advance(by: .milliseconds(1))
        #expect(modal.calls == closed + ["should B", "present B", "close B"])
    }

    @Test("the interval is read when it has come in; a later call touches the next [R44 SDK-M4]")
    func readAtDidPresent() {
        let modal = modal(closeAfter: nil)
        modal.set { $0.closeAfter(2) }
        modal.wait()
        modal.set { $0.closeAfter(100) }
        modal.app.advance(by: .seconds(2))
        #expect(modal.calls == closed)
        modal.present("B")
        modal.app.advance(by: .seconds(50))
        #expect(modal.calls == closed + ["should B", "present B"])
    }

    @Test("time in the background does not count")
    func background() {
        let modal = modal(closeAfter: 3)
        modal.app.advance(by: .milliseconds(2900))
        modal.app.background()
        modal.app.advance(by: .hours(1))
        #expect(modal.calls == shown)
        modal.app.foreground()
        modal.app.advance(by: .milliseconds(999))
        #expect(modal.calls == shown)
        modal.app.advance(by: .milliseconds(1))
        #expect(modal.calls == closed)
    }

    @Test("it waits while a screen reader runs, and goes on when it ends")
    func screenReader() {
        let modal = modal(closeAfter: 3) { $0.appearance.screenReaderRuns = true }
        modal.app.advance(by: .hours(1))
        #expect(modal.calls == shown)
        modal.app.appearance.screenReaderRuns = false
        modal.app.advance(by: .seconds(2))
        modal.app.background()
        modal.app.appearance.screenReaderRuns = true
        modal.app.foreground()
        modal.app.advance(by: .hours(1))
        #expect(modal.calls == shown)
        modal.app.appearance.screenReaderRuns = false
        modal.app.advance(by: .seconds(1))
        #expect(modal.calls == closed)
    }
}
