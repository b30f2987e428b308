import DocConformance
import Testing

@Suite("Pages that would mislead the compiler")
struct HostilePageTests {
    private static func fenced(_ code: String) -> String { "```swift\n\(code)\n```\n" }

    @Test(
        "what a page says of places moves no finding out of the page",
        arguments: ["#sourceLocation(file: \"/elsewhere\", line: 1)", "    #sourceLocation(file: \"x\", line: 900)"]
    )
    func places(directive: String) throws {
        let report = try typechecked(Self.fenced("\(directive)\nlet count: Int = \"x\"\n#sourceLocation()\n"))
        #expect(report.findings.map(\.line) == [3])
        #expect(report.unreadable.isEmpty)
    }

    @Test("the branches of an #if stay together, though they declare the same")
    func branches() throws {
        try expectClean(
            Self.fenced(
                "#if DEBUG\nlet level = 1\n#elseif TESTING\nlet level = 2\n#else\nlet level = 3\n#endif\nprint(level)"
            )
        )
    }

    @Test("an expression that would keep the compiler for hours ends as a finding", .timeLimit(.minutes(5)))
    func slowExpression() throws {
        let sum =
            "let v = 1 + 2.0 * 3 - -4 + [1, 2].map { $0 * 2.5 }.reduce(0, +) + \"a\".count * 2.0 - 1 + 3 * 4.5 / 2 + -1"
        let report = try typechecked(Self.fenced(sum), modes: [.swift5])
        #expect(report.findings.map(\.line) == [2])
    }

    @Test(
        "odd code ends as findings at its own lines or as a page that could not be read",
        arguments: [
            "let s = \"never ends", "let s = \"\"\"\nnever ends", "/* never ends", "#if os(Linux)", "}\n}\n}",
            String(repeating: "{", count: 2_000), "@main\nstruct main {}",
            "class Pushwoosh {}\nenum PushwooshFramework {}",
            "import Darwin", "import `no such`", "#!/bin/sh\nlet a = 1", "let \u{1B}[31m = 1\u{7}",
            "#error(\"\\u{1B}[2J\")",
        ]
    )
    func oddCode(code: String) throws {
        let text = Self.fenced(code + "\nPushwoosh.configure.unknown()")
        let lineCount = text.split(separator: "\n", omittingEmptySubsequences: false).count
        let report = try typechecked(text, modes: [.swift6])
        #expect(report.exitCode != 0)
        #expect(report.findings.allSatisfy { (1...lineCount).contains($0.line) })
    }
}
