import Foundation
import PushwooshTesting
import Testing

/// An app with an inbox, and what the server says of it.
@MainActor
struct InboxApp {
    let app: HeadlessApp

    init(_ setUp: (HeadlessApp) -> Void = { _ in }) {
        app = HeadlessApp {
            $0.infoPlist = ["Pushwoosh_APPID": "AAAAA-BBBBB"]
            $0.answers["getInboxMessages"] = .failure("no network")
            setUp($0)
        }
    }

    static func push(_ code: String, _ more: [AnyHashable: Any] = [:]) -> [AnyHashable: Any] {
        let push: [AnyHashable: Any] = [
            "pw_msg": "1", "aps": ["alert": ["title": "Title \(code)", "body": "Text \(code)"]], "p": "_1C__\(code)",
            "pw_inbox": code, "inbox_params": ["rt": "2030-01-01", "image": "https://example.com/\(code).png"],
        ]
        return push.merging(more) { $1 }
    }

    func receive(_ code: String, _ more: [AnyHashable: Any] = [:]) {
        app.run { _ = Pushwoosh.configure.handlePushReceived(Self.push(code, more)) }
    }

    /// What the server lists from now on, beside what each message needs.
    func list(_ messages: [[String: Any]], after delay: Duration = .zero) {
        let whole = messages.map { ["status": 1, "send_date": 1_700_000_000].merging($0) { $1 } }
        let json = try? JSONSerialization.data(withJSONObject: ["messages": whole])
        app.answers["getInboxMessages"] = .success(String(decoding: json ?? Data(), as: UTF8.self), after: delay)
    }

    /// The codes that loading gives, and whether it gives an error.
    func load() -> (codes: [String], fails: Bool) {
        var result: (codes: [String], fails: Bool) = ([], false)
        app.run {
            PWInbox.loadMessages { messages, error in
                result = (messages?.compactMap(\.code) ?? [], error != nil)
            }
        }
        return result
    }

    func count(of method: String) -> Int { app.requests.count { $0.method == method } }
}

@Suite("The inbox")
@MainActor
struct InboxTests {
    @Test("a push with pw_inbox and a text rt is kept, with what it says, across launches")
    func kept() throws {
        let inbox = InboxApp()
        inbox.receive("a", ["l": "https://example.com"])
        inbox.app.relaunch()
        let message = try #require(inbox.app.run { PWInbox.message(forCode: "a") })
        #expect(message.title == "Title a" && message.message == "Text a" && message.type == .URL)
        #expect(message.imageUrl == "https://example.com/a.png" && message.attachmentUrl == nil)
        #expect(message.sendDate == inbox.app.wallTime && !message.isRead && !message.isActionPerformed)
        #expect(message.actionParams["l"] as? String == "https://example.com")
    }

    @Test("a push is no inbox message without a code or a text rt", arguments: ["pw_inbox", "rt", "inbox_params"])
    func notKept(missing: String) {
        let inbox = InboxApp()
        switch missing {
        case "pw_inbox": inbox.receive("a", ["pw_inbox": 5])
        case "rt": inbox.receive("a", ["inbox_params": ["rt": 5]])
        default: inbox.receive("a", ["inbox_params": "2030-01-01"])
        }
        #expect(inbox.load().codes.isEmpty)
    }

    @Test(
        "rt is a day or seconds since 1970; any other text is no date [SDK-N11]",
        arguments: [
            ("2026-01-03", true), ("2026-01-02", false), ("1767398400", true), ("1767312000", false), ("soon", true),
            ("2026-13-01", true), ("", true), ("nan", true),
        ]
    )
    func expiry(text: String, isThere: Bool) {
        let inbox = InboxApp()
        inbox.receive("a", ["inbox_params": ["rt": text]])
        #expect(inbox.load().codes == (isThere ? ["a"] : []))
    }

    @Test("a message goes when its time has come, without a word from anyone")
    func expires() {
        let inbox = InboxApp()
        inbox.receive("a", ["inbox_params": ["rt": "2026-01-03"]])
        #expect(inbox.load().codes == ["a"])
        inbox.app.advance(by: .days(1))
        #expect(inbox.load().codes.isEmpty && inbox.app.run { PWInbox.message(forCode: "a") } == nil)
    }

    @Test("the server's list is sorted: the latest first, then by order, then by code")
    func sorted() {
        let inbox = InboxApp()
        inbox.list([
            ["inbox_id": "old", "send_date": 1], ["inbox_id": "b", "order": 1], ["inbox_id": "c", "order": 1],
            ["inbox_id": "a", "order": 2], ["inbox_id": "new", "send_date": "1800000000"],
        ])
        #expect(inbox.load().codes == ["new", "a", "c", "b", "old"])
    }

    @Test("what cannot be read in the server's list is left out, and the rest is taken")
    func broken() {
        let inbox = InboxApp()
        inbox.app.answers["getInboxMessages"] = .success(
            #"""
            {"messages": [{"inbox_id": "a", "status": "1", "image": null, "title": 5, "action_params": "{oops"},
            {"inbox_id": "no status"}, {"status": 1}, 7, null, {"inbox_id": "", "status": 1}]}
            """#
        )
        #expect(inbox.load().codes == ["a"])
        #expect(inbox.app.run { PWInbox.message(forCode: "a") }?.title == "5")
    }

    @Test("the server's copy wins over the push's, and what it no longer lists is gone; what only a push brought stays")
    func serverWins() {
        let inbox = InboxApp()
        inbox.receive("a")
        inbox.receive("only push")
        let parameters = #"{"attachment": "https://example.com/x.png", "l": "app://x"}"#
        inbox.list([["inbox_id": "a", "title": "Server", "action_params": parameters], ["inbox_id": "b"]])
        #expect(Set(inbox.load().codes) == ["a", "b", "only push"])
        let message = inbox.app.run { PWInbox.message(forCode: "a") }
        #expect(message?.title == "Server" && message?.attachmentUrl == "https://example.com/x.png")
        #expect(message?.type == .deeplink)
        inbox.receive("a")
        #expect(inbox.app.run { PWInbox.message(forCode: "a") }?.title == "Server")
        inbox.list([["inbox_id": "b"]])
        inbox.app.advance(by: .seconds(10))
        #expect(Set(inbox.load().codes) == ["b", "only push"])
    }

    @Test("reading, acting and deleting hold at once and across launches; a deleted message does not come back")
    func statuses() {
        let inbox = InboxApp()
        for code in ["a", "b", "c"] { inbox.receive(code) }
        inbox.app.run {
            PWInbox.readMessages(withCodes: ["a", "nobody"])
            PWInbox.deleteMessages(withCodes: ["b"])
            #expect(PWInbox.message(forCode: "a")?.isRead == true && PWInbox.message(forCode: "b") == nil)
        }
        inbox.receive("b")
        inbox.app.relaunch()
        #expect(Set(inbox.load().codes) == ["a", "c"])
        inbox.app.run { PWInbox.deleteAllReadMessages() }
        #expect(inbox.load().codes == ["c"])
        inbox.app.run {
            PWInbox.readMessages(withCodes: nil)
            PWInbox.deleteMessages(withCodes: nil)
        }
        #expect(inbox.load().codes == ["c"])
    }

    @Test("what happened is told to the server, once it has listed the message")
    func told() throws {
        let inbox = InboxApp()
        inbox.receive("a")
        inbox.app.run { PWInbox.readMessages(withCodes: ["a"]) }
        #expect(inbox.count(of: "inboxStatus") == 0)
        inbox.list([["inbox_id": "a", "order": 42, "hash": "h"]])
        _ = inbox.load()
        let request = try #require(inbox.app.requests.last)
        #expect(request.method == "inboxStatus" && request.fields["inbox_code"] as? String == "42")
        #expect(request.fields["status"] as? Int == 2 && request.fields["hash"] as? String == "h")
        inbox.app.run {
            PWInbox.markAllMessagesAsRead()
            PWInbox.deleteMessages(withCodes: ["a"])
        }
        #expect(inbox.app.requests.last?.fields["status"] as? Int == 4 && inbox.count(of: "inboxStatus") == 2)
    }

    @Test("acting does what opening the push would: its rich media is shown")
    func acting() {
        let inbox = InboxApp()
        inbox.app.run { Pushwoosh.media.setRichMediaPresentationStyle(.modal) }
        inbox.receive("a")
        inbox.list([
            ["inbox_id": "b", "action_params": #"{"rm": {"url": "https://example.com/X.zip", "ts": 1}}"#]
        ])
        _ = inbox.load()
        inbox.app.run { PWInbox.performActionForMessage(withCode: "a") }
        #expect(inbox.app.screen.isEmpty)
        inbox.app.run { PWInbox.performActionForMessage(withCode: "b") }
        #expect(inbox.app.screen.richMedia?.code == "r-X")
        #expect(inbox.app.run { PWInbox.message(forCode: "b") }?.isActionPerformed == true)
    }

    @Test(
        "acting on a code that is not known does nothing but write a line to the log [SDK-T13]",
        arguments: ["x", nil]
    )
    func unknownCode(code: String?) {
        let inbox = InboxApp()
        inbox.receive("a")
        inbox.app.run { PWInbox.performActionForMessage(withCode: code) }
        #expect(inbox.app.log.contains { $0.subject == "Inbox" } && inbox.load().codes == ["a"])
        #expect(inbox.app.run { PWInbox.message(forCode: nil) } == nil)
    }

    @Test("opening the push of a message acts on it; one that comes while the app is in front, or silently, does not")
    func openedPush() {
        let inbox = InboxApp()
        inbox.receive("front")
        inbox.app.background()
        inbox.receive("silent", ["aps": ["content-available": 1]])
        inbox.receive("opened")
        let acted = inbox.app.run {
            ["front", "silent", "opened"].map { PWInbox.message(forCode: $0)?.isActionPerformed }
        }
        #expect(acted == [false, false, true])
    }
}
