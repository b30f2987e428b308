import Foundation
import PushwooshTesting
import Testing

@Suite("Rich media come one at a time")
@MainActor
struct QueueTests {
    private func close(_ modal: ModalApp) {
        modal.app.closeFromPage()
        modal.wait()
    }

    private func round(_ codes: String...) -> [String] {
        codes.flatMap { ["should \($0)", "present \($0)", "close \($0)"] }
    }

    @Test("they are shown in the order in which they came, each once, never two in one frame [R50 R51 R59]")
    func firstInFirstOut() {
        let modal = ModalApp()
        for code in ["A", "B", "C"] { modal.present(code) }
        for _ in 0..<3 {
            modal.wait()
            close(modal)
        }
        modal.app.advance(by: .hours(1))
        #expect(modal.calls == round("A", "B", "C"))
        #expect(modal.app.mostOverlaysAtOnce == 1)
    }

    @Test("the next waits for the leaving animation, and comes in a later turn [R50]")
    func afterTheAnimation() {
        let modal = ModalApp()
        modal.present("A")
        modal.present("B")
        modal.wait()
        modal.app.closeFromPage()
        modal.app.advance(by: .milliseconds(199))
        #expect(modal.card?.code == "A" && modal.card?.phase == .leaving)
        modal.app.advance(by: .milliseconds(1))
        #expect(modal.card?.code == "B" && modal.app.mostOverlaysAtOnce == 1)
    }

    @Test("the slot is taken when the first is allowed, not when it appears [R59 MOD-01]")
    func slowFirst() {
        let modal = ModalApp {
            $0.richMedia = ["A": RichMediaScript(fetching: .seconds(3)), "B": RichMediaScript(fetching: .seconds(1))]
        }
        modal.present("A")
        modal.present("B")
        modal.app.advance(by: .seconds(5))
        close(modal)
        modal.app.advance(by: .seconds(2))
        close(modal)
        #expect(modal.calls == round("A", "B") && modal.app.mostOverlaysAtOnce == 1)
    }

    @Test("what waits is asked about when its turn comes, and not before [R59]")
    func askedInTurn() {
        let modal = ModalApp()
        modal.present("A")
        modal.present("B")
        modal.app.advance(by: .hours(1))
        #expect(modal.calls == ["should A", "present A"])
        modal.recorder.refused = ["B"]
        close(modal)
        #expect(modal.calls == round("A") + ["should B"])
    }

    @Test("a refusal is final for that call: nothing else follows, and the next one has its turn [R54]")
    func refusal() {
        let modal = ModalApp()
        modal.recorder.refused = ["A"]
        let refused = modal.present("A")
        modal.present("B")
        #expect(modal.card?.code == "B")
        modal.app.advance(by: .hours(1))
        #expect(modal.calls == ["should A", "should B", "present B"])
        close(modal)
        modal.app.advance(by: .hours(1))
        #expect(modal.calls == ["should A"] + round("B"))
        modal.recorder.refused = []
        modal.present(refused)
        modal.wait()
        #expect(modal.card?.code == "A" && modal.recorder.objects.last === refused)
    }

    @Test("one refused in its turn does not hold up those behind it [R54]")
    func refusedInTurn() {
        let modal = ModalApp()
        modal.recorder.refused = ["B", "C"]
        for code in ["A", "B", "C", "D"] { modal.present(code) }
        modal.wait()
        close(modal)
        #expect(modal.calls == round("A") + ["should B", "should C", "should D"] && modal.card?.code == "D")
    }

    @Test("presented again, it is asked about again, and the answer is obeyed [R55]")
    func askedAgain() {
        let modal = ModalApp()
        modal.recorder.refused = ["A"]
        let richMedia = modal.present("A")
        modal.present(richMedia)
        #expect(modal.calls == ["should A", "should A"] && modal.card == nil)
        modal.recorder.refused = []
        modal.present(richMedia)
        #expect(modal.calls == ["should A", "should A", "should A"] && modal.card != nil)
    }

    @Test("the same object already waiting or shown is not shown twice, and a log line says so [R59 SDK-M8]")
    func sameObject() {
        let modal = ModalApp()
        let first = modal.present("A")
        let second = modal.present("B")
        modal.present(second)
        modal.present(first)
        #expect(modal.app.log.filter { $0.level == .warning && $0.subject == "RichMedia" }.count == 2)
        for _ in 0..<3 {
            modal.wait()
            if modal.card != nil { close(modal) }
        }
        #expect(modal.calls == round("A", "B"))
        modal.present(first)
        modal.wait()
        #expect(modal.calls == round("A", "B") + ["should A", "present A"])
    }

    @Test(
        "present inside any callback takes effect after it, once, with one window [R58 MOD-05]",
        arguments: [
            "should A", "present A", "close A",
        ]
    )
    func presentInside(call: String) {
        let modal = ModalApp()
        let held = PWRichMedia(content: "B", source: .inApp)
        modal.recorder.inside = { heard, _ in
            if heard == call { Pushwoosh.media.modalRichMedia.present(held) }
        }
        modal.present("A")
        modal.present("C")
        for _ in 0..<3 {
            modal.wait()
            close(modal)
        }
        #expect(Set(modal.calls) == Set(round("A", "B", "C")) && modal.calls.count == 9)
        #expect(modal.app.mostOverlaysAtOnce == 1)
        #expect(modal.calls.prefix(3) == ["should A", "present A", "close A"])
    }

    @Test(
        "the queue works without a delegate, and with one that hears of closing only [R48]",
        arguments: [false, true]
    )
    func withoutDelegate(hasDelegate: Bool) {
        final class OnlyClose: PWRichMediaPresentingDelegate {
            var closed: [String] = []
            func richMediaManager(_ richMediaManager: PWRichMediaManager, didClose richMedia: PWRichMedia) {
                closed.append(richMedia.content)
            }
        }
        let modal = ModalApp()
        let delegate = OnlyClose()
        modal.set { $0.delegate = hasDelegate ? delegate : nil }
        modal.present("A")
        modal.present("B")
        modal.wait()
        #expect(modal.card?.code == "A")
        close(modal)
        #expect(modal.card?.code == "B")
        close(modal)
        #expect(delegate.closed == (hasDelegate ? ["A", "B"] : []) && modal.app.mostOverlaysAtOnce == 1)
    }

    @Test("present may be called from any thread; the delegate is called on the main thread [R57]")
    func anyThread() async {
        let modal = ModalApp()
        let platform = modal.app.platform
        await Task.detached {
            Platform.$override.withValue(platform) {
                Pushwoosh.media.modalRichMedia.present(PWRichMedia(content: "A", source: .inApp))
            }
        }.value
        modal.app.settle()
        modal.wait()
        #expect(modal.calls == ["should A", "present A"])
    }

    @Test("before any window is active nothing is asked, shown or counted; then each comes once [MOD-04 SDK-M9]")
    func withoutWindow() {
        let modal = ModalApp { $0.window = nil }
        modal.set { $0.closeAfter(3) }
        modal.present("A")
        modal.present("B")
        modal.app.advance(by: .hours(1))
        #expect(modal.calls.isEmpty && modal.app.history.isEmpty)
        modal.app.openWindow()
        modal.wait()
        #expect(modal.calls == ["should A", "present A"])
        for _ in 0..<10 { modal.wait() }
        #expect(modal.calls == round("A", "B") && modal.app.mostOverlaysAtOnce == 1)
    }

    @Test("what cannot be shown once the window is there frees the slot [MOD-04]")
    func expiredBeforeTheWindow() {
        let modal = ModalApp {
            $0.window = nil
            $0.richMedia = ["A": RichMediaScript(fetchFailure: "expired")]
        }
        modal.present("A")
        modal.present("B")
        modal.app.openWindow()
        modal.wait()
        #expect(modal.calls == ["should A", "fail A", "should B", "present B"])
    }

    @Test("a window that goes while it loads is waited for [MOD-04]")
    func windowGoesWhileLoading() {
        let modal = ModalApp { $0.richMedia = ["A": RichMediaScript(fetching: .seconds(2))] }
        modal.present("A")
        modal.app.closeWindow()
        modal.app.advance(by: .minutes(1))
        #expect(modal.calls == ["should A"])
        modal.app.openWindow()
        modal.wait()
        #expect(modal.calls == ["should A", "present A"])
    }
}
