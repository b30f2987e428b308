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
            (["generate", "--spec"], "needs a value"), (["lint", "--format", "xml"], "text or json"),
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
}
