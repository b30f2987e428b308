import Foundation
import PushwooshTesting
import Testing

@Suite("Pages of a surface that misbehaves")
@MainActor
struct PageSurfaceTests {
    private let surface = ScriptedSurface()
    private let share = Share()

    private func start(_ style: PWRichMediaPresentationStyle) -> HeadlessApp {
        let app = HeadlessApp()
        Platform.$override.withValue(app.platform(over: surface)) {
            Pushwoosh.media.setRichMediaPresentationStyle(style)
            PWInAppManager.shared().addJavascriptInterface(share, withName: "share")
            PWRichMediaManager.shared().present(PWRichMedia(content: "A", source: .inApp))
        }
        app.settle()
        return app
    }

    private func report(_ app: HeadlessApp, _ events: SurfaceEvent...) {
        for event in events {
            surface.pieces.last?.report(event)
            surface.windows.last?.report(event)
        }
        app.settle()
    }

    @Test(
        "what is reported of a page that has gone calls nothing, and its prompts are not answered",
        arguments: [PWRichMediaPresentationStyle.modal, .legacy]
    )
    func afterTheEnd(style: PWRichMediaPresentationStyle) {
        let app = start(style)
        let (early, late) = (PagePrompt("share:forget"), PagePrompt("share:forget"))
        report(app, .pageStarted, .prompted(early), .failed(HeadlessFailure("The page has crashed.")))
        #expect(share.calls == ["start", "forget 0", "close"] && early.answer?.isEmpty == true)
        report(app, .pageStarted, .pageFinished, .prompted(late), .windowLost)
        #expect(share.calls == ["start", "forget 0", "close"] && late.answer == nil)
    }

    @Test("on a surface that shows no pages a script ends in an error, once")
    func withoutPages() throws {
        let app = start(.modal)
        report(app, .pageStarted)
        let view = try #require(share.webViews.first)
        var failures: [Bool] = []
        view.evaluateJavaScript("1") { _, error in failures.append(error != nil) }
        #expect(failures.isEmpty && view.url == nil && !view.isLoading)
        app.settle()
        #expect(failures == [true])
    }

    @Test("an object may be named on any thread")
    func anyThread() async {
        let pages = PageApp()
        let other = Share()
        let platform = pages.app.platform
        await Task.detached {
            Platform.$override.withValue(platform) {
                PWInAppManager.shared().addJavascriptInterface(other, withName: "other")
            }
        }.value
        #expect(pages.page()?.interfaces.map(\.name) == ["share", "other"] && other.calls == ["start", "finish"])
    }
}
