import PushwooshTesting
import Testing

@Suite("Requests to Pushwoosh")
@MainActor
struct CommunicationTests {
    private let outcomes = Outcomes()

    @Test("wait for the application code, then go in the order they came")
    func gate() {
        let app = HeadlessApp()
        app.run {
            Pushwoosh.configure.setUserId("ada") { outcomes.add($0) }
            Pushwoosh.configure.setEmail("a@example.com") { outcomes.add($0) }
        }
        app.advance(by: .hours(1))
        #expect(app.requests.isEmpty && outcomes.count == 0)
        #expect(app.log.contains { $0.message.contains("waits for the application code") })
        app.run { Pushwoosh.initialize(withAppCode: "AAAAA-BBBBB") }
        #expect(app.methods == ["registerUser", "registerEmail", "registerEmailUser"])
        #expect(outcomes.errors == [nil, nil])
    }

    @Test("wait for the reverse proxy that Info.plist announces, and carry its headers")
    func proxy() {
        let app = ConfiguredApp.make(["Pushwoosh_ALLOW_REVERSE_PROXY": true])
        app.run { Pushwoosh.configure.setUserId("ada") }
        #expect(app.requests.isEmpty)
        for bad in ["", "example.com", "ftp://example.com", "https://exa mple.com"] {
            app.run { Pushwoosh.configure.setReverseProxy(bad, headers: nil) }
        }
        #expect(app.requests.isEmpty && app.log.filter { $0.level == .error }.count == 4)
        app.run { Pushwoosh.configure.setReverseProxy(" https://proxy.example.com ", headers: ["X-Key": "1"]) }
        #expect(app.requests.first?.proxy?.absoluteString == "https://proxy.example.com/")
        #expect(app.requests.first?.proxyHeaders == ["X-Key": "1"])
        app.run { Pushwoosh.configure.setReverseProxy("nonsense", headers: nil) }
        app.run { Pushwoosh.configure.setEmail("a@example.com") }
        #expect(app.requests.last?.proxy?.absoluteString == "https://proxy.example.com/")
    }

    @Test("a reverse proxy that Info.plist does not allow is refused, and said so")
    func proxyNotAllowed() {
        let app = ConfiguredApp.make()
        app.run {
            Pushwoosh.configure.setReverseProxy("https://proxy.example.com", headers: nil)
            Pushwoosh.configure.setUserId("ada")
        }
        #expect(app.requests.first?.proxy == nil && app.log.contains { $0.message.contains("ALLOW_REVERSE_PROXY") })
    }

    @Test("stopped, each fails at once with its code, across launches, and what is kept here still changes")
    func stopped() {
        let app = ConfiguredApp.make()
        app.run { Pushwoosh.configure.stopServerCommunication() }
        app.relaunch()
        app.run {
            #expect(!Pushwoosh.configure.isServerCommunicationAllowed())
            Pushwoosh.configure.setUserId("ada") { outcomes.add($0) }
            Pushwoosh.configure.setTags(["a": 1]) { outcomes.add($0) }
            Pushwoosh.configure.setEmail("a@example.com") { outcomes.add($0) }
            Pushwoosh.configure.setEmailTags(["a": 1], forEmail: "a@example.com") { outcomes.add($0) }
            Pushwoosh.configure.mergeUserId("a", to: "b", doMerge: true) { outcomes.add($0) }
            Pushwoosh.configure.getTags({ _ in }, onFailure: { outcomes.add($0) })
            Pushwoosh.configure.unregister { outcomes.add($0) }
        }
        app.advance(by: .hours(1))
        let code = PushwooshErrorCode.communicationDisabled.rawValue
        #expect(outcomes.count == 7 && outcomes.errors.allSatisfy { $0?.code == code && $0?.domain == "pushwoosh" })
        #expect(app.requests.isEmpty && app.run { Pushwoosh.configure.getUserId() } == "ada")
        app.run {
            Pushwoosh.configure.startServerCommunication()
            Pushwoosh.configure.setUserId("ada") { outcomes.add($0) }
        }
        #expect(app.methods == ["registerUser"] && outcomes.errors.last == .some(nil))
    }

    @Test("stopped, a registration ends with the code, once")
    func registrationStopped() {
        let app = ConfiguredApp.make { $0.answerToPrompt = .allow }
        app.run {
            Pushwoosh.configure.stopServerCommunication()
            Pushwoosh.configure.registerForPushNotifications { _, error in outcomes.add(error) }
        }
        app.advance(by: .hours(1))
        #expect(outcomes.errors.map { $0?.code } == [-2] && app.requests.isEmpty)
    }

    @Test("stopping ends what waits, each once")
    func stoppedWhileWaiting() {
        let app = HeadlessApp()
        app.run { Pushwoosh.configure.setEmail("a@example.com") { outcomes.add($0) } }
        app.run { Pushwoosh.configure.stopServerCommunication() }
        app.advance(by: .hours(1))
        #expect(outcomes.errors.map { $0?.code } == [-2])
    }

    @Test("Info.plist says whether they are sent before the app has")
    func infoPlist() {
        let app = ConfiguredApp.make(["Pushwoosh_ALLOW_SERVER_COMMUNICATION": "NO"])
        #expect(!app.run { Pushwoosh.configure.isServerCommunicationAllowed() })
        app.run { Pushwoosh.sharedInstance().startServerCommunication() }
        app.relaunch()
        #expect(app.run { Pushwoosh.configure.isServerCommunicationAllowed() })
    }

    @Test("carry the token set in code before that of Info.plist, and none where there is none [SDK-C10]")
    func token() {
        let plain = ConfiguredApp.make()
        plain.run { Pushwoosh.configure.setUserId("a") }
        #expect(plain.requests.first?.token == nil && plain.run { Pushwoosh.configure.getApiToken() } == nil)
        let app = ConfiguredApp.make(["PW_API_TOKEN": "old", "Pushwoosh_API_TOKEN": "plist"])
        app.run { Pushwoosh.configure.setUserId("a") }
        app.run { Pushwoosh.configure.setApiToken(" code ") }
        app.run { Pushwoosh.configure.setUserId("b") }
        #expect(app.requests.map(\.token) == ["plist", "code"])
        app.relaunch()
        #expect(app.run { Pushwoosh.configure.getApiToken() } == "code")
        app.run { Pushwoosh.configure.setApiToken("") }
        #expect(app.run { Pushwoosh.configure.getApiToken() } == "plist")
    }

    @Test(
        "an address for Pushwoosh makes a device for tests; any other is the app's",
        arguments: [
            ("pushwoosh-AAAAA://createTestDevice", true), ("PUSHWOOSH-x://createtestdevice?a=1", true),
            ("pushwoosh-x://other", false), ("https://createTestDevice", false), ("example:", false),
        ]
    )
    func opening(_ address: String, _ isTaken: Bool) throws {
        let app = ConfiguredApp.make()
        let url = try #require(URL(string: address))
        #expect(app.run { Pushwoosh.sharedInstance().handleOpen(url) } == isTaken)
        #expect(app.methods == (isTaken ? ["createTestDevice"] : []))
    }

    @Test("an advertising id is sent where it is news, and kept once Pushwoosh knows it")
    func advertising() {
        let app = ConfiguredApp.make()
        let set = { (identifier: String?) in app.run { Pushwoosh.configure.setAdvertisingId(identifier) } }
        for none in [nil, "", "00000000-0000-0000-0000-000000000000"] { set(none) }
        #expect(app.requests.isEmpty)
        app.answers["setMADID"] = .failure("offline")
        set("id")
        app.answers["setMADID"] = .success()
        set(" id ")
        set("id")
        set(nil)
        set(nil)
        #expect(app.requests.map { $0.fields["madid"] as? String } == ["id", "id", nil])
    }
}
