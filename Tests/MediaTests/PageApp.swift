import Foundation
import PushwooshTesting

/// An object of the app that writes down what pages call, and what it is told of them.
@MainActor
final class Share: NSObject, PWJavaScriptInterface, JavaScriptCallable {
    private(set) var calls: [String] = []
    private(set) var webViews: [WKWebView] = []
    private(set) var callbacks: [PWJavaScriptCallback] = []
    /// Runs inside each call of the page's life, after it was written down.
    var inside: (_ call: String, _ webView: WKWebView) -> Void = { _, _ in }
    /// What `send` answers.
    var answer: Any? = "sent"
    /// Further functions.
    var more: [String: JavaScriptFunction] = [:]

    var javaScriptFunctions: [String: JavaScriptFunction] {
        more.merging(["send": { self.send($0) }, "forget": { self.note("forget \($0.count)") }]) { own, _ in own }
    }

    private func send(_ arguments: JavaScriptArguments) -> Any? {
        let texts = arguments.values.map { value in
            if let callback = value as? PWJavaScriptCallback {
                callbacks.append(callback)
                return "callback"
            }
            return "\(type(of: value)) \(value)"
        }
        note("send " + texts.joined(separator: ", "))
        return answer
    }

    func onWebViewStartLoad(_ webView: WKWebView!) { note("start", webView) }
    func onWebViewFinishLoad(_ webView: WKWebView!) { note("finish", webView) }
    func onWebViewStartClose(_ webView: WKWebView!) { note("close", webView) }

    func note(_ call: String) {
        MainActor.assertIsolated()
        calls.append(call)
    }

    private func note(_ call: String, _ webView: WKWebView) {
        note(call)
        webViews.append(webView)
        inside(call, webView)
    }
}

/// An app in front that has named an object for pages, and shows rich media of one style.
@MainActor
struct PageApp {
    let app: HeadlessApp
    let share = Share()

    init(_ style: PWRichMediaPresentationStyle = .modal, script: RichMediaScript = RichMediaScript()) {
        app = HeadlessApp { $0.richMedia = ["A": script] }
        app.run {
            Pushwoosh.media.setRichMediaPresentationStyle(style)
            PWInAppManager.shared().addJavascriptInterface(share, withName: "share")
        }
    }

    /// What the object has been called with and told of.
    var calls: [String] { share.calls }

    func present(_ code: String = "A") {
        app.run { PWRichMediaManager.shared().present(PWRichMedia(content: code, source: .inApp)) }
    }

    /// Presents one, and waits until it stands in its place.
    func page(_ code: String = "A") -> HeadlessPage? {
        present(code)
        app.advance(by: .seconds(2))
        return app.page
    }

    /// The lines of the log that are about pages.
    var log: [LogEntry] { app.log.filter { $0.subject == "Page" } }
}
