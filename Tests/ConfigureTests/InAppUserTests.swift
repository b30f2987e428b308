import Foundation
import PushwooshTesting
import Testing

@Suite("The user as in-apps know it")
@MainActor
struct InAppUserTests {
    private let app = HeadlessApp { $0.infoPlist = ["Pushwoosh_APPID": "AAAAA-BBBBB"] }

    @Test("the user id is that of the configuration, and each completion is called once, also for what is refused")
    func user() {
        var errors: [Bool] = []
        app.run {
            let manager: PWInAppManager = .shared()
            manager.setUserId("first") { errors.append($0 != nil) }
            #expect(Pushwoosh.configure.getUserId() == "first" && errors.isEmpty)
            manager.setUserId(nil) { errors.append($0 != nil) }
            manager.setUser("second", emails: nil) { errors.append($0 != nil) }
            manager.setUser("third", emails: ["a@example.com"]) { errors.append($0 != nil) }
            manager.setEmails([]) { errors.append($0 != nil) }
            manager.setEmails(["b@example.com", "c@example.com"]) { errors.append($0 != nil) }
            manager.mergeUserId("first", to: "third", doMerge: true) { errors.append($0 != nil) }
            manager.mergeUserId("", to: nil, doMerge: true, completion: nil)
            manager.setUserId("fourth")
            #expect(Pushwoosh.configure.getUserId() == "fourth")
        }
        app.advance(by: .seconds(1))
        #expect(errors.count == 7 && errors.count { $0 } == 2)
        #expect(app.requests.contains { $0.method == "mergeUser" && $0.fields["newUserId"] as? String == "third" })
    }

    @Test("an event carries the user id")
    func event() {
        app.run {
            PWInAppManager.shared().setUserId("somebody")
            PWInAppManager.shared().postEvent("E")
        }
        let event = app.requests.first { $0.method == "postEvent" }
        #expect(event?.fields["userId"] as? String == "somebody")
    }
}
