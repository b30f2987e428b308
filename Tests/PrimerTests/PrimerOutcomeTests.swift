import PushwooshTesting
import Testing

@Suite("How a primer ends")
@MainActor
struct PrimerOutcomeTests {
    /// Every way of leaving a primer.
    enum Exit: String, CaseIterable, Sendable {
        case accept, decline, outside, escape, windowGone
    }

    private func leave(_ app: HeadlessApp, by exit: Exit) {
        switch exit {
        case .accept: app.tap(.accept)
        case .decline: app.tap(.decline)
        case .outside: app.tap(.outside)
        case .escape: app.pressEscape()
        case .windowGone: app.closeWindow()
        }
        app.advance(by: .seconds(2))
    }

    @Test(
        "every way out of a sheet gives one outcome; settings open in one case only [P61 P62 P64 P58 P09 P48 PRI-03]",
        arguments: [UNAuthorizationStatus.notDetermined, .ephemeral, .denied],
        Exit.allCases
    )
    func sheetExits(status: UNAuthorizationStatus, exit: Exit) {
        let app = app(status)
        let record = app.presentPrimer { $0.style(.sheet) }
        app.advance(by: .seconds(1))
        leave(app, by: exit)
        let accepted: PWPushPrimerOutcome = status == .denied ? .redirectedToSettings : .accepted
        #expect(record.outcomes == [exit == .accept ? accepted : .declined])
        #expect(record.reasons == [nil])
        #expect(app.settingsOpened == (exit == .accept && status == .denied ? 1 : 0))
        #expect(app.promptsShown == (exit == .accept && status == .notDetermined ? 1 : 0))
        #expect(app.screen.primer == nil)
        #expect(exit == .accept || app.status == status)
    }

    @Test(
        "an alert is left by its buttons, Escape or its window; a tap beside it does nothing [P18 P62]",
        arguments: Exit.allCases
    )
    func alertExits(exit: Exit) {
        let app = app()
        let record = app.presentPrimer()
        leave(app, by: exit)
        switch exit {
        case .accept: #expect(record.outcomes == [.accepted])
        case .outside: #expect(record.outcomes.isEmpty && app.screen.primer != nil)
        case .decline, .escape, .windowGone: #expect(record.outcomes == [.declined])
        }
    }

    @Test("accepted comes before the system prompt is answered, and a refusal does not change it [P61 P06 SDK-P8]")
    func acceptedBeforeThePrompt() {
        let app = app()
        let record = app.presentPrimer()
        app.tap(.accept)
        #expect(record.outcomes == [.accepted])
        #expect(app.screen.systemPrompt != nil)
        app.answerPrompt(.deny)
        app.advance(by: .minutes(1))
        #expect(record.outcomes == [.accepted])
    }

    @Test("the system prompt comes when the primer has gone, 0.26 s after accept [P03]")
    func promptAfterTheSheet() {
        let app = app()
        let record = app.presentPrimer { $0.style(.sheet) }
        app.advance(by: .seconds(1))
        app.tap(.accept)
        app.advance(by: .milliseconds(259))
        #expect(app.promptsShown == 0 && app.screen.primer?.phase == .leaving && record.outcomes.isEmpty)
        app.advance(by: .milliseconds(1))
        #expect(app.promptsShown == 1 && app.screen.primer == nil && record.outcomes == [.accepted])
    }

    @Test("a decline leaves the system prompt unspent [P04 P62]")
    func declineSpendsNothing() {
        let app = app()
        _ = app.presentPrimer()
        app.tap(.decline)
        #expect(app.promptsShown == 0 && app.status == .notDetermined)
        app.relaunch()
        _ = app.presentPrimer()
        app.tap(.accept)
        #expect(app.promptsShown == 1)
    }

    @Test(
        "taps while it leaves add nothing and change nothing [P58]",
        arguments: [HeadlessApp.Target.accept, .decline, .outside]
    )
    func doubleTaps(second: HeadlessApp.Target) {
        let app = app()
        let record = app.presentPrimer { $0.style(.sheet) }
        app.advance(by: .seconds(1))
        app.tap(.decline)
        app.advance(by: .milliseconds(100))
        #expect(!app.tap(second))
        app.advance(by: .seconds(5))
        #expect(record.outcomes == [.declined])
        #expect(app.promptsShown == 0)
    }

    @Test("a tap while it still comes in counts [P58]")
    func tapWhileAppearing() {
        let app = app()
        let record = app.presentPrimer { $0.style(.sheet) }
        app.advance(by: .milliseconds(50))
        app.tap(.accept)
        app.advance(by: .seconds(1))
        #expect(record.outcomes == [.accepted] && app.promptsShown == 1)
    }

    @Test("the window going while it leaves does not lose the answer [P58 SDK-P2]")
    func windowGoesWhileLeaving() {
        let app = app()
        let record = app.presentPrimer { $0.style(.sheet) }
        app.advance(by: .seconds(1))
        app.tap(.accept)
        app.closeWindow()
        app.advance(by: .seconds(1))
        #expect(record.outcomes == [.accepted])
    }

    @Test("redirectedToSettings is never claimed for a page that did not open [P64 P51 SDK-P7]")
    func settingsThatDoNotOpen() {
        let app = app(.denied) { $0.settings.opens = false }
        let record = app.presentPrimer()
        app.tap(.accept)
        #expect(record.outcomes == [.suppressed] && record.reasons == [.settingsUnavailable])
        #expect(app.settingsOpened == 0)
        #expect(app.log.contains { $0.level == .error })
    }

    @Test("without a completion, how it ended is in the log [SDK-P12]", arguments: [true, false])
    func endWithoutACompletion(isShown: Bool) {
        let app = app(isShown ? .notDetermined : .authorized)
        app.run { Pushwoosh.configure.pushPrimer.present() }
        if isShown { app.tap(.decline) }
        app.advance(by: .seconds(1))
        let lines = app.log.filter { $0.subject == "Primer" }.map(\.message)
        #expect(lines.last?.contains(isShown ? "declined" : "alreadyAuthorized") == true, "\(lines)")
    }

    @Test("a denied primer that is accepted registers nothing and shows no prompt [P09 P51 P67]")
    func settingsInsteadOfRegistration() {
        let app = app(.denied)
        _ = app.presentPrimer()
        app.tap(.accept)
        #expect(app.settingsOpened == 1 && app.promptsShown == 0 && app.requests.isEmpty && app.tokenRequests == 0)
    }

    @Test(
        "present without a completion leaves the outcome in the log [P58]",
        arguments: [UNAuthorizationStatus.authorized, .notDetermined]
    )
    func outcomeInTheLog(status: UNAuthorizationStatus) {
        let app = app(status)
        app.run { Pushwoosh.configure.pushPrimer.present() }
        if status == .notDetermined { app.tap(.decline) }
        let word = status == .authorized ? "alreadyAuthorized" : "declined"
        #expect(app.log.contains { $0.subject == "Primer" && $0.message.contains(word) })
    }

    @Test("an app that waits for the outcome gets it")
    func asynchronousForm() async {
        let app = app(.authorized)
        let waiting = app.start { await Pushwoosh.configure.pushPrimer.outcome() }
        #expect(await waiting.value == .suppressed)
    }
}
