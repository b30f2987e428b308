import PushwooshTesting
import Testing

@MainActor
@Suite struct LifecycleTests {
    @Test("an app goes through its life in the order of iOS")
    func order() throws {
        let app = HeadlessApp(RecordingDelegate.self)
        let delegate = try #require(app.delegate(as: RecordingDelegate.self))
        app.background()
        app.foreground()
        app.deactivate()
        app.foreground()
        app.terminate()
        #expect(
            delegate.calls == [
                "willFinishLaunching inactive", "didFinishLaunching inactive", "didBecomeActive active",
                "willResignActive active", "didEnterBackground background",
                "willEnterForeground background", "didBecomeActive active",
                "willResignActive active", "didBecomeActive active", "willTerminate active",
            ]
        )
    }

    @Test("going where the app already is changes nothing")
    func repeated() throws {
        let app = HeadlessApp(RecordingDelegate.self)
        let delegate = try #require(app.delegate(as: RecordingDelegate.self))
        app.foreground()
        app.background()
        app.background()
        app.deactivate()
        #expect(delegate.calls.suffix(2) == ["willResignActive active", "didEnterBackground background"])
        #expect(delegate.calls.count == 5)
    }

    @Test("an app that a push launches starts in the background and is given the push")
    func backgroundLaunch() throws {
        let app = HeadlessApp(RecordingDelegate.self, isLaunched: false)
        app.launch(options: [.remoteNotification: ["p": "1"]], inBackground: true)
        let delegate = try #require(app.delegate(as: RecordingDelegate.self))
        #expect(app.applicationState == .background)
        #expect(delegate.pushes.first?["p"] as? String == "1")
        #expect(delegate.calls == ["willFinishLaunching inactive", "didFinishLaunching inactive"])
        app.foreground()
        #expect(delegate.calls.suffix(2) == ["willEnterForeground background", "didBecomeActive active"])
    }

    @Test("a delegate may implement nothing, have its own initialiser, or derive from nothing")
    func forms() throws {
        #expect(HeadlessApp(SilentDelegate.self).applicationState == .active)
        let own = HeadlessApp(InitialisedDelegate.self).delegate(as: InitialisedDelegate.self)
        #expect(own?.made == "by its own init")
        let plain = HeadlessApp(makingDelegate: { PlainDelegate() })
        #expect(plain.delegate(as: PlainDelegate.self)?.launched == true)
        #expect(HeadlessApp().delegate == nil)
    }

    @Test("every app has its own shared application, and keeps it for the whole process")
    func shared() {
        let (first, second) = (HeadlessApp(SilentDelegate.self), HeadlessApp(SilentDelegate.self))
        let application = first.run { UIApplication.shared }
        #expect(first.run { UIApplication.shared } === application)
        #expect(second.run { UIApplication.shared } !== application)
        #expect(application.delegate === first.delegate)
        first.relaunch()
        #expect(first.run { UIApplication.shared } !== application)
    }
}
