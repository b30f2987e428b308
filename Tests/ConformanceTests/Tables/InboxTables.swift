import Foundation
import PushwooshTesting

/// An app whose inbox has one message, from a push or from the server.
@MainActor
private struct InboxApp {
    let app = HeadlessApp { $0.infoPlist = ["Pushwoosh_APPID": "AAAAA-BBBBB"] }
    var fields: [String: Any] = ["inbox_id": "m", "order": 7, "status": 1, "title": "Hello", "send_date": 1]

    func receive(expires: String, with more: [AnyHashable: Any] = [:]) {
        var push: [AnyHashable: Any] = ["pw_msg": "1", "aps": ["alert": "Hello"], "pw_inbox": "m"]
        push["inbox_params"] = ["rt": expires]
        push.merge(more) { $1 }
        app.run { _ = Pushwoosh.configure.handlePushReceived(push) }
    }

    /// Has the server list the message, and asks for it.
    func load() {
        let json = try? JSONSerialization.data(withJSONObject: ["messages": [fields]])
        app.answers["getInboxMessages"] = .success(json.map { String(decoding: $0, as: UTF8.self) } ?? "")
        app.advance(by: .seconds(11))
        app.run { PWInbox.loadMessages { _, _ in } }
    }

    func counts() -> (Double, Double, Double) {
        var counts = (-1.0, -1.0, -1.0)
        app.run {
            PWInbox.messagesCount { count, _ in counts.0 = Double(count) }
            PWInbox.unreadMessagesCount { count, _ in counts.1 = Double(count) }
            PWInbox.messagesWithNoActionPerformedCount { count, _ in counts.2 = Double(count) }
        }
        return counts
    }

    var message: (any PWInboxMessageProtocol)? { app.run { PWInbox.message(forCode: "m") } }
}

extension InboxCounts {
    @MainActor
    static func then(_ given: Given) -> Then {
        var inbox = InboxApp()
        let day =
            switch given.expires {
            case .never: ""
            case .later: "2026-02-01"
            case .earlier: "2026-01-02"
            }
        if given.from == .push {
            inbox.receive(expires: day)
            inbox.app.answers["getInboxMessages"] = .failure("no network")
        } else {
            inbox.fields["rt"] = day
            inbox.load()
        }
        inbox.app.run {
            switch given.done {
            case .nothing: break
            case .read: PWInbox.readMessages(withCodes: ["m"])
            case .acted: PWInbox.performActionForMessage(withCode: "m")
            case .deleted: PWInbox.deleteMessages(withCodes: ["m"])
            case .readThenActed:
                PWInbox.markAllMessagesAsRead()
                PWInbox.performActionForMessage(withCode: "m")
            case .actedThenRead:
                PWInbox.performActionForMessage(withCode: "m")
                PWInbox.markAllMessagesAsRead()
            }
        }
        let counts = inbox.counts()
        return Then(messages: counts.0, unread: counts.1, notActedUpon: counts.2)
    }
}

extension InboxType {
    @MainActor
    static func then(_ given: Given) -> Then {
        var keys: [AnyHashable: Any] = [:]
        switch given.page {
        case .none: break
        case .h, .r: keys[given.page.rawValue] = "page"
        case .rm: keys["rm"] = ["url": "https://example.com/a.zip", "ts": 1] as [String: Any]
        }
        switch given.link {
        case .none: break
        case .http: keys["l"] = "http://example.com"
        case .https: keys["l"] = "https://example.com"
        case .app: keys["l"] = "example://here"
        }
        let inbox = InboxApp()
        inbox.receive(expires: "", with: keys)
        return Then(kind: inbox.message.flatMap { Kind(rawValue: factText($0.type)) } ?? .plain)
    }
}

extension InboxStatus {
    @MainActor
    static func then(_ given: Given) -> Then {
        var inbox = InboxApp()
        inbox.fields["status"] = 0
        inbox.load()
        inbox.app.answers["inboxStatus"] = .failure("no network")
        inbox.app.run {
            switch given.here {
            case .nothing: break
            case .read: PWInbox.readMessages(withCodes: ["m"])
            case .acted: PWInbox.performActionForMessage(withCode: "m")
            case .deleted: PWInbox.deleteMessages(withCodes: ["m"])
            }
        }
        let before = inbox.app.requests.count
        let numbers: [Server] = [.created, .delivered, .read, .action, .deleted, .deletedService]
        inbox.fields["status"] = numbers.firstIndex(of: given.server)
        inbox.load()
        let message = inbox.message
        return Then(
            isListed: message != nil,
            isRead: message?.isRead ?? false,
            isActionPerformed: message?.isActionPerformed ?? false,
            isTold: inbox.app.requests.dropFirst(before).contains { $0.method == "inboxStatus" }
        )
    }
}
