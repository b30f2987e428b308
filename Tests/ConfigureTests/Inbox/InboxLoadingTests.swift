import Foundation
import PushwooshTesting
import Testing

@Suite("Loading the inbox")
@MainActor
struct InboxLoadingTests {
    @Test(
        "without a network each completion gets what is kept and the error, once; nothing is called before it returns"
    )
    func noNetwork() {
        let inbox = InboxApp()
        inbox.receive("a")
        var answers: [String] = []
        inbox.app.run {
            PWInbox.loadMessages { answers.append("load \($0?.count ?? -1) \($1 != nil)") }
            PWInbox.messagesCount { answers.append("all \($0) \($1 != nil)") }
            PWInbox.unreadMessagesCount { answers.append("unread \($0) \($1 != nil)") }
            PWInbox.messagesWithNoActionPerformedCount { answers.append("none \($0) \($1 != nil)") }
            PWInbox.loadMessages(completion: nil)
            #expect(answers.isEmpty)
        }
        #expect(answers == ["load 1 true", "all 1 true", "unread 1 true", "none 1 true"])
        #expect(inbox.count(of: "getInboxMessages") == 1)
    }

    @Test("without an application code the error says so, and nothing is sent")
    func noCode() {
        let inbox = InboxApp { $0.infoPlist = [:] }
        var text = ""
        inbox.app.run { PWInbox.loadMessages { text = $1?.localizedDescription ?? "" } }
        #expect(text.contains("application code") && inbox.app.requests.isEmpty)
    }

    @Test("a list that is not 10 seconds old is not asked for again; a failed one is")
    func fresh() {
        let inbox = InboxApp()
        _ = inbox.load()
        inbox.list([["inbox_id": "a"]])
        #expect(inbox.load().codes == ["a"])
        inbox.app.advance(by: .milliseconds(9900))
        #expect(inbox.load() == (["a"], false))
        #expect(inbox.count(of: "getInboxMessages") == 2)
        inbox.app.advance(by: .milliseconds(100))
        _ = inbox.load()
        #expect(inbox.count(of: "getInboxMessages") == 3)
    }

    @Test(
        "an answer to the user before is dropped: whoever waits is answered by the request for the present one [SDK-T11]"
    )
    func anotherUser() {
        let inbox = InboxApp()
        inbox.list([["inbox_id": "before"]], after: .seconds(5))
        var answers: [String] = []
        inbox.app.run { PWInbox.loadMessages { messages, _ in answers.append("load \(messages?.first?.code ?? "-")") } }
        inbox.list([["inbox_id": "now"], ["inbox_id": "now too"]], after: .seconds(20))
        inbox.app.run { PWInbox.updateInbox { answers.append("update \($0)") } }
        inbox.app.advance(by: .seconds(10))
        #expect(answers.isEmpty)
        inbox.app.advance(by: .seconds(10))
        #expect(answers == ["load now too", "update 2"])
    }

    @Test("for a new user what was kept is forgotten; 0 where it cannot be loaded")
    func newUser() {
        let inbox = InboxApp()
        inbox.receive("a")
        var counts: [UInt] = []
        inbox.app.run { PWInbox.updateInbox { counts.append($0) } }
        #expect(counts == [0] && inbox.load().codes.isEmpty)
    }

    @Test("the asynchronous forms give what is kept, and throw only where nothing is")
    func asynchronous() async throws {
        let inbox = InboxApp()
        let failing = inbox.app.start { () -> Bool in
            do { return try await PWInbox.loadMessages().isEmpty && false } catch { return true }
        }
        #expect(await failing.value)
        inbox.receive("a")
        let counts = inbox.app.start { () -> [Int] in
            let codes = (try? await PWInbox.loadMessages().count) ?? -1
            let all = (try? await PWInbox.messagesCount()) ?? -1
            let unread = (try? await PWInbox.unreadMessagesCount()) ?? -1
            let open = (try? await PWInbox.messagesWithNoActionPerformedCount()) ?? -1
            return [codes, all, unread, open]
        }
        for _ in 0..<20 {
            inbox.app.settle()
            await Task.yield()
        }
        #expect(await counts.value == [1, 1, 1, 1])
        inbox.list([["inbox_id": "b"], ["inbox_id": "c"]])
        let resynced = inbox.app.start { await PWInbox.resyncInboxForNewUserId() }
        #expect(await resynced.value == 2)
    }

    @Test("another application code forgets what is kept; the same one does not")
    func anotherApplication() {
        let inbox = InboxApp()
        inbox.receive("a")
        inbox.app.run { Pushwoosh.configure.setAppCode("AAAAA-BBBBB") }
        #expect(inbox.load().codes == ["a"])
        inbox.app.run { Pushwoosh.configure.setAppCode("CCCCC-DDDDD") }
        #expect(inbox.load().codes.isEmpty)
    }

    @Test("where the app has stopped requests, what is kept is given with an error, and nothing is sent")
    func stopped() {
        let inbox = InboxApp()
        inbox.receive("a")
        inbox.app.run { Pushwoosh.configure.stopServerCommunication() }
        #expect(inbox.load() == (["a"], true) && inbox.count(of: "getInboxMessages") == 0)
    }
}
