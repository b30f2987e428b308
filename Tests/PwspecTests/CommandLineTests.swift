import Foundation
import SpecKit
import Testing

@testable import pwspec

@Suite("pwspec")
struct CommandLineTests {
    @Test(
        "explains itself and every command",
        arguments: [["--help"], ["generate", "--help"], ["lint", "-h"], ["docs", "--help"]]
    )
    func explainsItself(_ arguments: [String]) {
        let run = ToolRun(arguments)
        #expect(run.code == .clean)
        #expect(run.output.contains("Usage: pwspec"))
    }

    @Test(
        "could not run with words it does not know, and says what was meant",
        arguments: [
            ([], "Usage:"), (["generat"], "did you mean 'generate'?"),
            (["generate", "--chek"], "did you mean '--check'?"),
            (["generate", "--spec"], "needs a value"), (["generate", "--out", ""], "'--out' needs a value"),
            (["lint", "--spec="], "'--spec' needs a value"),
            (["claims", "--tests", "/nowhere"], "/nowhere cannot be read"),
            (["lint", "--format", "xml"], "text or json"),
            (["lint", "more"], "not expected"),
            (["lint", "--spec", "/nowhere"], "there is no folder '/nowhere'"), (["explain"], "NAME is missing"),
            (["docs", "page.txt"], "one of --typecheck and --print-swift"),
        ] as [([String], String)]
    )
    func couldNotRun(_ arguments: [String], _ says: String) {
        let run = ToolRun(arguments)
        #expect(run.code == .couldNotRun)
        #expect(run.errors.contains(says), "\(run.errors)")
        #expect(run.output.isEmpty)
    }

    @Test("prints findings as text or as JSON with the same facts")
    func printsFindings() throws {
        let fixture = try ToolFixture()
        let file = fixture.folder.appendingPathComponent("Spec/demo.yaml")
        let text = try String(contentsOf: file, encoding: .utf8)
        try Data(text.replacing("type: NSNumber", with: "type: NSNumbre").utf8).write(to: file)
        let asText = ToolRun(["lint", "--spec", fixture.specPath])
        let asJSON = ToolRun(["lint", "--spec", fixture.specPath, "--format=json"])
        #expect(asText.code == .findings && asJSON.code == .findings)
        let finding = try #require(
            try JSONDecoder().decode(FindingsDocument.self, from: Data(asJSON.output.utf8)).findings.first
        )
        #expect(asText.output.contains("\(finding.page):\(finding.line):\(finding.column): error: \(finding.message)"))
        #expect(finding.suggestion == "NSNumber")
    }

    @Test(
        "explains a name in any of its spellings",
        arguments: [
            "DemoBuilder", "DemoBuilder.radius", "radius", "configure(with:animate:)", "getDelegate", "Demo_WORD",
            "demo.choice",
        ]
    )
    func explainsAName(_ name: String) throws {
        let run = ToolRun(["explain", name, "--spec", ToolFixture.spec.path])
        #expect(run.code == .clean)
        #expect(run.output.contains("what"))
    }

    @Test("names the nearest where a name is not known")
    func namesTheNearest() {
        let run = ToolRun(["explain", "radios", "--spec", ToolFixture.spec.path])
        #expect(run.code == .findings)
        #expect(run.errors.contains("did you mean 'radius'?"))
    }

    @Test(
        "prints nothing that a terminal would obey, whoever wrote it",
        arguments: ["\u{1B}[2J", "\u{9B}31m", "\u{7}", "\r"]
    )
    func printsNothingATerminalObeys(_ text: String) throws {
        let run = ToolRun(["lint", "--spec", "/nowhere/" + text])
        #expect(run.errors.contains("/nowhere/\\u{"))
        #expect(!run.errors.contains(text))
        let finding = Finding(
            page: "a\nb",
            line: 1,
            column: 1,
            rule: "rule",
            severity: .error,
            fragment: "",
            message: text + "\t."
        )
        var printed = ""
        try Output(write: { printed += $0 }).report([finding], as: .text)
        #expect(printed.hasPrefix("a\\nb:1:1: error: \\u{") && printed.hasSuffix("\t. [rule]\n"))
    }

    @Test("could not run where its result cannot be written", arguments: ["/dev/full", "/dev/null"])
    func resultCannotBeWritten(_ path: String) throws {
        let tool = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
        let process = Process()
        process.executableURL = tool.appendingPathComponent("pwspec")
        process.arguments = ["--help"]
        process.standardOutput = FileHandle(forWritingAtPath: path)
        process.standardError = FileHandle(forWritingAtPath: path)
        try process.run()
        process.waitUntilExit()
        #expect(process.terminationReason == .exit)
        #expect(process.terminationStatus == (path == "/dev/full" ? 2 : 0))
    }
}
