import Foundation
import PushwooshTesting
import Testing

/// The engine that runs scripts outside of pages, where this machine has it.
private enum Engine {
    static let path = ["/usr/bin/node", "/usr/local/bin/node"].first(where: FileManager.default.isExecutableFile)

    /// Runs a script; what it prints, line by line.
    static func run(_ script: String) throws -> [String] {
        let process = Process()
        let output = Pipe()
        process.executableURL = URL(fileURLWithPath: try #require(path))
        process.arguments = ["--eval", script]
        process.standardOutput = output
        try process.run()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
        return String(bytes: data, encoding: .utf8)?.split(separator: "\n").map(String.init) ?? []
    }
}

@Suite("The start script in a real engine", .enabled(if: Engine.path != nil))
struct PageScriptEngineTests {
    /// A window whose prompts are printed and answered.
    private static let window = """
        globalThis.window = globalThis;
        globalThis.prompt = (text) => { console.log(text); return text.includes("refuse") ? null : "a%20%C3%BC%3A"; };
        """

    @Test("a page calls a function, and what it asks is what the app reads")
    func calls() throws {
        let script = try #require([PageInterface(name: "share", functions: ["send", "größe", "refuse"])].startScript)
        let page = """
            console.log(share.send("1:2 ü\\u2028", true, null, undefined, 3, {a: [1]}, "\\uD800", () => 1, () => 2));
            console.log(share.größe());
            console.log(share.refuse());
            """
        let lines = try Engine.run(Self.window + script + page)
        #expect(lines.count == 6 && lines.dropFirst().first == "a ü:" && lines.last == "undefined")
        let call = try PageCall(parsing: try #require(lines.first))
        #expect(call.object == "share" && call.function == "send")
        let arguments: [PageCall.Argument] = [
            .text("1:2 ü\u{2028}"), .flag(true), .text(""), .text(""), .text("3"), .text(#"{"a":[1]}"#),
            .text("\u{FFFD}"), .callback(id: "callback1"), .callback(id: "callback2"),
        ]
        #expect(call.arguments == arguments)
        #expect(try PageCall(parsing: lines[2]) == PageCall(object: "share", function: "größe"))
    }

    @Test("the app calls a function of the page with data, never with code [SDK-L13]")
    func callbacks() throws {
        let script = try #require([PageInterface(name: "o", functions: ["f"])].startScript)
        let texts = PageScriptTests.hostile
        let invocation = CallbackInvocation(
            id: "callback1",
            parameters: texts.map { .string($0) } + [nil, .boolean(true), .dictionary(["__proto__": .number(1)])]
        )
        let page = """
            o.f((...values) => console.log(JSON.stringify(values.slice(0, \(texts.count))), typeof values.at(-1).__proto__,
                values.at(-2), values.at(-3)));
            \(invocation.script); \(invocation.script);
            \(CallbackInvocation(id: "unknown", parameters: []).script);
            """
        let lines = try Engine.run(Self.window + script + page)
        #expect(lines.count == 3 && lines[1] == lines[2] && lines[1].hasSuffix(" number true null"))
        let json = try #require(lines.last).dropLast(" number true null".count)
        #expect(try JSONDecoder().decode([String].self, from: Data(json.utf8)) == texts)
    }
}
