import PushwooshTesting
import WebKit

/// An interface of an app for pages, as on iOS but for `@objc`, which Swift has on Apple's systems alone.
final class ShareInterface: NSObject, PWJavaScriptInterface {
    var events: [String] = []

    func onWebViewStartLoad(_ webView: WKWebView!) {
        events.append("start \(webView.isLoading)")
    }

    func onWebViewFinishLoad(_ webView: WKWebView!) {
        webView.evaluateJavaScript("document.title") { value, error in
            self.events.append("title \(value as? String ?? error?.localizedDescription ?? "none")")
        }
    }

    func onWebViewStartClose(_ webView: WKWebView!) {
        events.append("close \(webView.title ?? "")")
    }

    func share(_ text: String, done: PWJavaScriptCallback?) -> String {
        done?.execute(withParams: [text, true])
        return "shared"
    }
}

/// What Linux needs besides.
extension ShareInterface: JavaScriptCallable {
    var javaScriptFunctions: [String: JavaScriptFunction] {
        ["share": { self.share($0[0] ?? "", done: $0[1]) }]
    }
}

/// What an app finds whose sources say `import WebKit`, and whose pages call it.
@MainActor
public func facts() -> [(String, Bool)] {
    let interface = ShareInterface()
    let app = HeadlessApp {
        let title = ScriptAnswer.text("Sale")
        $0.richMedia["A"] = RichMediaScript(title: "Sale", scriptAnswers: ["document.title": title])
    }
    app.run {
        PWInAppManager.shared().addJavascriptInterface(interface, withName: "app")
        PWLegacyRichMedia.present(PWRichMedia(content: "A", source: .inApp))
    }
    app.advance(by: .seconds(2))
    guard let page = app.page else { return [("a page is shown", false)] }
    let answer = page.call("app", "share", "a \"b\"", .callback("done"))
    let executed = page.executedCallbacks
    app.closeFromPage()
    app.advance(by: .seconds(2))
    return [
        ("a page calls the interface", answer == "shared"),
        ("the interface calls the page", executed == [ExecutedCallback("done", ["a \"b\"", "true"])]),
        ("the interface is told of the page", interface.events == ["start true", "title Sale", "close Sale"]),
        ("nothing was done that cannot be right", app.problems.isEmpty),
    ]
}
