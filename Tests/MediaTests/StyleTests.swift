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
        #expect((app.screen.richMedia != nil) == (setting.style == .modal))
        #expect((app.screen.richMediaWindow != nil) == (setting.style == .legacy))
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

    @Test("a style set in code holds in every later launch [SDK-C13]", arguments: ["LEGACY_RICH_MEDIA", nil])
    func acrossLaunches(plist: String?) {
        let app = HeadlessApp { if let plist { $0.infoPlist = ["Pushwoosh_RICH_MEDIA_STYLE": plist] } }
        app.run { Pushwoosh.media.setRichMediaPresentationStyle(.modal) }
        for _ in 0..<3 {
            app.relaunch()
            #expect(app.run { Pushwoosh.media.richMediaPresentationStyle() } == .modal)
        }
    }

    @Test(
        "an Info.plist edited since wins over the style set in code before [SDK-C13]",
        arguments: [("MODAL_RICH_MEDIA", PWRichMediaPresentationStyle.modal), (nil, .legacy), ("FULLSCREEN", .legacy)]
            as [(String?, PWRichMediaPresentationStyle)]
    )
    func editedInfoPlist(text: String?, style: PWRichMediaPresentationStyle) {
        let app = HeadlessApp { $0.infoPlist = ["Pushwoosh_RICH_MEDIA_STYLE": "LEGACY_RICH_MEDIA"] }
        app.run { Pushwoosh.media.setRichMediaPresentationStyle(style == .modal ? .legacy : .modal) }
        app.infoPlist = text.map { ["Pushwoosh_RICH_MEDIA_STYLE": $0] } ?? [:]
        for _ in 0..<2 {
            app.relaunch()
            #expect(app.run { Pushwoosh.media.richMediaPresentationStyle() } == style)
        }
    }
}
