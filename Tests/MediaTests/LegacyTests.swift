import Foundation
import PushwooshTesting
import Testing

/// An app in front whose rich media are of the legacy style, and what its delegate hears.
@MainActor
struct LegacyApp {
    let app: HeadlessApp
    let recorder = Recorder()

    init(_ scripts: [String: RichMediaScript] = [:], style: (PWRichMediaStyle) -> Void = { _ in }) {
        app = HeadlessApp { $0.richMedia = scripts }
        app.run {
            PWLegacyRichMedia.delegate = recorder
            style(PWRichMediaManager.shared().richMediaStyle)
        }
    }

    var window: RichMediaWindowOnScreen? { app.screen.richMediaWindow }
    var calls: [String] { recorder.calls }

    @discardableResult
    func present(_ code: String = "A") -> PWRichMedia {
        let richMedia = PWRichMedia(content: code, source: .inApp)
        app.run { Pushwoosh.media.legacyRichMedia.present(richMedia) }
        return richMedia
    }

    func wait(_ seconds: Double = 1) {
        app.advance(by: .milliseconds(Int64(seconds * 1000)))
    }
}

extension SurfaceView {
    /// Whether it is halfway between invisible and opaque.
    var isHalfSeen: Bool { abs(look.alpha - 0.5) < 0.001 }
}

@Suite("Rich media of the legacy style")
@MainActor
struct LegacyTests {
    @Test("it stands in a window of its own over the whole app, black 0.3 behind, and takes every touch [R08]")
    func ownWindow() throws {
        let legacy = LegacyApp()
        legacy.present()
        legacy.wait()
        let window = try #require(legacy.window)
        #expect(
            window.background == UIColor(white: 0, alpha: 0.3)
                && window.content?.look.frame.size == CGSize(width: 390, height: 844)
        )
        #expect(window.window.hidesStatusBar && window.window.allowsInlineMediaPlayback == nil)
        #expect(!legacy.app.tap(.outside) && legacy.window != nil)
        #expect(legacy.app.screen.cards.isEmpty && legacy.app.screen.text.contains("window of rich media A"))
    }

    @Test("modal settings do not reach it, and it makes no vibration and closes by no timer [R08]")
    func withoutModalSettings() {
        let legacy = LegacyApp()
        legacy.app.run {
            PWModalRichMedia.setHapticFeedbackType(.PWHapticFeedbackHard)
            PWModalRichMedia.closeAfter(3)
        }
        legacy.present()
        legacy.wait(60)
        #expect(legacy.window != nil && legacy.app.haptics.isEmpty && legacy.calls == ["should A", "present A"])
    }

    @Test("didPresent comes when it is loaded, as the animation starts, and not again")
    func presentedAtTheStart() {
        let legacy = LegacyApp(["A": RichMediaScript(loading: .milliseconds(200))])
        legacy.present()
        legacy.wait(0.199)
        #expect(legacy.calls == ["should A"] && legacy.window?.content == nil)
        legacy.wait(0.001)
        #expect(legacy.calls == ["should A", "present A"])
        #expect(legacy.window?.content?.look.frame.minY.rounded() == 844)
        legacy.wait(5)
        #expect(legacy.calls == ["should A", "present A"] && legacy.window?.content?.look.frame.minY.rounded() == 0)
    }

    @Test("didClose comes when the animation has ended, and the window goes before it")
    func closing() {
        let legacy = LegacyApp()
        legacy.present()
        legacy.wait()
        legacy.recorder.inside = { call, _ in if call == "close A" { #expect(legacy.window == nil) } }
        #expect(legacy.app.tap(.close))
        #expect(!legacy.app.tap(.close) || legacy.calls.count == 2)
        legacy.wait(0.15)
        #expect(legacy.window?.content?.look.frame.minY.rounded() == 422)
        #expect((legacy.window?.background?.components(for: .light).alpha ?? 1) < 0.2)
        #expect(legacy.calls == ["should A", "present A"])
        legacy.wait(0.15)
        #expect(legacy.calls == ["should A", "present A", "close A"] && legacy.window == nil)
        legacy.wait(10)
        #expect(legacy.calls.count == 3 && legacy.app.log.filter { $0.subject == "RichMedia" }.isEmpty)
    }

    @Test("every way to close gives one didClose, also while it is coming in", arguments: [0.1, 1])
    func waysToClose(after seconds: Double) {
        let ways: [(HeadlessApp) -> Bool] = [{ $0.closeFromPage() }, { $0.pressEscape() }]
        for way in ways {
            let legacy = LegacyApp()
            legacy.present()
            legacy.wait(seconds)
            #expect(way(legacy.app))
            legacy.wait(5)
            #expect(legacy.calls == ["should A", "present A", "close A"] && legacy.window == nil)
        }
    }

    @Test("a failure is told once, without didClose, and the next one comes [SDK-L2]", arguments: ["fetch", "page"])
    func failure(kind: String) {
        var script = RichMediaScript()
        if kind == "fetch" { script.fetchFailure = "broken" } else { script.loadFailure = "broken" }
        let legacy = LegacyApp(["A": script])
        legacy.present("A")
        legacy.present("B")
        legacy.wait(5)
        #expect(legacy.calls == ["should A", "fail A", "should B", "present B"])
        #expect(legacy.recorder.errors.first?.localizedDescription == "broken")
        #expect(legacy.app.mostOverlaysAtOnce == 1)
    }

    @Test("one without content, or with a push that is no JSON, fails and opens no window")
    func nothingToLoad() {
        let legacy = LegacyApp()
        for richMedia in [
            PWRichMedia(content: nil, source: .inApp),
            PWRichMedia(content: "A", source: .push, pushPayload: ["when": Date()]),
        ] { legacy.app.run { PWLegacyRichMedia.present(richMedia) } }
        legacy.wait()
        #expect(legacy.calls == ["should -", "fail -", "should A", "fail A"] && legacy.app.history.isEmpty)
    }

    @Test("legacy and modal ones share one queue: never two windows at once")
    func oneQueue() {
        let legacy = LegacyApp()
        legacy.present("A")
        legacy.wait()
        legacy.app.run {
            Pushwoosh.media.setRichMediaPresentationStyle(.modal)
            Pushwoosh.media.modalRichMedia.present(PWRichMedia(content: "B", source: .inApp))
        }
        legacy.wait()
        #expect(legacy.calls == ["should A", "present A"])
        legacy.app.closeFromPage()
        legacy.wait(3)
        #expect(legacy.window == nil && legacy.app.screen.richMedia?.code == "B")
        #expect(legacy.calls == ["should A", "present A", "close A", "should B", "present B"])
        #expect(legacy.app.mostOverlaysAtOnce == 1)
    }

    @Test("nothing of it stays alive after it has gone", arguments: [true, false])
    func released(fails: Bool) {
        let legacy = LegacyApp(["A": RichMediaScript(loadFailure: fails ? "broken" : nil)])
        legacy.app.run { PWLegacyRichMedia.delegate = nil }
        weak var richMedia: PWRichMedia?
        do { richMedia = legacy.present() }
        legacy.wait()
        if !fails { legacy.app.closeFromPage() }
        legacy.wait(20)
        #expect(richMedia == nil)
    }

    @Test("loaded while the app is behind, it comes when the app is in front again")
    func background() {
        let legacy = LegacyApp(["A": RichMediaScript(loading: .seconds(1))])
        legacy.present()
        legacy.app.background()
        legacy.wait(3)
        #expect(legacy.calls == ["should A"])
        legacy.app.foreground()
        legacy.wait()
        #expect(legacy.calls == ["should A", "present A"])
    }

    @Test(
        "a window that changes its size is filled again",
        arguments: [RichMediaDocument.Placement.fullscreen, .centerbox]
    )
    func resized(placement: RichMediaDocument.Placement) throws {
        let legacy = LegacyApp(["A": RichMediaScript(placement: placement)])
        legacy.present()
        legacy.wait()
        legacy.app.openWindow(WindowMetrics(size: CGSize(width: 800, height: 600)))
        let content = try #require(legacy.window?.content)
        let isFull = placement == .fullscreen
        #expect(content.look.frame == CGRect(x: 0, y: isFull ? 0 : 150, width: 800, height: isFull ? 600 : 300))
        #expect(content.subviews.first?.look.frame.size == content.look.frame.size)
    }

    @Test("a banner stands at its own edge of the safe area, as high as its page [SDK-L1]")
    func banners() throws {
        for (placement, y) in [(RichMediaDocument.Placement.topbanner, 47.0), (.bottombanner, 610)] {
            let legacy = LegacyApp(["A": RichMediaScript(height: 200, placement: placement)])
            legacy.present()
            legacy.wait()
            #expect(legacy.window?.content?.look.frame == CGRect(x: 0, y: y, width: 390, height: 200))
        }
    }
}
