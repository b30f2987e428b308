import PushwooshTesting
import Testing

@testable import Guide

@MainActor
@Suite("The app delegate of the rich media page")
struct RichMediaPageTests {
    /// The page asks for notifications at launch; the person allows them.
    private let app = HeadlessApp(AppDelegate.self) { $0.answerToPrompt = .allow }

    private func push(_ code: String) -> [AnyHashable: Any] {
        [
            "aps": ["alert": "A card"], "pw_msg": "1",
            "rm": ["url": "https://cards.example.com/\(code).zip", "ts": "1700000000"],
        ]
    }

    private func deliver(_ codes: String...) {
        for code in codes { app.deliver(push: push(code)) }
        app.advance(by: .seconds(1))
    }

    private func close() {
        app.closeFromPage()
        app.advance(by: .seconds(2))
    }

    @Test("two pushes open one window, the second when the first closes [R50] [R51] [R52] [R59]")
    func oneAfterTheOther() {
        #expect(app.screen.isEmpty)
        deliver("FIRST", "SECOND")
        #expect(app.screen.cards.map(\.code) == ["r-FIRST"])
        close()
        #expect(app.screen.cards.map(\.code) == ["r-SECOND"])
        close()
        #expect(app.screen.isEmpty)
        #expect(app.mostOverlaysAtOnce == 1)
        #expect(app.history.filter { $0.kind == .shown }.map(\.name) == ["r-FIRST", "r-SECOND"])
        #expect(app.problems == [])
    }

    @Test("a push that comes while a card leaves waits as well")
    func whileLeaving() {
        deliver("FIRST")
        app.closeFromPage()
        app.deliver(push: push("SECOND"))
        app.advance(by: .seconds(2))
        #expect(app.screen.cards.map(\.code) == ["r-SECOND"])
        #expect(app.mostOverlaysAtOnce == 1)
    }

    @Test("a card that cannot be loaded makes room for the next one [R60]")
    func failure() {
        app.richMedia["r-FIRST"] = RichMediaScript(loadFailure: "gone")
        deliver("FIRST", "SECOND")
        app.advance(by: .seconds(2))
        #expect(app.screen.cards.map(\.code) == ["r-SECOND"])
        #expect(!app.history.contains { $0.kind == .shown && $0.name == "r-FIRST" })
        close()
        #expect(app.screen.isEmpty)
    }

    @Test("the page's own silent push handler answers each push once")
    func answers() {
        deliver("FIRST", "SECOND")
        #expect(app.fetchResults.count == 2)
        #expect(app.problems == [])
    }
}
