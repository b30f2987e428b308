import Foundation
import PushwooshTesting
import Testing

@Suite("Functions that a page passes to the app")
@MainActor
struct JavaScriptCallbackTests {
    private let pages = PageApp()

    /// A page, and a function of it that the app has been passed.
    private func passed(_ name: String = "done") throws -> (page: HeadlessPage, callback: PWJavaScriptCallback) {
        let page = try #require(pages.page())
        page.call("share", "send", .callback(name))
        return (page, try #require(pages.share.callbacks.last))
    }

    @Test("it is called in its page without, with one and with several parameters, as often as wanted")
    func execute() throws {
        let (page, callback) = try passed()
        pages.app.run {
            callback.execute()
            callback.execute(withParam: "a")
            callback.execute(withParam: nil)
            callback.execute(withParams: ["a", 1, 0.5, true, ["k": ["b"]], NSNull()])
            callback.execute(withParams: nil)
        }
        let expected = [
            [], ["a"], ["null"], ["a", "1", "0.5", "true", #"{"k":["b"]}"#, "null"], [],
        ].map { ExecutedCallback("done", $0) }
        #expect(page.executedCallbacks == expected && page.scripts.count == 5 && pages.log.isEmpty)
    }

    @Test("a parameter of any kind comes to the page as the text it was [SDK-L13]")
    func hostileParameters() throws {
        let (page, callback) = try passed()
        let texts = [
            #"""#, #"'); alert(1); //"#, #"\"#, "</script>", "\u{2028}\u{2029}\n\r\u{0}", "{{a|b|c}}", "%41:é🙂",
        ]
        pages.app.run {
            for text in texts { callback.execute(withParam: text) }
            callback.execute(withParams: texts)
        }
        #expect(
            page.executedCallbacks == texts.map { ExecutedCallback("done", [$0]) } + [ExecutedCallback("done", texts)]
        )
        #expect(page.scripts.allSatisfy { !$0.contains("<") && !$0.contains("\u{2028}") && !$0.contains("\n") })
    }

    @Test("nothing waits for the page: the call gives nil at once and runs when the function has returned [SDK-L14]")
    func later() throws {
        pages.share.more = [
            "now": { arguments in
                let callback: PWJavaScriptCallback? = arguments[0]
                #expect(callback?.execute(withParam: "x") == nil)
                #expect(pages.app.page?.scripts.isEmpty == true)
                return "answered"
            }
        ]
        let page = try #require(pages.page())
        #expect(page.call("share", "now", .callback("done")) == "answered")
        #expect(page.executedCallbacks == [ExecutedCallback("done", ["x"])])
    }

    @Test("it may be called from any thread, and runs on the main one")
    func otherThread() async throws {
        let (page, callback) = try passed()
        await Task.detached { _ = callback.execute(withParam: "a") }.value
        pages.app.settle()
        #expect(page.executedCallbacks == [ExecutedCallback("done", ["a"])])
    }

    @Test("after its page has closed nothing happens, and the log says so", arguments: [false, true])
    func afterwards(again: Bool) throws {
        let (page, callback) = try passed()
        pages.app.closeFromPage()
        pages.app.advance(by: .seconds(2))
        if again { _ = pages.page("B") }
        pages.app.run { callback.execute() }
        #expect(page.scripts.isEmpty && pages.app.page?.scripts.isEmpty != false)
        #expect(pages.log.map(\.level) == [.warning])
    }

    @Test("while its page moves away it still works")
    func whileClosing() throws {
        let (page, callback) = try passed()
        pages.share.inside = { call, _ in if call == "close" { callback.execute(withParam: "bye") } }
        pages.app.closeFromPage()
        pages.app.advance(by: .milliseconds(10))
        #expect(page.executedCallbacks == [ExecutedCallback("done", ["bye"])] && pages.log.isEmpty)
    }

    @Test("what JSON has no word for is null in the page, with an error in the log")
    func strangeParameter() throws {
        let (page, callback) = try passed()
        pages.app.run { callback.execute(withParams: [pages.app, "b"]) }
        #expect(
            page.executedCallbacks == [ExecutedCallback("done", ["null", "b"])] && pages.log.map(\.level) == [.error]
        )
    }

    @Test("one that the page cannot run is an error in the log")
    func failing() throws {
        let script = CallbackInvocation(id: "done", parameters: []).script
        let pages = PageApp(script: RichMediaScript(scriptAnswers: [script: .failure("ReferenceError")]))
        try #require(pages.page()).call("share", "send", .callback("done"))
        pages.app.run { pages.share.callbacks.first?.execute() }
        #expect(pages.log.map(\.level) == [.error] && pages.log.first?.message.contains("ReferenceError") == true)
    }

    @Test("one that an app makes itself belongs to no page, which the log says; a test may put another in its place")
    func ownCallback() {
        final class Noted: PWJavaScriptCallback, @unchecked Sendable {
            var parameters: [String?] = []
            override func execute(withParam param: String!) -> String! {
                parameters.append(param)
                return "done"
            }
        }
        let noted = Noted()
        pages.app.run {
            PWJavaScriptCallback().execute()
            #expect(noted.execute(withParam: "a") == "done")
        }
        #expect(pages.log.map(\.level) == [.warning] && noted.parameters == ["a"])
    }
}
