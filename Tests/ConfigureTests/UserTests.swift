import PushwooshTesting
import Testing

@Suite("Who uses the app")
@MainActor
struct UserTests {
    private let app = ConfiguredApp.make()
    private let outcomes = Outcomes()

    private var id: String { app.run { Pushwoosh.configure.getUserId() } }

    @Test("without a word from the app it is the installation; an id is trimmed, kept, and sent in every request")
    func identity() {
        #expect(id == app.run { Pushwoosh.configure.getHWID() })
        app.run { Pushwoosh.configure.setUserId(" ada\n") { outcomes.add($0) } }
        #expect(id == "ada" && outcomes.errors == [nil])
        #expect(app.fields(of: "registerUser")["userId"] as? String == "ada")
        app.relaunch()
        #expect(id == "ada")
    }

    @Test("the same id is sent once a day")
    func freshness() {
        for hours in [0, 23, 2] {
            app.advance(by: .hours(hours))
            app.run { Pushwoosh.configure.setUserId("ada") { outcomes.add($0) } }
        }
        #expect(app.methods == ["registerUser", "registerUser"] && outcomes.errors == [nil, nil, nil])
    }

    @Test("overlapping calls reach Pushwoosh in order, and a late failure puts no older id in place [SDK-C12]")
    func overlapping() {
        app.answers["registerUser"] = .failure("offline", after: .seconds(5))
        app.run {
            Pushwoosh.configure.setUserId("first") { outcomes.add($0) }
            Pushwoosh.configure.setUserId("second") { outcomes.add($0) }
        }
        app.advance(by: .hours(1))
        #expect(id == "second" && outcomes.count == 2)
        #expect(app.requests.map { $0.fields["userId"] as? String } == ["first", "second"])
        app.answers["registerUser"] = .success()
        app.run { Pushwoosh.configure.setUserId("second") { outcomes.add($0) } }
        #expect(app.requests.count == 3 && outcomes.errors.last == .some(nil))
    }

    @Test("an empty id does nothing and says so once [SDK-C3 SDK-C9]", arguments: ["", " \n"])
    func empty(_ written: String) {
        app.run {
            Pushwoosh.configure.setUserId(written) { outcomes.add($0) }
            Pushwoosh.configure.setUser(written, emails: ["a@example.com"]) { outcomes.add($0) }
            Pushwoosh.configure.mergeUserId(written, to: "b", doMerge: true) { outcomes.add($0) }
            Pushwoosh.configure.mergeUserId("a", to: written, doMerge: true) { outcomes.add($0) }
        }
        #expect(outcomes.count == 4 && outcomes.errors.allSatisfy { $0?.code == -4 } && app.requests.isEmpty)
    }

    @Test("a user with no address is told of once, as done [SDK-C3]", arguments: [[], ["", " "]])
    func noAddress(_ emails: [String]) {
        app.run { Pushwoosh.configure.setUser("ada", emails: emails) { outcomes.add($0) } }
        app.advance(by: .hours(1))
        #expect(outcomes.errors == [nil] && app.methods == ["registerUser"])
    }

    @Test("addresses are two requests each and one completion [SDK-C2 SDK-C4]")
    func addresses() {
        app.run { Pushwoosh.configure.setEmails([" a@example.com ", "", 5, "b@example.com"]) { outcomes.add($0) } }
        #expect(app.methods == ["registerEmail", "registerEmailUser", "registerEmail", "registerEmailUser"])
        #expect(app.requests[0].fields["email"] as? String == "a@example.com")
        #expect(outcomes.errors == [nil])
        app.run { Pushwoosh.configure.setEmail("c@example.com") }
        #expect(app.fields(of: "registerEmailUser")["email"] as? String == "c@example.com")
    }

    @Test("the first failure of several addresses is told, once, after all were tried [SDK-C4]")
    func addressFails() {
        app.answers["registerEmail"] = .refused(status: 500)
        app.run { Pushwoosh.configure.setEmails(["a@example.com", "b@example.com"]) { outcomes.add($0) } }
        #expect(app.methods == ["registerEmail", "registerEmail"] && outcomes.count == 1 && outcomes.errors[0] != nil)
    }

    @Test("no address at all is told once [SDK-C4 SDK-C9]")
    func noAddresses() {
        app.run {
            Pushwoosh.configure.setEmails([]) { outcomes.add($0) }
            Pushwoosh.configure.setEmail(" ") { outcomes.add($0) }
        }
        #expect(outcomes.count == 2 && outcomes.errors.allSatisfy { $0?.code == -4 })
    }

    @Test("users are merged")
    func merging() {
        app.run { Pushwoosh.configure.mergeUserId(" a ", to: "b", doMerge: false) { outcomes.add($0) } }
        let fields = app.fields(of: "mergeUser")
        #expect(fields["oldUserId"] as? String == "a" && fields["newUserId"] as? String == "b")
        #expect(fields["merge"] as? Bool == false && outcomes.errors == [nil])
    }

    @Test("a purchase is an event")
    func purchase() {
        app.run {
            Pushwoosh.configure.sendPurchase(
                "book",
                withPrice: NSDecimalNumber(value: 9.5),
                currencyCode: "EUR",
                andDate: Date(timeIntervalSince1970: 0)
            )
        }
        let fields = app.fields(of: "postEvent")
        let attributes = fields["attributes"] as? [String: Any]
        #expect(fields["event"] as? String == "PW_InAppPurchase")
        #expect(attributes?["productIdentifier"] as? String == "book" && attributes?["__amount"] as? Double == 9.5)
        #expect(attributes?["__currency"] as? String == "EUR")
    }
}
