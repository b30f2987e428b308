import PushwooshTesting
import Testing

@Suite("The app is told of messages")
@MainActor
struct MessagingTests {
    private final class Delegate: PWMessagingDelegate {
        var calls: [String] = []
        var senders: [Pushwoosh] = []
        var messages: [PWMessage] = []

        func pushwoosh(_ pushwoosh: Pushwoosh, onMessageReceived message: PWMessage) {
            calls.append("received \(message.message ?? "")")
            senders.append(pushwoosh)
            messages.append(message)
        }

        func pushwoosh(_ pushwoosh: Pushwoosh, onMessageOpened message: PWMessage) {
            calls.append("opened \(message.message ?? "")")
            messages.append(message)
        }
    }

    private let app = ConfiguredApp.make()
    private let delegate = Delegate()

    private func push(_ text: String, _ fields: [AnyHashable: Any] = [:]) -> [AnyHashable: Any] {
        ["pw_msg": "1", "aps": ["alert": text]].merging(fields) { $1 }
    }

    @Test("in front: received once, in a later turn, with the shared object [N2]")
    func inFront() {
        app.run {
            Pushwoosh.configure.delegate = delegate
            Pushwoosh.configure.handlePushReceived(push("A"))
            #expect(delegate.calls.isEmpty)
        }
        #expect(delegate.calls == ["received A"] && delegate.messages[0].isForegroundMessage)
        app.run { #expect(delegate.senders[0] === Pushwoosh.sharedInstance()) }
        #expect(app.requests.isEmpty)
    }

    @Test("behind: received, then opened, the same message, and counted as opened")
    func behind() {
        app.run { Pushwoosh.sharedInstance().delegate = delegate }
        app.background()
        app.run { Pushwoosh.configure.handlePushReceived(push("A", ["p": "_1_2_3-4", "md": ["k": 1]])) }
        #expect(delegate.calls == ["received A", "opened A"] && delegate.messages[0] === delegate.messages[1])
        let fields = app.fields(of: "pushStat")
        #expect(fields["hash"] as? String == "_1_2_3-4" && (fields["metaData"] as? [String: Any])?["k"] as? Int == 1)
    }

    @Test("two equal messages in a row are two [N1]")
    func equal() {
        app.run { Pushwoosh.configure.delegate = delegate }
        for _ in 0..<2 { app.run { Pushwoosh.configure.handlePushReceived(push("A")) } }
        #expect(delegate.calls == ["received A", "received A"])
    }

    @Test("the delegate is not kept alive, and set to nil it is told nothing")
    func weak() {
        var short: Delegate? = Delegate()
        app.run { Pushwoosh.configure.delegate = short }
        #expect(app.run { Pushwoosh.configure.getDelegate() != nil })
        short = nil
        #expect(app.run { Pushwoosh.configure.delegate == nil })
        app.run {
            Pushwoosh.configure.setDelegate(delegate)
            Pushwoosh.configure.handlePushReceived(push("A"))
            Pushwoosh.configure.delegate = nil
        }
        #expect(delegate.calls.isEmpty)
    }

    @Test("a silent message is received, and counted nowhere; one with an alert in aps is not silent [N7]")
    func silent() {
        app.background()
        app.run {
            Pushwoosh.configure.delegate = delegate
            Pushwoosh.configure.handlePushReceived(["pw_msg": 1, "aps": ["content-available": 1]])
        }
        #expect(app.requests.isEmpty && delegate.calls.count == 2)
        app.run {
            Pushwoosh.configure.handlePushReceived(["pw_msg": 1, "aps": ["content-available": 1, "alert": "A"]])
        }
        #expect(app.methods == ["pushStat"])
    }

    @Test("rich media of the wrong type do no harm [N10]")
    func wrongRichMedia() {
        app.background()
        app.run { Pushwoosh.configure.handlePushReceived(push("A", ["rm": "text"])) }
        #expect(app.methods == ["pushStat"])
    }

    @Test("a message that is not shown counts as opened where Info.plist says so")
    func hidden() {
        let app = ConfiguredApp.make([
            "Pushwoosh_SHOULD_SEND_PUSH_STATS_IF_ALERT_DISABLED": true, "Pushwoosh_SHOW_ALERT": false,
        ])
        app.run {
            #expect(!Pushwoosh.configure.getShowPushnotificationAlert())
            Pushwoosh.configure.handlePushReceived(push("A", ["p": "1-1"]))
            Pushwoosh.configure.handlePushReceived(push("A", ["p": "1-1"]))
            Pushwoosh.sharedInstance().showPushnotificationAlert = true
            Pushwoosh.configure.handlePushReceived(push("A", ["p": "2-2"]))
        }
        #expect(app.requests.map { $0.fields["hash"] as? String } == ["1-1"])
    }

    @Test("the number on the icon is kept from message to message, across launches")
    func badge() {
        app.run { Pushwoosh.configure.delegate = delegate }
        let more: [AnyHashable: Any] = ["pw_msg": 1, "aps": ["pw_badge": "+2"]]
        app.run { Pushwoosh.configure.handlePushReceived(more) }
        app.relaunch()
        app.run {
            Pushwoosh.configure.delegate = delegate
            Pushwoosh.configure.handlePushReceived(more)
        }
        #expect(delegate.messages.map(\.badgeExtension) == [2, 4])
    }
}
