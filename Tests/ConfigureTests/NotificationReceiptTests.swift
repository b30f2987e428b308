import PushwooshTesting
import Testing

@Suite("Messages that come as notifications")
@MainActor
struct NotificationReceiptTests {
    private static let infoPlist = ["Pushwoosh_APPID": "AAAAA-BBBBB", "Pushwoosh_RICH_MEDIA_STYLE": "MODAL_RICH_MEDIA"]

    private let app = ConfiguredApp.make(infoPlist) { $0.status = .authorized }
    private let messages = Messages()

    init() {
        let messages = messages
        app.run { Pushwoosh.configure.delegate = messages }
    }

    /// An app whose delegate hands every push over.
    private func handingOver() -> HeadlessApp {
        let messages = messages
        let app = HeadlessApp(HandingOver.self) {
            $0.status = .authorized
            $0.infoPlist = Self.infoPlist
        }
        app.run { Pushwoosh.configure.delegate = messages }
        return app
    }

    private func push(_ text: String, _ fields: [AnyHashable: Any] = [:]) -> [AnyHashable: Any] {
        ["pw_msg": "1", "p": "1-1", "aps": ["alert": text]].merging(fields) { $1 }
    }

    private var richMedia: [AnyHashable: Any] { ["rm": ["url": "https://example.com/A.zip", "ts": "1"]] }

    @Test("in front it is received; the tap opens it and counts it, and neither is told twice")
    func inFront() {
        app.deliver(push: push("A"))
        #expect(messages.calls == ["received A"] && app.requests.isEmpty)
        app.tapNotification()
        #expect(messages.calls == ["received A", "opened A"] && app.methods == ["pushStat"])
    }

    @Test("behind, the tap receives it and opens it")
    func behind() {
        app.background()
        app.deliver(push: push("A"))
        #expect(messages.calls.isEmpty)
        app.tapNotification()
        #expect(messages.calls == ["received A", "opened A"] && app.methods == ["pushStat"])
    }

    @Test("one that is put away is received and not opened")
    func putAway() {
        app.background()
        app.deliver(push: push("A", richMedia))
        app.tapNotification(action: UNNotificationDismissActionIdentifier)
        #expect(messages.calls == ["received A"] && app.requests.isEmpty && app.screen.isEmpty)
    }

    @Test("the button that was tapped is named in the message that is opened")
    func button() {
        app.deliver(push: push("A"))
        app.tapNotification(action: "later")
        #expect(messages.calls == ["received A", "opened A"] && messages.actions == [nil, "later"])
    }

    @Test("its rich media waits for the tap")
    func richMediaWaits() {
        app.deliver(push: push("A", richMedia))
        #expect(app.screen.isEmpty)
        app.tapNotification()
        #expect(app.screen.cards.count == 1)
    }

    @Test("what the app delegate hands over as well is one message, in front and behind", arguments: [true, false])
    func bothWays(isInFront: Bool) {
        let app = handingOver()
        if !isInFront { app.background() }
        app.deliver(push: push("A"))
        #expect(messages.calls == (isInFront ? ["received A"] : ["received A", "opened A"]))
        app.tapNotification()
        #expect(messages.calls == ["received A", "opened A"] && app.methods == ["pushStat"])
    }

    @Test("a rich media that was handed over and closed is not shown again by the tap")
    func shownOnce() {
        let app = handingOver()
        app.deliver(push: push("A", richMedia))
        #expect(app.screen.cards.count == 1)
        app.advance(by: .seconds(5))
        app.closeFromPage()
        app.advance(by: .seconds(5))
        #expect(app.screen.isEmpty)
        app.tapNotification()
        app.advance(by: .seconds(5))
        #expect(app.screen.isEmpty && messages.calls == ["received A", "opened A"])
    }

    @Test("a push that is handed over later, in another turn, is the one that was delivered")
    func handedOverLater() {
        app.deliver(push: push("A"))
        app.run { Pushwoosh.configure.handlePushReceived(push("A")) }
        #expect(messages.calls == ["received A"])
        app.run { Pushwoosh.configure.handlePushReceived(push("A")) }
        #expect(messages.calls == ["received A", "received A"])
    }

    @Test("two equal pushes are two messages, whichever way they come [N1]", arguments: [true, false])
    func equal(isHandedOver: Bool) {
        let app = isHandedOver ? handingOver() : app
        for _ in 0..<2 { app.deliver(push: push("A")) }
        #expect(messages.calls == ["received A", "received A"] && app.notifications.count == 2)
    }

    @Test("the number on the icon is changed once, and the message that is opened says the same")
    func badge() {
        let badge: [AnyHashable: Any] = ["aps": ["alert": "A", "pw_badge": "+2"] as [AnyHashable: Any]]
        app.deliver(push: push("A", badge))
        app.tapNotification()
        app.deliver(push: push("A", badge))
        #expect(messages.badges == [2, 2, 4])
    }

    @Test("one that wakes the app as well is the app's to hand over; its tap opens it")
    func waking() {
        app.deliver(push: push("A"), isSilent: true)
        #expect(messages.calls.isEmpty && app.presentations == [[.badge, .alert, .sound]])
        app.tapNotification()
        #expect(messages.calls == ["received A", "opened A"])
    }

    @Test("a command is carried out once and is not shown")
    func command() {
        let app = handingOver()
        app.deliver(push: push("A", ["pw_system_push": 1, "pw_command": "unheard"]))
        #expect(app.presentations == [[]] && app.notifications.isEmpty && messages.calls.isEmpty)
        #expect(app.log.filter { $0.message.contains("unheard") }.count == 1)
    }

    @Test("what is not Pushwoosh's is nobody's message")
    func notOurs() {
        app.deliver(push: ["aps": ["alert": "A"]])
        app.tapNotification()
        #expect(messages.calls.isEmpty && app.requests.isEmpty && app.responsesAnswered == 1)
    }
}
