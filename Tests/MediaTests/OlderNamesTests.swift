import Foundation
import PushwooshTesting
import Testing

@Suite("Rich media as older code and protocols reach them")
@MainActor
struct OlderNamesTests {
    @Test("the older configuration is one object, and sets what modal rich media have")
    func configuration() {
        let modal = ModalApp()
        modal.app.run {
            let older = PWModalWindowConfiguration.shared()
            #expect(older === PWModalWindowConfiguration.shared())
            older.configureModalWindow(
                with: .PWModalWindowPositionBottom,
                present: .PWAnimationPresentNone,
                dismiss: .PWAnimationDismissNone
            )
            older.setDismissSwipeDirections([NSNumber(value: DismissSwipeDirection.PWSwipeDismissDown.rawValue)])
            older.setPresent(.PWHapticFeedbackHard)
            older.setCornerType(.PWCornerTypeTopLeft, withRadius: 9)
            older.closeModalWindow(after: 3)
        }
        modal.present("A")
        #expect(modal.card?.card.placement == .bottom && modal.card?.card.swipes == [.down])
        #expect(modal.card?.card.corners == .topLeft && modal.card?.card.cornerRadius == 9)
        #expect(modal.app.haptics == [.heavy])
        modal.app.advance(by: .seconds(3))
        #expect(modal.calls == ["should A", "present A", "close A"])
    }

    @Test("presentModalWindow shows a modal one whatever the style, without asking, and tells the rest")
    func withoutTheGate() {
        let legacy = LegacyApp()
        legacy.recorder.refused = ["A"]
        legacy.app.run {
            PWModalWindowConfiguration.shared().presentModalWindow(PWRichMedia(content: "A", source: .inApp))
        }
        legacy.wait()
        #expect(legacy.app.screen.richMedia?.code == "A" && legacy.window == nil && legacy.calls == ["present A"])
        legacy.app.closeFromPage()
        legacy.wait()
        #expect(legacy.calls == ["present A", "close A"])
    }

    @Test("it waits for its turn, and the same object twice is ignored [SDK-M8]")
    func inTurn() {
        let modal = ModalApp()
        let second = PWRichMedia(content: "B", source: .inApp)
        modal.present("A")
        modal.app.run { for _ in 0..<2 { PWModalWindowConfiguration.shared().presentModalWindow(second) } }
        modal.wait()
        #expect(modal.card?.code == "A" && modal.app.mostOverlaysAtOnce == 1)
        for _ in 0..<2 {
            modal.app.closeFromPage()
            modal.wait()
        }
        #expect(modal.calls == ["should A", "present A", "close A", "present B", "close B"])
        #expect(modal.app.log.contains { $0.message.contains("presenting it again is ignored") })
    }

    @Test("media, modal and legacy rich media are reached through their protocols as well")
    func protocols() {
        let modal = ModalApp()
        modal.app.run {
            let media: any PWMediaProtocol.Type = PWMedia.media()
            media.setRichMediaPresentationStyle(.legacy)
            #expect(media.richMediaPresentationStyle() == .legacy && media.media() == PWMedia.self)
            let modalProtocol: any PWModalRichMediaProtocol.Type = PWModalRichMedia.modalRichMedia()
            modalProtocol.configure(
                with: .PWModalWindowPositionTop,
                present: .PWAnimationPresentNone,
                dismiss: .PWAnimationDismissNone
            )
            let legacyProtocol: any PWLegacyRichMediaProtocol.Type = PWLegacyRichMedia.legacyRichMedia()
            #expect(legacyProtocol.getDelegate() === modal.recorder && modalProtocol.getDelegate() === modal.recorder)
            legacyProtocol.present(PWRichMedia(content: "A", source: .inApp))
        }
        modal.wait()
        #expect(modal.app.screen.richMediaWindow?.code == "A")
        modal.app.closeFromPage()
        modal.app.run {
            PWMedia.setRichMediaPresentationStyle(.modal)
            PWModalRichMedia.present(PWRichMedia(content: "B", source: .inApp))
        }
        modal.wait()
        #expect(modal.card?.card.placement == .top)
    }
}
