import Foundation
import PushwooshTesting
import Testing

@Suite("The web view of a page")
@MainActor
struct WebViewTests {
    nonisolated static let styles: [PWRichMediaPresentationStyle] = [.modal, .legacy]

    private static let script = RichMediaScript(
        loading: .seconds(1),
        title: "Sale",
        scriptAnswers: [
            "text": .text("ü"), "number": .number(2), "flag": .flag(true), "broken": .failure("SyntaxError"),
            "never": .never,
        ]
    )

    @Test(
        "it knows where the page is, its title and whether it loads, until the page has closed",
        arguments: Self.styles
    )
    func facts(style: PWRichMediaPresentationStyle) throws {
        let pages = PageApp(style, script: Self.script)
        pages.present()
        let view = try #require(pages.share.webViews.first)
        #expect(view.isLoading && view.title == nil && view.url?.lastPathComponent == "index.html")
        pages.app.advance(by: .seconds(3))
        #expect(!view.isLoading && view.title == "Sale" && view.bounds.width == 390)
        pages.app.closeFromPage()
        pages.app.advance(by: .seconds(3))
        #expect(view.url == nil && view.title == nil && !view.isLoading)
    }

    @Test("a script runs in the page, and its end or failure is told once, on the main thread, later")
    func evaluate() throws {
        let pages = PageApp(script: Self.script)
        _ = pages.page()
        let view = try #require(pages.share.webViews.first)
        var results: [String] = []
        pages.app.run {
            for script in ["text", "number", "flag", "nothing", "broken"] {
                view.evaluateJavaScript(script) { value, error in
                    MainActor.assertIsolated()
                    results.append("\(value ?? "-") \(error?.localizedDescription ?? "-")")
                }
            }
            #expect(results.isEmpty)
        }
        #expect(results == ["ü -", "2.0 -", "true -", "- -", "- SyntaxError"])
        #expect(pages.app.page?.scripts == ["text", "number", "flag", "nothing", "broken"])
    }

    @Test("a script that fails with nobody to be told is an error in the log")
    func unheardFailure() throws {
        let pages = PageApp(script: Self.script)
        _ = pages.page()
        let view = try #require(pages.share.webViews.first)
        pages.app.run { view.evaluateJavaScript("broken") }
        #expect(pages.log.map(\.level) == [.error] && pages.log.first?.message.contains("SyntaxError") == true)
    }

    @Test(
        "a page that closes ends what it has not answered, and what is asked after it, once each",
        arguments: Self.styles
    )
    func closing(style: PWRichMediaPresentationStyle) throws {
        let pages = PageApp(style, script: Self.script)
        let page = try #require(pages.page())
        let view = try #require(pages.share.webViews.first)
        var failures = 0
        pages.app.run { view.evaluateJavaScript("never") { _, error in failures += error == nil ? 0 : 1 } }
        #expect(failures == 0)
        pages.app.closeFromPage()
        pages.app.advance(by: .seconds(5))
        #expect(failures == 1)
        pages.app.run { view.evaluateJavaScript("text") { _, error in failures += error == nil ? 0 : 1 } }
        #expect(failures == 2 && page.scripts == ["never"])
    }

    @Test("a script can be awaited")
    func awaited() async throws {
        let pages = PageApp(script: Self.script)
        _ = pages.page()
        let view = try #require(pages.share.webViews.first)
        let text = pages.app.start { try? await view.evaluateJavaScript("text") as? String }
        let failure = pages.app.start {
            do { return "\(String(describing: try await view.evaluateJavaScript("broken")))" } catch {
                return error.localizedDescription
            }
        }
        pages.app.settle()
        #expect(await text.value == "ü")
        #expect(await failure.value == "SyntaxError")
    }

    @Test("in a window of its own it stands where the page stands; a modal card has no views")
    func place() throws {
        let legacy = PageApp(.legacy, script: RichMediaScript(height: 200, placement: .centerbox))
        _ = legacy.page()
        let view = try #require(legacy.share.webViews.first)
        let content = legacy.app.screen.richMediaWindow?.content
        #expect(content?.subviews.first?.kind == .page && view.frame.size == CGSize(width: 390, height: 200))
        legacy.app.run { view.alpha = 0.5 }
        #expect(legacy.app.screen.richMediaWindow?.content?.subviews.first?.look.alpha == 0.5)
        let modal = PageApp(.modal, script: RichMediaScript(height: 200))
        _ = modal.page()
        #expect(modal.share.webViews.first?.superview == nil)
        #expect(modal.share.webViews.first?.frame == modal.app.screen.richMedia?.frame)
    }
}
