import PushwooshTesting
import Testing

@testable import Guide

@MainActor
@Suite("The code of the primer page")
struct PrimerPageTests {
    private func ask(_ status: UNAuthorizationStatus = .notDetermined) -> HeadlessApp {
        let app = HeadlessApp { $0.status = status }
        app.run { askAsThePage() }
        app.advance(by: .seconds(1))
        return app
    }

    @Test("accepted: the system prompt follows [P06] [P61]")
    func accepted() {
        let app = ask()
        #expect(app.screen.primer?.title?.isEmpty == false)
        #expect(app.promptsShown == 0)
        app.tap(.accept)
        app.advance(by: .seconds(1))
        #expect(app.screen.primer == nil)
        #expect(app.promptsShown == 1)
    }

    @Test("declined: the system prompt stays unspent [P04] [P62]")
    func declined() {
        let app = ask()
        app.tap(.decline)
        app.advance(by: .seconds(1))
        #expect(app.screen.isEmpty)
        #expect(app.promptsShown == 0)
    }

    @Test(
        "suppressed: nothing is shown where notifications are allowed [P07] [P08] [P63]",
        arguments: [UNAuthorizationStatus.authorized, .provisional]
    )
    func suppressed(status: UNAuthorizationStatus) {
        let app = ask(status)
        #expect(app.screen.isEmpty)
        #expect(app.history.isEmpty)
    }

    @Test("redirected: where they are denied, accepting opens the settings [P09] [P64]")
    func redirected() {
        let app = ask(.denied)
        #expect(app.screen.primer != nil)
        app.tap(.accept)
        app.advance(by: .seconds(1))
        #expect(app.settingsOpened == 1)
        #expect(app.promptsShown == 0)
    }
}
