import Foundation
import PushwooshTesting
import Testing

@Suite("Rich media over a surface that misbehaves")
@MainActor
struct RichMediaSurfaceTests {
    private let surface = ScriptedSurface()
    private let recorder = Recorder()

    /// An app over the scripted surface.
    private func start(isLaunched: Bool = true) -> (app: HeadlessApp, platform: Platform) {
        let app = HeadlessApp(isLaunched: isLaunched)
        let platform = app.platform(over: surface)
        Platform.$override.withValue(platform) {
            Pushwoosh.media.setRichMediaPresentationStyle(.modal)
            Pushwoosh.media.modalRichMedia.delegate = recorder
            Pushwoosh.media.modalRichMedia.setHapticFeedbackType(.PWHapticFeedbackLight)
            for code in ["A", "B"] { PWModalRichMedia.present(PWRichMedia(content: code, source: .inApp)) }
        }
        app.settle()
        return (app, platform)
    }

    private func report(_ app: HeadlessApp, _ events: SurfaceEvent...) {
        let piece = surface.pieces.last
        for event in events { piece?.report(event) }
        app.settle()
    }

    @Test("loading and arriving again, as frames and reloads make pages do, adds nothing [R56 R32 SDK-M11]")
    func repeatedEvents() {
        let (app, _) = start()
        report(app, .ready, .ready, .appeared, .ready, .appeared)
        #expect(recorder.calls == ["should A", "present A"] && app.haptics == [.light])
        #expect(surface.pieces.last?.requests == [.appear])
        report(app, .closeRequested, .closeRequested, .swiped(.down), .disappeared, .disappeared)
        #expect(recorder.calls == ["should A", "present A", "close A", "should B"])
        #expect(surface.pieces.first?.requests == [.appear, .disappear])
    }

    @Test("a failure at any stage is told once, takes the card away and frees the slot [R60 SDK-M7]", arguments: 0...2)
    func failure(stage: Int) {
        let (app, _) = start()
        if stage > 0 { report(app, .ready) }
        if stage > 1 { report(app, .appeared) }
        report(app, .failed(HeadlessFailure("The page has crashed.")), .disappeared, .windowLost)
        let shown = stage > 1 ? ["should A", "present A"] : ["should A"]
        #expect(recorder.calls == shown + ["fail A", "should B"])
        #expect(recorder.errors.map(\.localizedDescription) == ["The page has crashed."])
        #expect(surface.pieces.first?.requests.last == .remove)
    }

    @Test("failing while it leaves, it has closed [R57]")
    func failureWhileLeaving() {
        let (app, _) = start()
        report(app, .ready, .appeared, .closeRequested, .failed(HeadlessFailure("late")))
        #expect(recorder.calls == ["should A", "present A", "close A", "should B"] && recorder.errors.isEmpty)
    }

    @Test("a swipe before it is in place, or one that does not close, does nothing [R37]")
    func earlySwipe() {
        let (app, platform) = start()
        Platform.$override.withValue(platform) { PWModalRichMedia.setDismissSwipeDirections([0]) }
        report(app, .swiped(.down), .ready, .swiped(.down), .appeared, .swiped(.down))
        #expect(recorder.calls == ["should A", "present A"])
    }

    @Test("nothing is shown before launch has ended, though there is a window [MOD-04]")
    func beforeLaunchHasEnded() {
        let (app, _) = start(isLaunched: false)
        app.advance(by: .minutes(1))
        #expect(surface.pieces.isEmpty && recorder.calls.isEmpty)
        app.launch()
        #expect(surface.pieces.count == 1 && recorder.calls == ["should A"])
    }
}
