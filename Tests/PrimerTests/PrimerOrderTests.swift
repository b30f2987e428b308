import PushwooshTesting
import Testing

@Suite("Primers among each other, threads and the moment of the call")
@MainActor
struct PrimerOrderTests {
    @Test(
        "the completion never comes before present has returned, also when nothing is shown [P58 PRI-07]",
        arguments: [
            UNAuthorizationStatus.authorized, .denied, .notDetermined,
        ]
    )
    func afterTheCall(status: UNAuthorizationStatus) {
        let app = app(status)
        var outcomes: [PWPushPrimerOutcome] = []
        app.run {
            Pushwoosh.configure.pushPrimer.fallbackToSettings(false).present { outcomes.append($0) }
            #expect(outcomes.isEmpty)
        }
        if status == .notDetermined { app.tap(.decline) }
        #expect(outcomes.count == 1)
    }

    @Test("present may be called from any thread; what it does, it does on the main thread [P58 PRI-07]")
    func fromAnotherThread() async {
        let app = app()
        let platform = app.platform
        let record = PrimerRecord()
        await Task.detached {
            Platform.$override.withValue(platform) {
                Pushwoosh.configure.pushPrimer.present { outcome in
                    MainActor.assumeIsolated { record.add(outcome, nil) }
                }
            }
        }.value
        app.settle()
        #expect(app.screen.primer != nil)
        app.tap(.accept)
        #expect(record.outcomes == [.accepted])
    }

    @Test("two calls while the system takes its time give one primer and two outcomes [P05 P63 PRI-04]")
    func twoCalls() {
        let app = app { $0.statusDelay = .seconds(1) }
        let first = app.presentPrimer { $0.title("first") }
        let second = app.presentPrimer { $0.title("second") }
        app.advance(by: .seconds(1))
        #expect(app.screen.primer?.title == "first" && app.screen.overlayCount == 1)
        #expect(second.outcomes == [.suppressed] && second.reasons == [.alreadyOnScreen])
        app.run { Pushwoosh.configure.pushPrimer.present() }
        app.advance(by: .seconds(1))
        app.tap(.accept)
        #expect(first.outcomes == [.accepted])
        #expect(app.promptsShown == 1 && app.mostOverlaysAtOnce == 1)
        #expect(app.log.contains { $0.level == .warning && $0.message.contains("alreadyOnScreen") })
    }

    @Test("a completion may present the next primer [PRI-04]")
    func presentFromACompletion() {
        let app = app()
        var outcomes: [PWPushPrimerOutcome] = []
        app.run {
            Pushwoosh.configure.pushPrimer.title("first").present { outcome in
                outcomes.append(outcome)
                Pushwoosh.configure.pushPrimer.title("second").present { outcomes.append($0) }
            }
        }
        app.tap(.decline)
        #expect(app.screen.primer?.title == "second")
        app.tap(.decline)
        #expect(outcomes == [.declined, .declined])
    }

    @Test("what is set after present does not change what is shown; two accesses share nothing [P13 SDK-P11]")
    func settingsAreCopied() {
        let app = app()
        app.run {
            let builder = Pushwoosh.configure.pushPrimer.title("before").style(.sheet).position(.top)
            builder.present()
            builder.title("after").position(.center).fallbackToSettings(false)
            #expect(Pushwoosh.configure.pushPrimer !== Pushwoosh.configure.pushPrimer)
        }
        #expect(app.screen.primer?.title == "before" && app.screen.primer?.kind == .topSheet)
        app.tap(.decline)
        app.advance(by: .seconds(1))
        _ = app.presentPrimer()
        #expect(app.screen.primer?.title == nil)
    }

    @Test("every setter returns the builder; the last call of a setter wins [P13]")
    func lastCallWins() {
        let app = app()
        _ = app.presentPrimer { $0.title("a").style(.alert).title("b").style(.sheet).position(.center).position(.top) }
        #expect(app.screen.primer?.title == "b" && app.screen.primer?.kind == .topSheet)
        app.run {
            let builder = Pushwoosh.configure.pushPrimer
            #expect(builder.title("x") === builder && builder.minInterval(1) === builder)
        }
    }

    @Test("it is shown in the turn in which the status comes, with no delay of its own, and never without a call [P10]")
    func noDelay() {
        let app = app()
        app.advance(by: .days(30))
        #expect(app.history.isEmpty)
        app.statusDelay = .seconds(3)
        _ = app.presentPrimer()
        app.advance(by: .seconds(3))
        #expect(app.history.last { $0.kind == .appearing }?.time == .days(30) + .seconds(3))
    }

    @Test("called before any window, it waits for one, and is shown once [P15]")
    func waitsForAWindow() {
        let app = app { $0.window = nil }
        let record = app.presentPrimer()
        app.advance(by: .milliseconds(4900))
        #expect(app.history.isEmpty && record.outcomes.isEmpty)
        app.openWindow()
        #expect(app.screen.primer != nil)
        app.advance(by: .minutes(1))
        app.tap(.decline)
        #expect(record.outcomes == [.declined] && app.mostOverlaysAtOnce == 1)
    }

    @Test("called in didFinishLaunching, it comes once the app is in front [P15]")
    func waitsForLaunch() {
        final class AppDelegate: UIResponder, UIApplicationDelegate {
            func application(
                _ application: UIApplication,
                didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
            ) -> Bool {
                Pushwoosh.configure.pushPrimer.title("at launch").present()
                return true
            }
        }
        let app = HeadlessApp(AppDelegate.self)
        #expect(app.screen.primer?.title == "at launch")
    }

    @Test("after five seconds without a window it is suppressed, and the next call is free again [P15 P63 SDK-P4]")
    func givesUp() {
        let app = app { $0.window = nil }
        let record = app.presentPrimer()
        let other = app.presentPrimer()
        #expect(other.reasons == [.alreadyOnScreen])
        app.advance(by: .seconds(5))
        #expect(record.outcomes == [.suppressed] && record.reasons == [.noWindow])
        app.openWindow()
        #expect(app.screen.primer == nil)
        _ = app.presentPrimer()
        #expect(app.screen.primer != nil)
    }
}
