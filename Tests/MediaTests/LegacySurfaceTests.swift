import Foundation
import PushwooshTesting
import Testing

@Suite("Rich media of the legacy style over a surface that misbehaves")
@MainActor
struct LegacySurfaceTests {
    private let surface = ScriptedSurface()
    private let recorder = Recorder()

    private func start() -> HeadlessApp {
        let app = HeadlessApp()
        Platform.$override.withValue(app.platform(over: surface)) {
            PWLegacyRichMedia.delegate = recorder
            PWRichMediaManager.shared().richMediaStyle.animationDelegate = nil
            for code in ["A", "B"] { PWLegacyRichMedia.present(PWRichMedia(content: code, source: .inApp)) }
        }
        app.settle()
        return app
    }

    private func report(_ app: HeadlessApp, _ events: SurfaceEvent...) {
        let window = surface.windows.last
        for event in events { window?.report(event) }
        app.settle()
    }

    @Test("a page that navigates or loads again is presented once [SDK-L3]")
    func repeatedEvents() {
        let app = start()
        report(app, .pageReady(height: 100), .pageReady(height: 100))
        app.advance(by: .seconds(1))
        report(app, .pageReady(height: 200))
        #expect(recorder.calls == ["should A", "present A"] && surface.windows.count == 1)
        report(app, .closeRequested, .closeRequested, .pageReady(height: 1), .windowLost)
        app.settle()
        #expect(recorder.calls == ["should A", "present A", "close A", "should B"])
        #expect(surface.windows.first?.isClosed == true)
    }

    @Test("a failure at any stage is told once, closes the window and frees the slot [SDK-L2]", arguments: 0...1)
    func failure(stage: Int) {
        let app = start()
        if stage > 0 { report(app, .pageReady(height: 100)) }
        report(app, .failed(HeadlessFailure("The page has crashed.")), .windowLost, .pageReady(height: 1))
        let shown = stage > 0 ? ["should A", "present A"] : ["should A"]
        #expect(recorder.calls == shown + ["fail A", "should B"])
        #expect(surface.windows.first?.isClosed == true && surface.windows.count == 2)
    }

    @Test("a tap on a button that is not there does nothing")
    func strangeTap() {
        let app = start()
        report(app, .tapped(ObjectIdentifier(recorder)), .pageReady(height: 100), .tapped(ObjectIdentifier(surface)))
        #expect(recorder.calls == ["should A", "present A"])
    }
}
