import Foundation
import PushwooshTesting
import Testing

@Suite("What pages can call")
@MainActor
struct JavaScriptInterfaceTests {
    @Test(
        "a page calls a function with texts, truth values and functions, and has its answer at once",
        arguments: [PWRichMediaPresentationStyle.modal, .legacy]
    )
    func calls(style: PWRichMediaPresentationStyle) throws {
        let pages = PageApp(style)
        let page = try #require(pages.page())
        #expect(page.call("share", "send", "1:2 %ü\u{2028}\"</script>", true, false, .callback("done")) == "sent")
        #expect(page.call("share", "forget") == "")
        let texts = "String 1:2 %ü\u{2028}\"</script>, Bool true, Bool false, callback"
        #expect(pages.calls == ["start", "finish", "send " + texts, "forget 0"])
        #expect(pages.log.isEmpty && pages.app.problems.isEmpty)
    }

    static let answers: [(Any?, String)] = [
        ("a:%\u{2028}", "a:%\u{2028}"), (true, "true"), (3, "3"), (0.5, "0.5"), (nil, ""), ((), ""), (NSNull(), ""),
        (["a", 1] as [Any], #"["a",1]"#), (["k": false], #"{"k":false}"#),
    ]

    @Test("an answer is a text, or JSON; one that is neither is empty, with an error in the log")
    func answering() throws {
        let pages = PageApp()
        let page = try #require(pages.page())
        for (answer, text) in Self.answers {
            pages.share.answer = answer
            #expect(page.call("share", "send") == text)
        }
        #expect(pages.log.isEmpty)
        pages.share.answer = pages.app
        #expect(page.call("share", "send") == "" && pages.log.map(\.level) == [.error])
    }

    @Test("the page is given the objects of the moment when it is to be loaded, in order, with their functions")
    func objectsOfThePage() throws {
        let pages = PageApp()
        pages.app.run { PWInAppManager.shared().addJavascriptInterface(Share(), withName: "another") }
        let page = try #require(pages.page())
        let functions = ["forget", "send"]
        let expected = [
            PageInterface(name: "share", functions: functions), PageInterface(name: "another", functions: functions),
        ]
        #expect(page.interfaces == expected && page.startScript == expected.startScript)
        pages.app.run { PWInAppManager.shared().addJavascriptInterface(Share(), withName: "late") }
        #expect(pages.app.page?.interfaces == expected)
        pages.app.closeFromPage()
        #expect(pages.page("B")?.interfaces.map(\.name) == ["share", "another", "late"])
    }

    @Test("without an object of the app nothing is run in a page")
    func noObjects() {
        let app = HeadlessApp()
        app.run { PWModalRichMedia.present(PWRichMedia(content: "A", source: .inApp)) }
        #expect(app.page?.code == "A" && app.page?.startScript == nil)
    }

    nonisolated static let refused = ["", "a b", "1a", "class", "window", "a\"b", "</script>", "a:b", "EasyJS"]

    @Test("a name that pages could not write, or that they have, is refused with what to do", arguments: Self.refused)
    func refusedName(name: String) {
        let pages = PageApp()
        pages.app.run { PWInAppManager.shared().addJavascriptInterface(Share(), withName: name) }
        #expect(pages.page()?.interfaces.map(\.name) == ["share"])
        #expect(pages.log.map(\.level) == [.error] && pages.log.first?.message.contains(". ") == true)
    }

    @Test("nil is refused with an error in the log, as an object and as a name")
    func nothing() {
        let pages = PageApp()
        pages.app.run {
            PWInAppManager.shared().addJavascriptInterface(nil, withName: "empty")
            PWInAppManager.shared().addJavascriptInterface(Share(), withName: nil)
        }
        #expect(pages.log.map(\.level) == [.error, .error] && pages.page()?.interfaces.count == 1)
    }

    @Test("a name that is there goes to the new object, which the log says, and the old one is let go")
    func sameName() throws {
        let pages = PageApp()
        weak var old: Share?
        let new = Share()
        pages.app.run {
            let first = Share()
            old = first
            PWInAppManager.shared().addJavascriptInterface(first, withName: "other")
            PWInAppManager.shared().addJavascriptInterface(new, withName: "other")
        }
        #expect(old == nil && pages.log.map(\.level) == [.warning])
        try #require(pages.page()).call("other", "forget")
        #expect(new.calls == ["start", "finish", "forget 0"] && pages.calls == ["start", "finish"])
    }

    @Test("a function whose name pages could not write is left out with an error in the log; the others stay")
    func refusedFunction() throws {
        let pages = PageApp()
        pages.share.more = ["post:with:": { _ in "" }, "größe": { _ in "XL" }]
        let page = try #require(pages.page())
        #expect(page.interfaces.first?.functions == ["forget", "größe", "send"] && page.call("share", "größe") == "XL")
        #expect(pages.log.map(\.level) == [.error] && pages.log.first?.message.contains("postwith") == true)
    }

    @Test("an object that lists no functions is told of pages all the same, and the log says how to list them")
    func noFunctions() {
        final class Listener: NSObject, PWJavaScriptInterface {
            var loads = 0
            func onWebViewFinishLoad(_ webView: WKWebView) { loads += 1 }
        }
        let pages = PageApp()
        let listener = Listener()
        pages.app.run { PWInAppManager.shared().addJavascriptInterface(listener, withName: "listener") }
        #expect(pages.page()?.interfaces.last == PageInterface(name: "listener", functions: []) && listener.loads == 1)
        #expect(pages.log.map(\.level) == [.warning] && pages.log.first?.message.contains("JavaScriptCallable") == true)
    }

    nonisolated static let prompts = [
        "", "What is your name?", "share", "share:", "share:unknown", "other:send", "share:send:s", "share:send:s:%FF",
        "share:%00", "share:send:x:1", "share:send:f:", ":::::", "share:sen%64%", "window:alert:s:1",
    ]

    @Test(
        "what is no call of a listed function is not answered, calls nothing, and the log says why",
        arguments: Self.prompts
    )
    func malformed(prompt: String) throws {
        let pages = PageApp()
        let page = try #require(pages.page())
        #expect(page.prompt(prompt) == nil && pages.calls == ["start", "finish"])
        #expect(pages.log.map(\.level) == [.warning] && pages.app.problems.isEmpty)
    }

    @Test("a page that has closed calls nothing, and neither does one without the function")
    func problems() throws {
        let pages = PageApp()
        let page = try #require(pages.page())
        #expect(page.call("share", "unknown") == nil && pages.app.problems.count == 1)
        pages.app.closeFromPage()
        pages.app.advance(by: .seconds(2))
        #expect(!page.isOpen && page.call("share", "send") == nil && pages.app.problems.count == 2)
        #expect(pages.calls == ["start", "finish", "close"] && pages.app.page == nil)
    }

    @Test("each app has its own objects, and a new process has none")
    func isolation() throws {
        let (first, second) = (PageApp(), PageApp())
        try #require(first.page()).call("share", "forget")
        #expect(first.calls.last == "forget 0" && second.calls.isEmpty)
        first.app.relaunch()
        #expect(first.page()?.interfaces.isEmpty == true)
    }
}
