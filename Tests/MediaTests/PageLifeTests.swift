import Foundation
import PushwooshTesting
import Testing

@Suite("What an object of the app is told of pages")
@MainActor
struct PageLifeTests {
    nonisolated static let styles: [PWRichMediaPresentationStyle] = [.modal, .legacy]

    @Test("it is told when a page begins to load, has loaded and is about to close, once each", arguments: Self.styles)
    func life(style: PWRichMediaPresentationStyle) {
        let pages = PageApp(style, script: RichMediaScript(loading: .milliseconds(200)))
        pages.present()
        #expect(pages.calls == ["start"] && pages.app.page?.isLoading == true)
        pages.app.advance(by: .milliseconds(200))
        #expect(pages.calls == ["start", "finish"])
        pages.app.advance(by: .seconds(2))
        pages.app.closeFromPage()
        #expect(pages.calls == ["start", "finish", "close"] && pages.app.page?.isOpen == true)
        pages.app.advance(by: .seconds(2))
        #expect(pages.calls == ["start", "finish", "close"] && pages.app.page == nil)
        #expect(Set(pages.share.webViews).count == 1)
    }

    @Test(
        "the page has loaded before its rich media is seen, and closes before the delegate is told",
        arguments: Self.styles
    )
    func order(style: PWRichMediaPresentationStyle) {
        let pages = PageApp(style)
        let recorder = Recorder()
        recorder.inside = { call, _ in pages.share.note(call) }
        pages.app.run { PWRichMediaManager.shared().delegate = recorder }
        pages.present()
        pages.app.advance(by: .seconds(2))
        pages.app.closeFromPage()
        pages.app.advance(by: .seconds(2))
        #expect(pages.calls == ["should A", "start", "finish", "present A", "close", "close A"])
    }

    @Test("a page that loads again is told of again, and its rich media is presented once", arguments: Self.styles)
    func reload(style: PWRichMediaPresentationStyle) throws {
        let pages = PageApp(style)
        try #require(pages.page()).reload()
        pages.app.advance(by: .seconds(2))
        #expect(pages.calls == ["start", "finish", "start", "finish"] && pages.app.screen.overlayCount == 1)
    }

    @Test("whichever way a page goes that has begun to load, it is told once that it closes", arguments: Self.styles)
    func everyWay(style: PWRichMediaPresentationStyle) {
        let ways: [(HeadlessApp) -> Void] = [
            { $0.closeFromPage() }, { $0.pressEscape() }, { $0.closeWindow() },
        ]
        for way in ways {
            let pages = PageApp(style)
            pages.present()
            pages.app.advance(by: .seconds(2))
            way(pages.app)
            pages.app.advance(by: .seconds(10))
            #expect(pages.calls == ["start", "finish", "close"])
        }
    }

    @Test("a page that fails to load is closed without having loaded; one that cannot be fetched is not told of")
    func failures() {
        for style in Self.styles {
            let failing = PageApp(style, script: RichMediaScript(loadFailure: "broken"))
            failing.present()
            failing.app.advance(by: .seconds(2))
            #expect(failing.calls == ["start", "close"])
            let missing = PageApp(style, script: RichMediaScript(fetchFailure: "broken"))
            missing.present()
            missing.app.advance(by: .seconds(2))
            #expect(missing.calls.isEmpty)
        }
    }

    @Test("giving up while it loads closes the page as well")
    func cancelled() {
        let pages = PageApp(.legacy, script: RichMediaScript(loading: .seconds(60)))
        pages.present()
        pages.app.advance(by: .seconds(2))
        #expect(pages.app.tap(.cancel))
        pages.app.advance(by: .seconds(2))
        #expect(pages.calls == ["start", "close"])
    }

    @Test("a method is reached whether it is written with WKWebView or with WKWebView!, and may be left out")
    func forms() {
        final class Plain: NSObject, PWJavaScriptInterface {
            var calls: [String] = []
            func onWebViewStartLoad(_ webView: WKWebView) { calls.append("start") }
            func onWebViewFinishLoad(_ webView: WKWebView) { calls.append("finish") }
            func onWebViewStartClose(_ webView: WKWebView) { calls.append("close") }
        }
        final class Silent: NSObject, PWJavaScriptInterface {}
        let pages = PageApp()
        let plain = Plain()
        pages.app.run {
            PWInAppManager.shared().addJavascriptInterface(plain, withName: "plain")
            PWInAppManager.shared().addJavascriptInterface(Silent(), withName: "silent")
        }
        pages.present()
        pages.app.advance(by: .seconds(2))
        pages.app.closeFromPage()
        pages.app.advance(by: .seconds(2))
        #expect(plain.calls == ["start", "finish", "close"] && pages.calls == plain.calls)
    }

    @Test("an object that is told of a page may name others and present others")
    func reentrance() {
        let pages = PageApp()
        pages.share.inside = { _, _ in
            pages.app.run {
                PWInAppManager.shared().addJavascriptInterface(Share(), withName: "other")
                PWRichMediaManager.shared().present(PWRichMedia(content: "B", source: .inApp))
            }
        }
        pages.present()
        pages.app.advance(by: .seconds(2))
        pages.share.inside = { _, _ in }
        pages.app.closeFromPage()
        pages.app.advance(by: .seconds(2))
        #expect(pages.app.page?.code == "B" && pages.app.page?.interfaces.count == 2)
    }

    @Test(
        "nothing of a page stays alive after it has gone, though the object keeps its callbacks",
        arguments: Self.styles
    )
    func released(style: PWRichMediaPresentationStyle) throws {
        let pages = PageApp(style)
        weak var webView: WKWebView?
        pages.share.inside = { _, view in webView = view }
        do {
            let listener = Share()
            listener.inside = { _, view in webView = view }
            pages.app.run { PWInAppManager.shared().addJavascriptInterface(listener, withName: "share") }
            try #require(pages.page()).call("share", "send", .callback("done"))
            #expect(listener.callbacks.count == 1 && webView != nil)
            pages.app.run { PWInAppManager.shared().addJavascriptInterface(Share(), withName: "share") }
            pages.app.closeFromPage()
            pages.app.advance(by: .seconds(10))
        }
        #expect(webView == nil)
    }
}
