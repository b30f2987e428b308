import PushwooshTesting
import Testing

@Suite("The SDK among the notification centre's delegates")
@MainActor
struct CenterDelegateTests {
    private let app = ConfiguredApp.make { $0.status = .authorized }
    private let calls = Calls()

    private func push(_ text: String) -> [AnyHashable: Any] { ["pw_msg": "1", "aps": ["alert": text]] }

    @Test("its proxy is in place from the first call on, and keeps who was there informed, without keeping it alive")
    func firstCall() {
        var before: Named? = Named("before", calls)
        app.run {
            UNUserNotificationCenter.current().delegate = before
            #expect(UNUserNotificationCenter.current().delegate === before)
            let proxy = Pushwoosh.sharedInstance().notificationCenterDelegateProxy
            #expect(proxy != nil && UNUserNotificationCenter.current().delegate === proxy)
        }
        app.deliver(push: push("A"))
        #expect(calls.all == ["before willPresent A"])
        before = nil
        app.deliver(push: push("B"))
        #expect(calls.all.count == 1 && app.presentations.count == 2)
    }

    @Test("all are told in order, each once; what was added is kept alive; the SDK's answer counts")
    func order() {
        let (before, second) = (Named("before", calls), Named("second", calls))
        app.run {
            UNUserNotificationCenter.current().delegate = before
            Pushwoosh.configure.addNotificationCenterDelegate(Named("first", calls))
            let proxy = Pushwoosh.sharedInstance().notificationCenterDelegateProxy
            proxy?.add(second)
            proxy?.add(second)
            if let proxy { proxy.add(proxy) }
        }
        app.deliver(push: push("A"))
        #expect(calls.all == ["before willPresent A", "first willPresent A", "second willPresent A"])
        #expect(app.presentations == [[.badge, .alert, .sound]] && app.notifications.count == 1)
        app.tapNotification()
        #expect(calls.all.suffix(3) == ["before didReceive A", "first didReceive A", "second didReceive A"])
        #expect(app.responsesAnswered == 1 && app.problems.isEmpty)
    }

    @Test("one that was there and is added as well is told once")
    func addedTwice() {
        let named = Named("both", calls)
        app.run {
            UNUserNotificationCenter.current().delegate = named
            Pushwoosh.configure.addNotificationCenterDelegate(named)
        }
        app.deliver(push: push("A"))
        #expect(calls.all == ["both willPresent A"])
    }

    @Test("messages are shown as the app has said; what is not Pushwoosh's is shown in any case")
    func alertSetting() {
        app.run { Pushwoosh.configure.setShowPushnotificationAlert(false) }
        app.deliver(push: push("A"))
        app.deliver(push: ["aps": ["alert": "B"]])
        app.run { Pushwoosh.configure.setShowPushnotificationAlert(true) }
        app.deliver(push: push("C"))
        #expect(app.presentations == [[], [.badge, .alert, .sound], [.badge, .alert, .sound]])
    }

    @Test("where Info.plist says so there is no proxy, and a delegate that is added is told nothing, which is logged")
    func plugin() {
        let app = ConfiguredApp.make(["Pushwoosh_PLUGIN_NOTIFICATION_HANDLER": true]) { $0.status = .authorized }
        let own = Named("own", calls)
        app.run {
            UNUserNotificationCenter.current().delegate = own
            Pushwoosh.configure.addNotificationCenterDelegate(Named("added", calls))
            #expect(Pushwoosh.sharedInstance().notificationCenterDelegateProxy == nil)
            #expect(UNUserNotificationCenter.current().delegate === own)
        }
        app.deliver(push: push("A"))
        #expect(calls.all == ["own willPresent A"] && app.presentations == [[.list]])
        #expect(app.log.filter { $0.level == .warning }.map(\.subject) == ["Notifications"])
    }

    @Test("an app that is the delegate itself hands on what it is told; completions come once, in a later turn")
    func ownDelegate() {
        let app = ConfiguredApp.make(["Pushwoosh_PLUGIN_NOTIFICATION_HANDLER": true]) { $0.status = .authorized }
        let (own, messages) = (HandingOn(), Messages())
        app.run {
            UNUserNotificationCenter.current().delegate = own
            Pushwoosh.configure.delegate = messages
        }
        app.deliver(push: push("A"))
        #expect(messages.calls == ["received A"] && app.presentations == [[.badge, .alert, .sound]])
        app.tapNotification()
        #expect(messages.calls == ["received A", "opened A"] && app.responsesAnswered == 1)
        #expect(own.returnedBeforeAnswer == [true, true] && app.problems.isEmpty)
    }

    @Test(
        "one that is added and answers twice or never is logged, and takes nothing from the SDK's answer",
        arguments: [0, 2]
    )
    func faults(answers: Int) {
        app.run { Pushwoosh.configure.addNotificationCenterDelegate(Named("added", calls, answers: answers)) }
        app.deliver(push: push("A"))
        app.tapNotification()
        app.advance(by: .seconds(30))
        let what = answers == 0 ? "not called" : "called twice"
        #expect(app.log.filter { $0.level == .error && $0.message.contains(what) }.count == 2)
        #expect(app.presentations == [[.badge, .alert, .sound]] && app.responsesAnswered == 1)
    }

    @Test("the asynchronous forms hand on as well")
    func ownAsynchronousDelegate() async throws {
        let messages = Messages()
        app.background()
        app.deliver(push: push("A"))
        let notification = try #require(app.notifications.first)
        let response = UNNotificationResponse(
            notification: notification,
            actionIdentifier: UNNotificationDefaultActionIdentifier
        )
        app.run { Pushwoosh.configure.delegate = messages }
        let options = app.start { await Pushwoosh.configure.handleWillPresentNotification(notification) }
        app.advance(by: .zero)
        #expect(await options.value == [.badge, .alert, .sound])
        let isDone = app.start { await Pushwoosh.configure.handleNotificationResponse(response) }
        app.advance(by: .zero)
        await isDone.value
        app.advance(by: .zero)
        #expect(messages.calls == ["received A", "opened A"])
    }

    @Test("what an app has kept of it may outlive the app")
    func outlives() throws {
        var short: HeadlessApp? = ConfiguredApp.make()
        let proxy = try #require(short?.run { Pushwoosh.sharedInstance().notificationCenterDelegateProxy } ?? nil)
        let center = try #require(short?.run { UNUserNotificationCenter.current() })
        short = nil
        var answers: [UNNotificationPresentationOptions] = []
        let notification = UNNotification(push: ["aps": ["alert": "A"]], date: .distantPast)
        proxy.defaultNotificationCenterDelegate.userNotificationCenter(center, willPresent: notification) {
            answers.append($0)
        }
        #expect(answers == [[.badge, .alert, .sound]])
    }

    @Test("whoever asks a delegate in the form it has not written reaches the one it has")
    func otherForm() async throws {
        let named = Named("added", calls)
        app.run { Pushwoosh.configure.addNotificationCenterDelegate(named) }
        app.background()
        app.deliver(push: ["aps": ["alert": "A"]])
        let notification = try #require(app.notifications.first)
        let response = UNNotificationResponse(notification: notification, actionIdentifier: "button")
        let answers = app.start {
            let (center, silent) = (UNUserNotificationCenter.current(), Silent())
            let own = await named.userNotificationCenter(center, willPresent: notification)
            await named.userNotificationCenter(center, didReceive: response)
            let none = await silent.userNotificationCenter(center, willPresent: notification)
            await silent.userNotificationCenter(center, didReceive: response)
            let proxy = await center.delegate?.userNotificationCenter(center, willPresent: notification)
            return [own, none, proxy]
        }
        app.advance(by: .zero)
        #expect(await answers.value == [[.list], [], [.badge, .alert, .sound]])
        #expect(calls.all == ["added willPresent A", "added didReceive A", "added willPresent A"])
    }
}
