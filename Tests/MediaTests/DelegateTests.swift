import Foundation
import PushwooshTesting
import Testing

@Suite("The delegate of rich media")
@MainActor
struct DelegateTests {
    /// A delegate as the Objective-C importer prints it.
    private final class Imported: PWRichMediaPresentingDelegate {
        var calls: [String] = []

        func richMediaManager(_ richMediaManager: PWRichMediaManager!, shouldPresent richMedia: PWRichMedia!) -> Bool {
            calls.append("should \(richMedia.content ?? "")")
            return richMedia.content != "refused"
        }

        func richMediaManager(_ richMediaManager: PWRichMediaManager!, didPresent richMedia: PWRichMedia!) {
            calls.append("present \(richMedia.content ?? "")")
        }

        func richMediaManager(_ richMediaManager: PWRichMediaManager!, didClose richMedia: PWRichMedia!) {
            calls.append("close \(richMedia.content ?? "")")
        }

        func richMediaManager(
            _ richMediaManager: PWRichMediaManager!,
            presentingDidFailFor richMedia: PWRichMedia!,
            withError error: (any Error)!
        ) {
            calls.append("fail \(richMedia.content ?? "")")
        }
    }

    @Test("each of the four methods is called, written as the guide writes it and as the importer prints it [R47]")
    func bothForms() {
        let modal = ModalApp { $0.richMedia = ["bad": RichMediaScript(loadFailure: "broken")] }
        modal.recorder.refused = ["refused"]
        let imported = Imported()
        for delegate in [modal.recorder, imported] as [any PWRichMediaPresentingDelegate] {
            modal.set { $0.delegate = delegate }
            for code in ["refused", "bad", "A"] { modal.present(code) }
            modal.wait()
            modal.app.closeFromPage()
            modal.wait()
        }
        #expect(imported.calls == ["should refused", "should bad", "fail bad", "should A", "present A", "close A"])
        #expect(modal.calls == imported.calls)
    }

    @Test("one presentation is the same object in every callback, given with the one manager [R53]")
    func sameObject() {
        let modal = ModalApp()
        let richMedia = modal.present("A")
        modal.wait()
        modal.app.closeFromPage()
        modal.wait()
        modal.present(richMedia)
        #expect(modal.recorder.objects.count == 4 && modal.recorder.objects.allSatisfy { $0 === richMedia })
        let shared = modal.app.run { PWRichMediaManager.shared() }
        #expect(modal.recorder.managers.allSatisfy { $0 === shared })
    }

    @Test(
        "one delegate for the manager too; it reads back; nil ends its calls at once [R49 MOD-07]"
    )
    func oneSlot() {
        let modal = ModalApp()
        modal.app.run {
            #expect(PWModalRichMedia.delegate === modal.recorder && PWModalRichMedia.getDelegate() === modal.recorder)
            #expect(PWRichMediaManager.shared().delegate === modal.recorder)
        }
        modal.present("A")
        modal.wait()
        modal.app.run { PWRichMediaManager.shared().delegate = nil }
        modal.app.run { #expect(PWModalRichMedia.delegate == nil) }
        modal.app.closeFromPage()
        modal.wait()
        modal.present("B")
        modal.wait()
        #expect(modal.calls == ["should A", "present A"] && modal.card?.code == "B")
    }

    @Test("a delegate made in the same line lives on, and is let go when another is set [R49 MOD-07]")
    func heldStrongly() {
        let modal = ModalApp()
        weak var held: Recorder?
        modal.set {
            let inline = Recorder()
            held = inline
            $0.setDelegate(inline)
        }
        modal.present("A")
        modal.wait()
        #expect(held?.calls == ["should A", "present A"])
        modal.set { $0.delegate = modal.recorder }
        #expect(held == nil)
        modal.app.closeFromPage()
        modal.wait()
        #expect(modal.calls == ["close A"])
    }

    @Test("nothing of a rich media stays alive after didClose [MOD-07]", arguments: [true, false])
    func released(fails: Bool) {
        let modal = ModalApp { $0.richMedia = ["A": RichMediaScript(loadFailure: fails ? "broken" : nil)] }
        modal.set {
            $0.delegate = nil
            $0.closeAfter(60)
        }
        weak var richMedia: PWRichMedia?
        do { richMedia = modal.present("A") }
        modal.wait()
        if !fails { modal.app.closeFromPage() }
        modal.wait()
        #expect(richMedia == nil)
    }
}
