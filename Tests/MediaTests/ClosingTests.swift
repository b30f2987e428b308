import Foundation
import PushwooshTesting
import Testing

@Suite("Closing and failing")
@MainActor
struct ClosingTests {
    /// Every way in which a rich media closes.
    enum Way: String, CaseIterable, Sendable {
        case control, page, escape, swipe, timer, windowGone
    }

    private func modal(for way: Way) -> ModalApp {
        let modal = ModalApp()
        modal.set {
            if way == .swipe {
                $0.setDismissSwipeDirections([NSNumber(value: DismissSwipeDirection.PWSwipeDismissDown.rawValue)])
            }
            $0.closeAfter(way == .timer ? 5 : 0)
        }
        return modal
    }

    private func close(_ modal: ModalApp, by way: Way) {
        switch way {
        case .control: #expect(modal.app.tap(.close))
        case .page: #expect(modal.app.closeFromPage())
        case .escape: #expect(modal.app.pressEscape())
        case .swipe: #expect(modal.app.swipe(.down))
        case .timer: modal.app.advance(by: .seconds(5))
        case .windowGone: modal.app.closeWindow()
        }
    }

    @Test(
        "one didClose after the leaving animation, whichever way it closes [R57 R45 MOD-05]",
        arguments: Way.allCases
    )
    func everyWay(way: Way) {
        let modal = modal(for: way)
        let next = PWRichMedia(content: "C", source: .inApp)
        modal.recorder.inside = { call, _ in
            guard call == "close A" else { return }
            modal.app.closeFromPage()
            Pushwoosh.media.modalRichMedia.present(next)
            #expect(modal.calls.last == "close A")
        }
        modal.present("A")
        modal.wait()
        close(modal, by: way)
        modal.wait()
        #expect(modal.calls.prefix(3) == ["should A", "present A", "close A"])
        if way == .windowGone { modal.app.openWindow() }
        modal.wait()
        #expect(Array(modal.calls.dropFirst(3)) == ["should C", "present C"])
        modal.app.advance(by: .hours(1))
        #expect(modal.calls.filter { $0 == "close A" }.count == 1)
    }

    @Test(
        "two reasons to close at the same moment give one didClose [R57 MOD-05]",
        arguments: Way.allCases,
        Way.allCases
    )
    func twoAtOnce(first: Way, second: Way) {
        let modal = ModalApp()
        modal.set {
            $0.setDismissSwipeDirections([NSNumber(value: DismissSwipeDirection.PWSwipeDismissDown.rawValue)])
            $0.closeAfter(5)
        }
        modal.present("A")
        modal.app.advance(by: .milliseconds(5899))
        for way in [first, second] {
            switch way {
            case .control, .page: modal.app.closeFromPage()
            case .escape: modal.app.pressEscape()
            case .swipe: modal.app.swipe(.down)
            case .timer: modal.app.advance(by: .milliseconds(1))
            case .windowGone: modal.app.closeWindow()
            }
        }
        modal.app.advance(by: .seconds(10))
        #expect(modal.calls == ["should A", "present A", "close A"])
    }

    @Test("asked to close while it comes in, it comes in, then closes [R57]")
    func closedWhileAppearing() {
        let modal = ModalApp()
        modal.present("A")
        modal.app.advance(by: .milliseconds(300))
        #expect(modal.app.closeFromPage())
        modal.app.advance(by: .milliseconds(600))
        #expect(modal.calls == ["should A", "present A"] && modal.card?.phase == .leaving)
        modal.wait()
        #expect(modal.calls == ["should A", "present A", "close A"])
    }

    @Test("didPresent comes at the end of the present animation, once, after whatever loading took [R56]")
    func didPresentOnce() {
        let modal = ModalApp { $0.richMedia = ["A": RichMediaScript(fetching: .seconds(1), loading: .seconds(2))] }
        modal.present("A")
        modal.app.advance(by: .seconds(3) + .milliseconds(899))
        #expect(modal.calls == ["should A"] && modal.card?.phase == .appearing)
        modal.app.advance(by: .milliseconds(1))
        #expect(modal.calls == ["should A", "present A"])
        modal.app.background()
        modal.app.foreground()
        modal.app.advance(by: .minutes(10))
        #expect(modal.calls == ["should A", "present A"])
    }

    @Test(
        "there is a close control unless a swipe closes; with a screen reader there is always one [R63 SDK-M2]",
        arguments: [true, false],
        ModalWindowPosition.allCases
    )
    func closeControl(screenReaderRuns: Bool, position: ModalWindowPosition) {
        for swipes in [[], [DismissSwipeDirection.PWSwipeDismissNone], [.PWSwipeDismissLeft]] {
            for interval in [0.0, 3600] {
                let modal = ModalApp { $0.appearance.screenReaderRuns = screenReaderRuns }
                modal.set {
                    $0.configure(
                        position: position,
                        presentAnimation: .PWAnimationPresentFromTop,
                        dismissAnimation: .PWAnimationDismissUp
                    )
                    $0.setDismissSwipeDirections(swipes.map { NSNumber(value: $0.rawValue) })
                    $0.closeAfter(interval)
                }
                modal.present("A")
                modal.wait()
                let canSwipe = swipes == [.PWSwipeDismissLeft]
                #expect(modal.card?.card.showsCloseControl == (!canSwipe || screenReaderRuns))
                let isClosing = canSwipe && !screenReaderRuns ? modal.app.swipe(.left) : modal.app.tap(.close)
                #expect(isClosing)
                modal.wait()
                #expect(modal.calls == ["should A", "present A", "close A"])
            }
        }
    }

    @Test(
        "a failure at any stage is told once, with a readable error, and the next one has its turn [R60]",
        arguments: [
            RichMediaScript(fetchFailure: "No such package."),
            RichMediaScript(fetching: .seconds(9), fetchFailure: "Too slow."),
            RichMediaScript(loadFailure: "No page."),
            RichMediaScript(fetching: .seconds(2), loading: .seconds(3), loadFailure: "Late."),
        ]
    )
    func failures(script: RichMediaScript) {
        let modal = ModalApp { $0.richMedia = ["A": script] }
        let failed = modal.present("A")
        modal.present("B")
        modal.app.advance(by: .seconds(20))
        #expect(modal.calls == ["should A", "fail A", "should B", "present B"])
        #expect(modal.recorder.errors.map(\.localizedDescription) == [script.fetchFailure ?? script.loadFailure])
        #expect(modal.recorder.objects[1] === failed)
        #expect(modal.app.log.contains { $0.level == .error && $0.message.contains("A was not shown") })
    }

    @Test("what names no content, or cannot be read, fails before anything is loaded [R60]")
    func unusable() {
        let modal = ModalApp()
        modal.present(PWRichMedia(content: nil, source: .push))
        modal.present(PWRichMedia(content: "", source: .push))
        modal.present(PWRichMedia(content: "D", source: .push, pushPayload: ["aps": Date()]))
        #expect(modal.calls == ["should -", "fail -", "should ", "fail ", "should D", "fail D"])
        #expect(modal.recorder.errors.allSatisfy { $0.localizedDescription.count > 20 })
        #expect(modal.app.history.isEmpty)
    }

    @Test("a window that goes before it has come in is a failure, not a close [R57 R60]")
    func windowGoesWhileAppearing() {
        let modal = ModalApp()
        modal.present("A")
        modal.present("B")
        modal.app.advance(by: .milliseconds(300))
        modal.app.closeWindow()
        #expect(modal.calls == ["should A", "fail A"])
        modal.app.openWindow()
        modal.wait()
        #expect(modal.calls == ["should A", "fail A", "should B", "present B"])
    }
}
