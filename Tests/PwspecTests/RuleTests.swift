import Foundation
import SpecKit
import Testing

@testable import pwspec

/// Rules and the places of findings, as a person at a terminal meets them.
@Suite("A rule")
struct RuleTests {
    private static let tools = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("Tools")

    /// Every word of the tools' sources that looks like the id of a rule: of the families that findings have.
    private static func idsInSources() throws -> Set<String> {
        let families = /"((?:spec|api|enum|claim|stale|snippet|mutant)-[a-z-]+)"/
        var ids: Set<String> = []
        for path in try FileManager.default.subpathsOfDirectory(atPath: tools.path) where path.hasSuffix(".swift") {
            guard !path.hasSuffix("RuleExplanations.swift") else { continue }
            let text = try String(contentsOf: tools.appendingPathComponent(path), encoding: .utf8)
            ids.formUnion(text.matches(of: families).map { String($0.1) })
        }
        return ids
    }

    @Test("is explained, and nothing is explained that is none")
    func isExplained() throws {
        let ids = try Self.idsInSources()
        #expect(ids.isSuperset(of: SpecRule.allCases.map(\.rawValue)))
        #expect(ids == Set(RuleExplanations.texts.keys))
    }

    @Test(
        "is explained wherever one asks, a misspelt one by its nearest",
        arguments: RuleExplanations.texts.keys.sorted()
    )
    func isExplainedAnywhere(_ rule: String) {
        let run = ToolRun(["explain", rule, "--spec", "/nowhere"])
        #expect(run.code == .clean)
        #expect(run.output.hasPrefix(rule + "\n  "))
        let misspelt = ToolRun(["explain", String(rule.dropLast()), "--spec", ToolFixture.spec.path])
        #expect(misspelt.code == .findings)
        #expect(misspelt.errors.contains("did you mean '\(rule)'?"))
    }

    @Test(
        "stands behind an error with its line and a caret below the place",
        arguments: [
            ("type: NSNumber", "type: NSNumbre", "NSNumbre"), ("    doc: What is said.", "\tdoc: What is said.", "\t"),
            ("evolution: frozen", "evolution: frosen # 国 é", "frosen"),
            ("doc: Takes a number.", "doc: \"国 Takes é number\"", "\"国"),
        ]
    )
    func standsBehindAnError(right: String, wrong: String, fault: String) throws {
        let fixture = try ToolFixture()
        let file = fixture.folder.appendingPathComponent("Spec/demo.yaml")
        let text = try String(contentsOf: file, encoding: .utf8)
        try Data(text.replacing(right, with: wrong).utf8).write(to: file)
        let run = ToolRun(["lint", "--spec", fixture.specPath])
        let lines = run.output.split(separator: "\n")
        #expect(lines.count >= 3)
        let shown = lines[1].dropFirst(4)
        let caret = try #require(lines[2].dropFirst(4).firstIndex(of: "^"))
        let offset = lines[2].dropFirst(4).distance(from: lines[2].dropFirst(4).startIndex, to: caret)
        #expect(shown.dropFirst(offset).hasPrefix(fault), "\(run.output)")
        #expect(shown.contains(wrong.drop { $0 == " " || $0 == "\t" }.prefix(10)))
    }

    @Test("that is broken in a very long line, or by what a terminal would obey, shows the place all the same")
    func longLines() throws {
        let fixture = try ToolFixture()
        let file = fixture.folder.appendingPathComponent("Spec/demo.yaml")
        let text = try String(contentsOf: file, encoding: .utf8)
        let long = "doc: \"\\e \(String(repeating: "word ", count: 4000))\", typ: \"a\u{200E}b\"}"
        try Data(
            text.replacing(
                "{name: DemoSidesLeft, bit: 0, doc: The left side.}",
                with: "{name: DemoSidesLeft, bit: 0, " + long
            ).utf8
        )
        .write(to: file)
        let run = ToolRun(["lint", "--spec", fixture.specPath])
        #expect(run.output.contains("typ: \"a\u{FFFD}b\"}\n"), "\(run.output)")
        #expect(run.output.split(separator: "\n").allSatisfy { $0.count < 300 })
    }
}
