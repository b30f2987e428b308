import PushwooshTesting
import Testing

@Suite("Primers over a surface that misbehaves")
@MainActor
struct PrimerSurfaceTests {
    private let app = PrimerTests.app()
    private let surface = ScriptedSurface()
    private let record = PrimerRecord()
    private let platform: Platform

    init() {
        platform = app.platform(over: surface)
    }

    private func present() {
        Platform.$override.withValue(platform) {
            Pushwoosh.configure.pushPrimer.style(.sheet).presentReporting { [record] in record.add($0, $1) }
        }
        app.settle()
    }

    private func report(_ events: SurfaceEvent...) {
        for event in events { surface.pieces.last?.report(event) }
        app.settle()
    }

    @Test("an answer counts once: what comes while it leaves, or later, adds nothing [P58 PRI-03 SDK-P1]")
    func oneAnswer() {
        present()
        report(.ready, .appeared, .declined, .accepted, .cancelled, .declined, .disappeared)
        report(.accepted, .disappeared, .windowLost, .failed(HeadlessFailure("late")))
        #expect(record.outcomes == [.declined] && app.promptsShown == 0)
        #expect(surface.pieces.last?.requests == [.appear, .disappear])
    }

    @Test("being ready again does not show it again; an answer before it can be seen is none [P58]")
    func readyOnce() {
        present()
        report(.accepted, .ready, .ready, .appeared, .appeared)
        #expect(record.outcomes.isEmpty && surface.pieces.last?.requests == [.appear])
    }

    @Test(
        "a surface that cannot show it suppresses it, before and after it could be seen [P63]",
        arguments: [false, true]
    )
    func failure(isVisible: Bool) {
        for round in 1...2 {
            present()
            if isVisible { report(.ready) }
            report(.failed(HeadlessFailure("The display refused it.")))
            #expect(record.outcomes.count == round && surface.pieces.count == round)
        }
        #expect(record.outcomes == [.suppressed, .suppressed] && record.reasons == [.notPresentable, .notPresentable])
        #expect(app.log.contains { $0.level == .error && $0.message.contains("refused") })
    }

    @Test("a window lost before it could be seen suppresses it and counts as no showing [P57 P63 SDK-P3]")
    func windowLostTooEarly() {
        present()
        report(.windowLost)
        #expect(record.reasons == [.noWindow])
        #expect(app.presentPrimer { $0.minInterval(.infinity) }.outcomes.isEmpty && app.screen.primer != nil)
    }

    @Test("failing while it leaves does not lose the answer [P58]")
    func failureWhileLeaving() {
        present()
        report(.ready, .appeared, .accepted, .failed(HeadlessFailure("gone")))
        #expect(record.outcomes == [.accepted] && app.promptsShown == 1)
    }
}
