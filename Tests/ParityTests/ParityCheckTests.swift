import Parity
import Testing

/// What becomes of the symbols of an SDK.
@Suite("Parity")
struct ParityCheckTests {
    @Test(
        "a name that is there is covered, in any of its spellings",
        arguments: [
            ("DemoWord", "enum", "DemoWord"), ("DemoWord", "case", "default"), ("DemoSides", "init", "init(rawValue:)"),
            ("Demo", "static property", "builder"), ("Demo", "static method", "configure(with:animate:)"),
            ("Demo", "static method", "getDelegate()"), ("DemoBook", "static method", "append(_:completion:)"),
            ("DemoRules", "static property", "limit"), ("DemoShelf", "static method", "sharedShelf()"),
            ("DemoThing", "property", "name"), ("", "constant", "DEMO_VERSION"), ("", "typealias", "DemoHandler"),
            ("NSNotification.Name", "static constant", "DemoDidChange"), ("DemoBook", "method (async)", "load()"),
            ("DemoStyle", "init", "init()"), ("", "constant", "DemoSidesLeft"),
        ]
    )
    func covered(_ owner: String, _ kind: String, _ name: String) throws {
        #expect(try ParityFixture.state(owner, kind, name) == .covered)
    }

    @Test(
        "what is said in another way is named with that way",
        arguments: [
            ("DemoBuilder", "property", "text", "a method"), ("DemoSides", "static property", "DemoSidesNone", "[]"),
            ("DemoDelegate", "optional requirement", "demo(_:shouldSend:)", "T!"),
            ("DemoBook", "static method (async)", "add(_:)", "add(_:completion:)"),
            ("DemoBook", "static method (async)", "append(_:)", "append(_:completion:)"),
            ("DemoBuilder", "method (async)", "present()", "outcome()"),
        ]
    )
    func speltOtherwise(_ owner: String, _ kind: String, _ name: String, _ way: String) throws {
        guard case .speltOtherwise(let how)? = try ParityFixture.state(owner, kind, name) else {
            Issue.record("\(owner).\(name) is not spelt otherwise")
            return
        }
        #expect(how.contains(way))
    }

    @Test("what is left out has its reason, a type with all of its members")
    func leftOut() throws {
        #expect(try ParityFixture.state("DemoShout", "class", "DemoShout") == .leftOut("Nobody likes it."))
        #expect(try ParityFixture.state("DemoShout", "method", "any()") == .leftOut("Nobody likes it."))
        #expect(try ParityFixture.state("Demo", "static method", "shout(_:)") == .leftOut("Nobody likes it."))
    }

    @Test(
        "what is nowhere is missing",
        arguments: [
            ("Demo", "static method", "configure(position:)"), ("DemoNew", "class", "DemoNew"),
            ("", "constant", "OTHER"), ("DemoBook", "static method (async)", "limit()"), ("DemoWord", "case", "new"),
        ]
    )
    func missing(_ owner: String, _ kind: String, _ name: String) throws {
        #expect(try ParityFixture.state(owner, kind, name) == .missing)
        let report = try ParityFixture.report(on: [SDKSymbol(owner: owner, kind: kind, name: name)])
        #expect(report.missing.map(\.name) == [name] && report.text.contains("missing: \(name)"))
    }

    @Test("what the spec has besides is extra, members and types")
    func extra() throws {
        let report = try ParityFixture.report(on: [SDKSymbol(owner: "DemoFixed", kind: "case", name: "on")])
        #expect(report.types[0].extra == ["off"] && report.furtherTypes.contains("DemoWord"))
    }

    @Test("the formats say the same numbers")
    func formats() throws {
        let report = try ParityFixture.report(on: [
            SDKSymbol(owner: "DemoFixed", kind: "case", name: "on"), SDKSymbol(owner: "X", kind: "class", name: "X"),
        ])
        #expect(report.text.hasSuffix("extra") && report.text.contains("2 symbols: 1 covered, 0 spelt otherwise"))
        #expect(report.markdown.contains("| `DemoFixed` | 1 | 0 | 0 | 0 | 1 |"))
        #expect(try report.json().contains(#""missing" : 1"#))
    }
}
