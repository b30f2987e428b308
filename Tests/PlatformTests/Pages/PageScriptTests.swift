import Foundation
import PushwooshTesting
import Testing

@Suite("Scripts that the app has run in a page")
struct PageScriptTests {
    /// What would leave a string, a script element or a line if it were put into a script as it is.
    static let hostile = [
        #"""#, #"'); alert(1); //"#, #"\"#, "</script><script>alert(1)</script>", "<!--", "a\nb\r", "\u{2028}\u{2029}",
        "\u{0}\u{1F}\u{7F}", "${1}`", "🙂é", "%41",
    ]

    @Test("a text of any kind stays one string of the script [SDK-L13]", arguments: hostile)
    func literals(text: String) throws {
        let literal = JavaScriptText.literal(text)
        #expect(try JSONDecoder().decode(String.self, from: Data(literal.utf8)) == text)
        let inner = literal.dropFirst().dropLast()
        let stray = inner.unicodeScalars.contains { scalar in
            scalar.value < 0x20 || ["<", ">", "&", "\u{2028}", "\u{2029}"].contains(scalar)
        }
        #expect(!stray && !inner.replacing("\\\\", with: "").replacing("\\\"", with: "").contains("\""))
    }

    @Test("parameters of a callback go as data and come back as they were [SDK-L13]", arguments: hostile)
    func invocations(text: String) throws {
        let invocation = CallbackInvocation(
            id: text,
            parameters: [.string(text), nil, .boolean(true), .number(1.5), .dictionary([text: .array([.number(2)])])]
        )
        let lines = invocation.script.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        #expect(CallbackInvocation(script: invocation.script) == invocation && lines.count == 1)
        #expect(!invocation.script.contains("<"))
    }

    @Test("a script that calls no callback is not read as one")
    func otherScripts() {
        for script in ["", "alert(1)", "EasyJS.invokeCallback()", "EasyJS.invokeCallback(1, false, ...JSON.parse(2))"] {
            #expect(CallbackInvocation(script: script) == nil)
        }
    }

    @Test("values are JSON; what JSON has no word for is null")
    func json() {
        #expect(JavaScriptText.json(.number(3)) == "3" && JavaScriptText.json(.number(.nan)) == "null")
        #expect(JavaScriptText.json(.number(-.infinity)) == "null" && JavaScriptText.json(.number(0.25)) == "0.25")
        #expect(JavaScriptText.json(.data(Data([1, 2, 3]))) == "\"AQID\"")
        #expect(JavaScriptText.json(.date(Date(timeIntervalSince1970: 0))) == "\"1970-01-01T00:00:00Z\"")
        #expect(JavaScriptText.json(.dictionary(["b": .number(1), "a": .array([])])) == #"{"a":[],"b":1}"#)
    }

    @Test("the objects and functions go into the start script as data, in order, and the same gives the same")
    func startScript() throws {
        let interfaces = [
            PageInterface(name: "share", functions: ["send", "close"]), PageInterface(name: "map", functions: []),
        ]
        let script = try #require(interfaces.startScript)
        #expect(script.hasSuffix(#"("[[\"share\",[\"send\",\"close\"]],[\"map\",[]]]");"#))
        #expect(script == interfaces.startScript && [PageInterface]().startScript == nil)
        let strange = try #require([PageInterface(name: "</script>", functions: ["\"\u{2028}"])].startScript)
        #expect(!strange.contains("</script>") && !strange.contains("\u{2028}"))
    }

    static let names: [(String, isGood: Bool)] = [
        ("share", true), ("_a$1", true), ("größe", true), ("変数", true), ("", false), ("1a", false), ("a b", false),
        ("a-b", false), ("a.b", false), ("send:", false), ("class", false), ("await", false), ("a\u{0}", false),
        ("<", false), ("🙂", false),
    ]

    @Test("a name is one that JavaScript can write; another is refused with what to do", arguments: names)
    func identifiers(name: String, isGood: Bool) {
        let fault = JavaScriptName.fault(in: name)
        #expect((fault == nil) == isGood && fault?.contains(". ") != false)
        #expect((JavaScriptName.fault(inObject: name) == nil) == isGood)
    }

    @Test("an object cannot take the place of what a page or the SDK has", arguments: ["window", "location", "EasyJS"])
    func takenNames(name: String) {
        #expect(JavaScriptName.fault(inObject: name) != nil && JavaScriptName.fault(in: name) == nil)
    }
}
