import PushwooshTesting
import Testing

@Suite("Notifications come, are shown, and are tapped")
@MainActor
struct NotificationDeliveryTests {
    private let app = HeadlessApp(AnsweringDelegate.self) { $0.status = .authorized }
    private let delegate = CenterDelegate()

    init() {
        let delegate = delegate
        app.run { UNUserNotificationCenter.current().delegate = delegate }
    }

    private static func push(_ text: String) -> [AnyHashable: Any] { ["aps": ["alert": text]] }

    @Test("in front its delegate is asked, and it is shown where the answer has a text to show")
    func inFront() {
        app.deliver(push: Self.push("A"))
        #expect(delegate.calls == ["willPresent A"] && app.presentations == [[.banner, .sound]])
        #expect(app.notifications.map(\.request.content.body) == ["A"])
        for options in [[], .sound] as [UNNotificationPresentationOptions] {
            delegate.options = options
            app.deliver(push: Self.push("B"))
        }
        #expect(app.presentations == [[.banner, .sound], [], .sound] && app.notifications.count == 1)
        #expect(app.fetchResults.count == 3 && app.problems.isEmpty)
    }

    @Test("behind the app it is shown without asking")
    func behind() {
        app.background()
        app.deliver(push: Self.push("A"))
        #expect(delegate.calls.isEmpty && app.presentations.isEmpty && app.notifications.count == 1)
    }

    @Test(
        "without permission nothing is shown, and nobody is asked",
        arguments: [UNAuthorizationStatus.notDetermined, .denied]
    )
    func notAllowed(_ status: UNAuthorizationStatus) {
        app.status = status
        app.deliver(push: Self.push("A"))
        app.background()
        app.deliver(push: Self.push("B"))
        #expect(delegate.calls.isEmpty && app.notifications.isEmpty && app.fetchResults.count == 2)
        #expect(app.log.filter { $0.subject == "Notifications" }.count == 2)
    }

    @Test("a push that only wakes the app is no notification, one with a sound or a number is")
    func silent() {
        app.deliver(push: [:], isSilent: true)
        app.deliver(push: ["aps": ["alert": ["title": ""]]])
        #expect(delegate.calls.isEmpty)
        app.deliver(push: ["aps": ["sound": "default"]])
        app.deliver(push: ["aps": ["badge": 2]], isSilent: true)
        #expect(delegate.calls == ["willPresent ", "willPresent "])
    }

    @Test("its texts, number, kind and thread are read from the push, and what is of another type is missing")
    func content() throws {
        app.deliver(
            push: [
                "k": 1,
                "aps": [
                    "alert": ["title": "T", "subtitle": "S", "body": "B"], "badge": 3, "category": "C",
                    "thread-id": "D",
                ],
            ]
        )
        let notification = try #require(app.notifications.first)
        let content = notification.request.content
        #expect([content.title, content.subtitle, content.body] == ["T", "S", "B"] && content.badge == 3)
        #expect([content.categoryIdentifier, content.threadIdentifier] == ["C", "D"])
        #expect(content.userInfo["k"] as? Int == 1 && notification.date == app.platform.timeSource.wallTime)
        #expect(notification.request.trigger is UNPushNotificationTrigger)
        #expect(notification.request.trigger?.repeats == false)
        app.deliver(push: ["aps": ["alert": ["title": 5, "body": "B"], "badge": "3", "category": 1, "thread-id": []]])
        let other = try #require(app.notifications.last)
        #expect(other.request.content.title.isEmpty && other.request.content.badge == nil)
        #expect(other.request.content.categoryIdentifier.isEmpty && other.request.content.threadIdentifier.isEmpty)
        #expect(other.request.identifier != notification.request.identifier)
    }

    @Test("a tap takes it out of the list, brings the app onto the screen, then tells the delegate, once")
    func tapped() {
        app.background()
        app.deliver(push: Self.push("A"))
        app.deliver(push: Self.push("B"))
        #expect(app.tapNotification())
        #expect(delegate.calls == ["didReceive B"] && delegate.states == [.inactive])
        #expect(delegate.responses.map(\.actionIdentifier) == [UNNotificationDefaultActionIdentifier])
        #expect(app.applicationState == .active && app.responsesAnswered == 1)
        #expect(app.notifications.map(\.request.content.body) == ["A"])
    }

    @Test("one that is put away leaves the app where it is; a button is named")
    func otherActions() {
        app.background()
        app.deliver(push: Self.push("A"))
        app.deliver(push: Self.push("B"))
        app.tapNotification(action: UNNotificationDismissActionIdentifier)
        #expect(app.applicationState == .background && app.notifications.count == 1)
        app.tapNotification(action: "later")
        #expect(delegate.responses.map(\.actionIdentifier) == [UNNotificationDismissActionIdentifier, "later"])
        #expect(app.applicationState == .active)
        #expect(!app.tapNotification() && app.problems.count == 1)
    }

    @Test("a completion that is called twice or never is logged, and the app goes on", arguments: [0, 2])
    func faults(answers: Int) {
        delegate.answers = answers
        app.deliver(push: Self.push("A"))
        app.background()
        app.deliver(push: Self.push("B"))
        app.tapNotification()
        app.advance(by: .seconds(30))
        let what = answers == 0 ? "was not called within 30 s." : "was called twice."
        #expect(app.problems == ["The completion of willPresent \(what)", "The completion of didReceive \(what)"])
        #expect(app.log.filter { $0.level == .error }.count == 2)
        #expect(app.presentations.count == answers / 2 && app.responsesAnswered == answers / 2)
        #expect(app.notifications.map(\.request.content.body) == (answers == 0 ? [] : ["A"]))
    }

    @Test("the asynchronous forms are reached as well; with neither it is not shown, and a tap is answered")
    func otherForms() {
        let (asynchronous, silent) = (AsynchronousCenterDelegate(), SilentCenterDelegate())
        app.run { UNUserNotificationCenter.current().delegate = asynchronous }
        app.deliver(push: Self.push("A"))
        app.tapNotification()
        #expect(asynchronous.calls == ["willPresent", "didReceive"] && app.presentations == [.list])
        app.run { UNUserNotificationCenter.current().delegate = silent }
        app.deliver(push: Self.push("A"))
        app.background()
        app.deliver(push: Self.push("B"))
        app.tapNotification()
        #expect(app.presentations == [.list, []] && app.responsesAnswered == 2 && app.problems.isEmpty)
    }

    @Test("the delegate is not kept alive; without one nothing is shown in front")
    func weak() {
        var short: CenterDelegate? = CenterDelegate()
        app.run { UNUserNotificationCenter.current().delegate = short }
        #expect(app.run { UNUserNotificationCenter.current().delegate } === short)
        short = nil
        #expect(app.run { UNUserNotificationCenter.current().delegate == nil })
        app.deliver(push: Self.push("A"))
        #expect(app.presentations.isEmpty && app.notifications.isEmpty && app.problems.isEmpty)
    }

    @Test("notifications outlive the process, and are gone with the list")
    func outlive() {
        app.background()
        app.deliver(push: Self.push("A"))
        app.relaunch()
        #expect(app.notifications.count == 1)
        app.run { Pushwoosh.configure.clearNotificationCenter() }
        #expect(app.notifications.isEmpty)
    }
}
