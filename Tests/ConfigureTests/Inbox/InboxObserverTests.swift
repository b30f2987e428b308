import Foundation
import PushwooshTesting
import Synchronization
import Testing

@Suite("Observers of the inbox")
@MainActor
struct InboxObserverTests {
    private final class Heard {
        var lines: [String] = []
    }

    @Test("a message that a push brings is told once, and not again when the app comes to the front [SDK-T12]")
    func received() {
        let inbox = InboxApp()
        let heard = Heard()
        inbox.app.run {
            PWInbox.addObserverForDidReceive { messages in heard.lines.append(messages?.first?.code ?? "-") }
        }
        inbox.receive("a")
        for _ in 0..<3 {
            inbox.app.background()
            inbox.app.foreground()
        }
        inbox.receive("a")
        inbox.receive("b")
        #expect(heard.lines == ["a", "b"])
    }

    @Test("each change is told: what was deleted, added and changed, by itself")
    func changes() {
        let inbox = InboxApp()
        let heard = Heard()
        inbox.app.run {
            PWInbox.addObserver { deleted, added, updated in
                let codes = [deleted, added, updated].map { ($0 ?? []).compactMap(\.code).joined(separator: ",") }
                heard.lines.append(codes.joined(separator: "|"))
            }
        }
        inbox.receive("a")
        inbox.receive("b")
        inbox.app.run { PWInbox.readMessages(withCodes: ["a"]) }
        inbox.app.run { PWInbox.readMessages(withCodes: ["a"]) }
        inbox.app.run { PWInbox.deleteMessages(withCodes: ["b"]) }
        #expect(heard.lines == ["|a|", "|b|", "||a", "b||"])
    }

    @Test("counts are told soon, and then only when they change, until the observer is removed")
    func counts() {
        let inbox = InboxApp()
        inbox.receive("a")
        let heard = Heard()
        let unread = inbox.app.run {
            PWInbox.addObserverForNoActionPerformedMessagesCount { heard.lines.append("open \($0)") }
            return PWInbox.addObserverForUnreadMessagesCount { heard.lines.append("unread \($0)") }
        }
        #expect(heard.lines == ["open 1", "unread 1"])
        inbox.app.run { PWInbox.readMessages(withCodes: ["a"]) }
        inbox.receive("b")
        #expect(heard.lines == ["open 1", "unread 1", "unread 0", "open 2", "unread 1"])
        inbox.app.run { PWInbox.removeObserver(unread) }
        inbox.app.run { PWInbox.performActionForMessage(withCode: "b") }
        #expect(heard.lines.last == "open 1" && heard.lines.count == 6)
        inbox.app.run { PWInbox.removeObserver(nil) }
    }

    @Test("an observer that removes another keeps it from being called")
    func removedWhileTelling() {
        let inbox = InboxApp()
        let heard = Heard()
        var second: (any NSObjectProtocol)?
        inbox.app.run {
            PWInbox.addObserverForDidReceive { _ in PWInbox.removeObserver(second) }
            second = PWInbox.addObserverForDidReceive { _ in heard.lines.append("second") }
        }
        inbox.receive("a")
        #expect(heard.lines.isEmpty)
    }

    @Test("both notifications are posted, with the messages in their userInfo")
    func notifications() {
        let inbox = InboxApp()
        let code = UUID().uuidString
        let heard = Mutex<[String]>([])
        let names = [NSNotification.Name.PWInboxMessagesDidUpdate, .PWInboxMessagesDidReceiveInPush]
        let tokens = names.map { name in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { notification in
                for key in ["messagesAdded", "messagesUpdated", "messagesDeleted"] {
                    let messages = notification.userInfo?[key] as? [any PWInboxMessageProtocol] ?? []
                    for message in messages where message.code == code {
                        heard.withLock { $0.append("\(notification.name.rawValue.prefix(24)) \(key)") }
                    }
                }
            }
        }
        inbox.receive(code)
        inbox.app.run { PWInbox.deleteMessages(withCodes: [code]) }
        for token in tokens { NotificationCenter.default.removeObserver(token) }
        #expect(
            heard.withLock { $0 } == [
                "PWInboxMessagesDidUpdate messagesAdded", "PWInboxMessagesDidReceiv messagesAdded",
                "PWInboxMessagesDidUpdate messagesDeleted",
            ]
        )
    }
}
