import PushwooshTesting
import Testing

@testable import PushwooshConfigure

@Suite("Tags")
@MainActor
struct TagsTests {
    private let app = ConfiguredApp.make()
    private let outcomes = Outcomes()

    private var known: [AnyHashable: Any]? {
        var given: [AnyHashable: Any]?
        app.answers["getTags"] = .failure("offline")
        app.run { Pushwoosh.configure.getTags { given = $0 } }
        return given
    }

    @Test("calls within a second are one request, the later value of a tag counts, each completion is called once")
    func batching() {
        app.run { Pushwoosh.configure.setTags(["a": 1, "b": "x"]) { outcomes.add($0) } }
        app.advance(by: .milliseconds(900))
        app.run { Pushwoosh.configure.setTags(["b": "y", "c": true]) { outcomes.add($0) } }
        #expect(app.requests.isEmpty && outcomes.count == 0)
        app.advance(by: .milliseconds(200))
        #expect(app.methods == ["setTags"])
        let tags = app.fields(of: "setTags")["tags"] as? [String: Any]
        #expect(tags?["a"] as? Int == 1 && tags?["b"] as? String == "y" && tags?["c"] as? Bool == true)
        app.advance(by: .hours(1))
        #expect(outcomes.errors == [nil, nil])
    }

    @Test("tags that cannot be sent are left out and said so; with none left the call fails once [SDK-C5 SDK-C9]")
    func unusable() {
        app.run { Pushwoosh.configure.setTags(["good": 1, "bad": Outcomes()]) { outcomes.add($0) } }
        app.run { Pushwoosh.configure.setTags(["bad": Outcomes()]) { outcomes.add($0) } }
        app.run { Pushwoosh.configure.setTags([:]) { outcomes.add($0) } }
        app.advance(by: .seconds(2))
        #expect(app.log.filter { $0.message.contains("The tag bad") }.count == 2)
        #expect(outcomes.count == 3 && outcomes.errors.filter { $0 == nil }.count == 1)
        let refused = outcomes.errors.compactMap { $0 }
        #expect(refused.allSatisfy { $0.domain == PushwooshErrorDomain && $0.code == -4 })
    }

    @Test("a failure to read tags is told as one, and the known tags only where nobody hears it [SDK-C7]")
    func failureIsOne() {
        app.run { Pushwoosh.configure.setTags(["name": "Ada"]) }
        app.advance(by: .seconds(2))
        app.answers["getTags"] = .failure("offline")
        var successes = 0
        app.run { Pushwoosh.configure.getTags({ _ in successes += 1 }, onFailure: { outcomes.add($0) }) }
        #expect(successes == 0 && outcomes.count == 1 && outcomes.errors[0] != nil)
        #expect(known?["name"] as? String == "Ada")
        app.relaunch()
        #expect(known?["name"] as? String == "Ada")
    }

    @Test("tags that Pushwoosh has are given and kept")
    func reading() {
        app.answers["getTags"] = .success(#"{"result":{"age":30,"list":["a"],"none":null}}"#)
        var given: [AnyHashable: Any]?
        app.run { Pushwoosh.configure.loadTags({ given = $0 }, error: { outcomes.add($0) }) }
        #expect(given?.count == 2 && given?["age"] as? Int == 30 && given?["list"] as? [String] == ["a"])
        #expect(outcomes.count == 0 && known?["age"] as? Int == 30)
    }

    @Test("operations are sent as they are and carried out on what is known")
    func operations() {
        let steps: [[AnyHashable: Any]] = [
            ["count": 1, "list": ["a", "b"]],
            [
                "count": PWTagsBuilder.incrementalTag(with: 2) as Any,
                "list": PWTags.appendValues(toListTag: ["c"]) as Any,
            ],
            ["count": "#pwinc#3", "list": PWTagsBuilder.removeValues(fromListTag: ["a"]) as Any],
        ]
        for tags in steps {
            app.run { Pushwoosh.configure.setTags(tags) }
            app.advance(by: .seconds(2))
        }
        let sent = app.fields(of: "setTags")["tags"] as? [String: [String: Any]]
        #expect(sent?["count"]?["operation"] as? String == "increment" && sent?["count"]?["value"] as? Int == 3)
        #expect(sent?["list"]?["operation"] as? String == "remove")
        #expect(known?["count"] as? Int == 6 && known?["list"] as? [String] == ["b", "c"])
    }

    @Test("tags of an address name no device; without an address the call fails once [SDK-C9]")
    func emailTags() {
        app.run { Pushwoosh.configure.setEmailTags(["a": 1], forEmail: " a@example.com ") { outcomes.add($0) } }
        let fields = app.fields(of: "setEmailTags")
        #expect(fields["email"] as? String == "a@example.com" && fields["hwid"] == nil && fields["device_type"] == nil)
        app.run { Pushwoosh.configure.setEmailTags(["a": 1], forEmail: " ") { outcomes.add($0) } }
        #expect(outcomes.count == 2 && outcomes.errors[0] == nil && outcomes.errors[1]?.code == -4)
    }

    @Test("the number on the icon is a tag, from the shared object as well [SDK-C1]")
    func badges() {
        app.run { Pushwoosh.sharedInstance().sendBadges(7) }
        app.advance(by: .seconds(2))
        #expect((app.fields(of: "setTags")["tags"] as? [String: Any])?["badge"] as? Int == 7)
    }

    @Test("without a connection each completion is called once, with why")
    func noTransport() {
        app.answers["setTags"] = .failure("no connection")
        for _ in 0..<3 { app.run { Pushwoosh.configure.setTags(["a": 1]) { outcomes.add($0) } } }
        app.advance(by: .hours(1))
        #expect(outcomes.count == 3 && outcomes.errors.allSatisfy { $0 != nil })
    }
}
