import Foundation
import PushwooshTesting
import Testing

@Suite("The style of rich media")
@MainActor
struct StyleTests {
    private struct Setting: Sendable {
        var plist: String?
        var code: PWRichMediaPresentationStyle?
        var style: PWRichMediaPresentationStyle
    }

    @Test(
        "the style set in code, else Info.plist's, else legacy [R06 R08 R11]",
        arguments: [
            Setting(style: .legacy),
            Setting(plist: "MODAL_RICH_MEDIA", style: .modal),
            Setting(plist: " \tMODAL_RICH_MEDIA\n", style: .modal),
            Setting(plist: "LEGACY_RICH_MEDIA", style: .legacy),
            Setting(plist: "modal_rich_media", style: .legacy),
            Setting(plist: "", style: .legacy),
            Setting(plist: "LEGACY_RICH_MEDIA", code: .modal, style: .modal),
            Setting(plist: "MODAL_RICH_MEDIA", code: .legacy, style: .legacy),
            Setting(code: .modal, style: .modal),
        ]
    )
    private func precedence(setting: Setting) {
        let app = HeadlessApp { if let plist = setting.plist { $0.infoPlist = ["Pushwoosh_RICH_MEDIA_STYLE": plist] } }
        app.run {
            if let code = setting.code { Pushwoosh.media.setRichMediaPresentationStyle(code) }
            #expect(Pushwoosh.media.richMediaPresentationStyle() == setting.style)
            Pushwoosh.media.modalRichMedia.present(PWRichMedia(content: "A", source: .inApp))
        }
        #expect(app.screen.richMedia?.card.isOpaque == (setting.style == .legacy))
    }

    @Test(
        "a value that is not known leaves one line in the log that names the nearest [R06]",
        arguments: [
            ("MODAL_RICHMEDIA", "MODAL_RICH_MEDIA"), ("legacy", "LEGACY_RICH_MEDIA"),
            ("MODAL_RICH_MEDIA" + String(repeating: "A", count: 3_000_000), "MODAL_RICH_MEDIA"),
        ]
    )
    func unknownValue(written: String, nearest: String) {
        let app = HeadlessApp { $0.infoPlist = ["Pushwoosh_RICH_MEDIA_STYLE": written] }
        app.run { for _ in 0..<3 { #expect(Pushwoosh.media.richMediaPresentationStyle() == .legacy) } }
        let lines = app.log.filter { $0.message.contains("Pushwoosh_RICH_MEDIA_STYLE") }
        #expect(lines.count == 1 && lines.first?.message.contains("Did you mean \(nearest)?") == true)
        #expect(lines.allSatisfy { $0.message.count < 250 })
    }

    @Test("a value that is no string leaves one line in the log")
    func wrongType() {
        let app = HeadlessApp { $0.infoPlist = ["Pushwoosh_RICH_MEDIA_STYLE": 1] }
        app.run { #expect(Pushwoosh.media.richMediaPresentationStyle() == .legacy) }
        #expect(app.log.filter { $0.message.contains("Pushwoosh_RICH_MEDIA_STYLE") }.count == 1)
    }

    @Test("legacy covers the whole window, opaque, from below, without the modal settings, with the same calls [R08]")
    func legacy() {
        let modal = ModalApp()
        modal.set {
            $0.configure(
                position: .PWModalWindowPositionTop,
                presentAnimation: .PWAnimationPresentNone,
                dismissAnimation: .PWAnimationDismissNone
            )
            $0.setDismissSwipeDirections([NSNumber(value: DismissSwipeDirection.PWSwipeDismissDown.rawValue)])
            $0.setHapticFeedbackType(.PWHapticFeedbackHard)
            $0.setCornerType(.PWCornerTypeTopLeft, withRadius: 9)
            $0.closeAfter(3)
        }
        modal.app.run { Pushwoosh.media.setRichMediaPresentationStyle(.legacy) }
        modal.present("A")
        #expect(modal.card?.frame == WindowMetrics.phone.bounds && modal.card?.card.isOpaque == true)
        #expect(modal.card?.motion.start.offset.dy == 2000)
        modal.app.advance(by: .minutes(1))
        #expect(modal.card?.card.swipes == [] && modal.card?.card.corners == [] && modal.app.haptics.isEmpty)
        #expect(modal.calls == ["should A", "present A"])
        #expect(modal.app.tap(.close))
        modal.wait()
        #expect(modal.calls == ["should A", "present A", "close A"])
    }
}
