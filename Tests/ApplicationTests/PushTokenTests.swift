import PushwooshTesting
import Synchronization
import Testing

@MainActor
@Suite struct PushTokenTests {
    let app = HeadlessApp(RecordingDelegate.self)

    private func register() {
        app.run { UIApplication.shared.registerForRemoteNotifications() }
    }

    @Test("each registration gives the app delegate one token, and the SDK's observers one after it")
    func token() throws {
        let delegate = try #require(app.delegate(as: RecordingDelegate.self))
        let heard = Mutex<[String]>([])
        let tokens = app.platform.state(ApplicationRunner.self).tokens
        let observation = tokens.observe { result in
            let count = MainActor.assumeIsolated { delegate.tokens.count }
            heard.withLock { $0.append("\((try? result.get())?.count ?? -1) after \(count)") }
        }
        app.token = .token(Data([1, 2, 3]), after: .seconds(2))
        register()
        #expect(delegate.tokens.isEmpty)
        #expect(!app.run { UIApplication.shared.isRegisteredForRemoteNotifications })
        app.advance(by: .seconds(2))
        #expect(delegate.tokens == [Data([1, 2, 3])])
        #expect(heard.withLock { $0 } == ["3 after 1"])
        #expect(app.run { UIApplication.shared.isRegisteredForRemoteNotifications })
        observation.cancel()
        register()
        app.advance(by: .seconds(2))
        #expect(delegate.tokens.count == 2)
        #expect(heard.withLock { $0 }.count == 1)
        app.run { UIApplication.shared.unregisterForRemoteNotifications() }
        #expect(!app.run { UIApplication.shared.isRegisteredForRemoteNotifications })
    }

    @Test("a failure reaches the app delegate once, and is no token")
    func failure() throws {
        let delegate = try #require(app.delegate(as: RecordingDelegate.self))
        app.token = .failure("no push service")
        register()
        #expect(delegate.failures == ["no push service"])
        #expect(delegate.tokens.isEmpty)
        #expect(!app.run { UIApplication.shared.isRegisteredForRemoteNotifications })
    }

    @Test("a token that comes after the process has ended reaches nobody")
    func late() throws {
        let delegate = try #require(app.delegate(as: RecordingDelegate.self))
        app.token = .token(Data([1]), after: .seconds(5))
        register()
        app.relaunch()
        app.advance(by: .seconds(10))
        #expect(delegate.tokens.isEmpty)
        #expect(app.delegate(as: RecordingDelegate.self)?.tokens.isEmpty == true)
    }
}
