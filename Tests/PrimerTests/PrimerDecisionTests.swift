import PushwooshTesting
import Testing

@Suite("Whether a primer is shown")
struct PrimerDecisionTests {
    struct Row: Sendable, CustomTestStringConvertible {
        let given: PrimerCircumstances
        let then: PrimerDecision
        var testDescription: String { "\(given) → \(then)" }
    }

    /// Every combination; what is expected is found by the reference's own order, one condition after the other.
    static let matrix: [Row] = {
        var rows: [Row] = []
        let statuses: [UNAuthorizationStatus?] = [.notDetermined, .denied, .authorized, .provisional, .ephemeral, nil]
        for status in statuses {
            for fallback in [true, false] {
                for recently in [true, false] {
                    for onScreen in [true, false] {
                        for canOpen in [true, false] {
                            let given = PrimerCircumstances(
                                status: status,
                                fallbackToSettings: fallback,
                                minInterval: recently ? 60 : 0,
                                secondsSinceShown: recently ? 1 : nil,
                                isOnScreen: onScreen,
                                canOpenSettings: canOpen
                            )
                            let rules: [(Bool, PrimerDecision)] = [
                                (status == nil, .suppress(.statusUnknown)),
                                (status == .authorized || status == .provisional, .suppress(.alreadyAuthorized)),
                                (status == .denied && !fallback, .suppress(.deniedWithoutFallback)),
                                (status == .denied && !canOpen, .suppress(.settingsUnavailable)),
                                (recently, .suppress(.shownRecently)),
                                (onScreen, .suppress(.alreadyOnScreen)),
                                (status == .denied, .show(.openSettings)),
                                (true, .show(.register)),
                            ]
                            if let then = rules.first(where: \.0)?.1 { rows.append(Row(given: given, then: then)) }
                        }
                    }
                }
            }
        }
        return rows
    }()

    @Test("the full matrix of status, fallback, interval, screen and settings [P63 P49]", arguments: matrix)
    func decision(row: Row) {
        #expect(PrimerDecision.decide(row.given) == row.then)
    }

    @Test(
        "nothing is shown, and the reason given, in each state that suppresses [P07 P08 P49 P63 PRI-01 PRI-08]",
        arguments: [
            (2, true, PWPushPrimerSuppressionReason.alreadyAuthorized),
            (3, true, .alreadyAuthorized),
            (2, false, .alreadyAuthorized),
            (1, false, .deniedWithoutFallback),
            (99, true, .statusUnknown),
            (-1, true, .statusUnknown),
        ]
    )
    @MainActor
    func suppression(rawStatus: Int, fallback: Bool, reason: PWPushPrimerSuppressionReason) {
        let app = app { $0.rawStatus = rawStatus }
        let record = app.presentPrimer { $0.fallbackToSettings(fallback).minInterval(60) }
        #expect(record.outcomes == [.suppressed])
        #expect(record.reasons == [reason])
        #expect(app.history.isEmpty)
        #expect(app.settingsOpened == 0)
        app.rawStatus = 0
        _ = app.presentPrimer { $0.minInterval(.infinity) }
        #expect(app.screen.primer != nil, "a suppressed call does not count as shown")
    }

    @Test("a primer is shown in each other state [P06 P09 P48 PRI-08]", arguments: [0, 1, 4])
    @MainActor
    func shown(rawStatus: Int) {
        let app = app { $0.rawStatus = rawStatus }
        let record = app.presentPrimer()
        #expect(app.screen.primer?.kind == .alert)
        #expect(record.outcomes.isEmpty)
    }

    @Test("fallbackToSettings changes nothing while notifications are not denied; the last call wins [P49 PRI-01]")
    @MainActor
    func fallbackOnlyMattersWhenDenied() {
        let undetermined = app()
        _ = undetermined.presentPrimer { $0.fallbackToSettings(false) }
        #expect(undetermined.screen.primer != nil)

        let denied = app(.denied)
        let record = denied.presentPrimer { $0.fallbackToSettings(true).fallbackToSettings(false) }
        #expect(record.reasons == [.deniedWithoutFallback])
        _ = denied.presentPrimer { $0.fallbackToSettings(false).fallbackToSettings(true) }
        #expect(denied.screen.primer != nil)
    }

    @Test("without a settings page to lead to, a denied primer is not shown [P64 P51]")
    @MainActor
    func noSettingsPage() {
        let app = app(.denied) { $0.settings.canOpen = false }
        let record = app.presentPrimer()
        #expect(record.outcomes == [.suppressed])
        #expect(record.reasons == [.settingsUnavailable])
        #expect(app.history.isEmpty)
        #expect(app.log.contains { $0.level == .error && $0.subject == "Primer" })
    }

    @Test("the status is read afresh at each call [P05]")
    @MainActor
    func statusIsReadEachTime() {
        let app = app(.denied)
        let statuses: [UNAuthorizationStatus] = [.denied, .authorized, .denied, .provisional, .notDetermined]
        for status in statuses {
            app.status = status
            let record = app.presentPrimer()
            let isShown = status == .denied || status == .notDetermined
            #expect((app.screen.primer != nil) == isShown)
            if isShown { app.tap(.decline) }
            #expect(record.outcomes == [isShown ? .declined : .suppressed])
            app.relaunch()
        }
    }
}
