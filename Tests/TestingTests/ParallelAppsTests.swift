import PushwooshTesting
import Testing

/// Counts what it is told, through its own facade calls.
final class CountingDelegate: UIResponder, UIApplicationDelegate {
    var granted: [Bool] = []
    var tokens: [Data] = []

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        UNUserNotificationCenter.current().requestAuthorization { [weak self] granted, _ in
            self?.granted.append(granted)
            // A facade call from a callback must find the app of the callback.
            UIApplication.shared.registerForRemoteNotifications()
        }
        return true
    }

    func application(
        _ application: UIApplication,
        didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
    ) {
        tokens.append(deviceToken)
    }
}

@Suite struct ParallelAppsTests {
    @Test("200 apps side by side keep their state apart", arguments: 0..<200)
    @MainActor
    func apart(number: Int) async throws {
        let allowed = number.isMultiple(of: 2)
        let token = Data([UInt8(number)])
        let app = HeadlessApp(CountingDelegate.self) {
            $0.token = .token(token, after: .seconds(number))
            $0.statusDelay = .milliseconds(number)
        }
        await Task.yield()
        #expect(app.promptsShown == 1)
        app.answerPrompt(allowed ? .allow : .deny)
        await Task.yield()
        app.advance(by: .seconds(number))
        let delegate = try #require(app.delegate(as: CountingDelegate.self))
        #expect(delegate.granted == [allowed])
        #expect(delegate.tokens == [token])
        await Task.yield()
        app.run { app.platform.store.set(.integer(Int64(number)), for: StoreKey("number")) }
        await Task.yield()
        app.relaunch()
        #expect(app.platform.store.value(for: StoreKey("number")) == .integer(Int64(number)))
        #expect(app.promptsShown == 1)
        #expect(app.elapsed == .seconds(number))
        #expect(app.problems.isEmpty)
    }

    @Test("an app that is no longer held is gone, with all that waited in it")
    @MainActor
    func released() {
        weak var platform: Platform?
        weak var delegate: CountingDelegate?
        do {
            let app = HeadlessApp(CountingDelegate.self)
            platform = app.platform
            delegate = app.delegate(as: CountingDelegate.self)
            let held = app.platform
            _ = app.platform.timeSource.schedule(after: 100) { _ = held.lifecycle }
            #expect(delegate != nil)
        }
        #expect(platform == nil)
        #expect(delegate == nil)
    }
}
