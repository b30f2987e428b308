import Foundation
import PushwooshTesting
import Testing

@Suite("How often a primer comes back")
@MainActor
struct PrimerThrottleTests {
    static let week: TimeInterval = 7 * 24 * 60 * 60

    /// Shows a primer and declines it.
    private func showOnce(_ app: HeadlessApp, interval: TimeInterval? = nil) {
        let record = app.presentPrimer { interval.map($0.minInterval) ?? $0 }
        app.tap(.decline)
        app.advance(by: .seconds(1))
        #expect(record.outcomes == [.declined])
    }

    @Test("without an interval it comes at every call [P52]")
    func noThrottle() {
        let app = app()
        for _ in 0..<5 { showOnce(app) }
        #expect(app.history.filter { $0.kind == .shown }.count == 5)
    }

    @Test(
        "within the interval it is suppressed, at its very end shown, also after a kill [P54 P55 P56 PRI-05]",
        arguments: [
            (Duration.days(1), false), (.days(7) - .seconds(1), false), (.days(7), true),
            (.days(7) + .seconds(1), true),
        ],
        [PWPushPrimerStyle.alert, .sheet]
    )
    func interval(moment: (later: Duration, isShown: Bool), style: PWPushPrimerStyle) {
        let app = app()
        _ = app.presentPrimer { $0.style(style).position(.center) }
        while app.screen.primer?.phase != .shown { app.advance(by: .milliseconds(100)) }
        let shown = app.elapsed
        let appeared = app.history.last { $0.kind == .shown }?.time ?? shown
        app.tap(.decline)
        app.advance(by: moment.later - (app.elapsed - appeared))
        app.relaunch()
        let record = app.presentPrimer { $0.minInterval(Self.week) }
        #expect((app.screen.primer != nil) == moment.isShown)
        #expect(record.reasons == (moment.isShown ? [] : [.shownRecently]))
    }

    @Test("only a real showing counts, whatever the call's own interval [P57 P07 PRI-05 SDK-P5]")
    func onlyRealShowings() {
        let app = app(.authorized)
        #expect(app.presentPrimer { $0.minInterval(Self.week) }.outcomes == [.suppressed])
        app.advance(by: .days(1))
        app.status = .notDetermined
        showOnce(app)
        app.advance(by: .days(1))
        #expect(app.presentPrimer { $0.minInterval(Self.week) }.reasons == [.shownRecently])
        app.relaunch()
        app.advance(by: .days(5) - .seconds(2))
        #expect(app.presentPrimer { $0.minInterval(Self.week) }.reasons == [.shownRecently])
        app.advance(by: .days(1) + .seconds(1))
        _ = app.presentPrimer { $0.minInterval(Self.week) }
        #expect(app.screen.primer != nil)
    }

    @Test("a decline counts as much as an accept; nothing is remembered that was never seen [P57]")
    func neverSeen() {
        let app = app { $0.window = nil }
        let record = app.presentPrimer { $0.minInterval(Self.week) }
        app.advance(by: .seconds(6))
        #expect(record.reasons == [.noWindow])
        app.openWindow()
        _ = app.presentPrimer { $0.minInterval(Self.week) }
        #expect(app.screen.primer != nil)
    }

    @Test(
        "one that is answered while it still comes in has been seen [P57]",
        arguments: [HeadlessApp.Target.decline, .outside]
    )
    func answeredEarly(target: HeadlessApp.Target) {
        let app = app()
        _ = app.presentPrimer { $0.style(.sheet) }
        app.advance(by: .milliseconds(50))
        app.tap(target)
        app.advance(by: .seconds(1))
        #expect(app.presentPrimer { $0.minInterval(Self.week) }.reasons == [.shownRecently])
    }

    @Test(
        "numbers that are no length of time never suppress; infinity always does [P54]",
        arguments: [
            (-1.0, true), (-.infinity, true), (.nan, true), (0, true), (.infinity, false),
        ]
    )
    func oddIntervals(interval: TimeInterval, isShown: Bool) {
        let app = app()
        showOnce(app, interval: interval)
        app.advance(by: .days(3650))
        _ = app.presentPrimer { $0.minInterval(interval) }
        #expect((app.screen.primer != nil) == isShown)
    }

    @Test("a clock set back does not keep primers away; the new time counts from then on [P56 SDK-P6]")
    func clockSetBack() {
        let app = app()
        showOnce(app)
        app.wallTime = app.wallTime.addingTimeInterval(-365 * 24 * 60 * 60)
        showOnce(app, interval: Self.week)
        #expect(app.presentPrimer { $0.minInterval(Self.week) }.reasons == [.shownRecently])
        app.advance(by: .days(8))
        _ = app.presentPrimer { $0.minInterval(Self.week) }
        #expect(app.screen.primer != nil)
    }

    @Test("a stored time that cannot be read counts as never")
    func unreadableTime() {
        let app = app()
        app.run { Platform.current.store.set(.text("yesterday"), for: StoreKey("primer.lastShown")) }
        showOnce(app, interval: Self.week)
        #expect(app.presentPrimer { $0.minInterval(Self.week) }.reasons == [.shownRecently])
    }

    @Test("the time survives in a real database file, whatever ended the process [P56]")
    func realFile() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        let app = HeadlessApp(store: .folder(folder))
        _ = app.presentPrimer()
        app.relaunch()
        app.advance(by: .days(1))
        #expect(app.presentPrimer { $0.minInterval(Self.week) }.reasons == [.shownRecently])
    }
}
