import Foundation
import Testing

@testable import SpecDifference

@Suite("A report of differences")
struct ReportFormatTests {
    /// With `PUSHWOOSH_RECORD=1` the goldens are written, and the test fails to say so.
    private static let records = ProcessInfo.processInfo.environment["PUSHWOOSH_RECORD"] == "1"

    /// A few of each class.
    private static func report() throws -> DifferenceReport {
        let paths = [
            "DemoWord.late", "DemoFixed.idle", "DemoBuilder.repeat", "Demo.configure(at:animation:)", "Demo_LOUD",
            "DemoThing.init(name:word:size:)", "DemoRules.clear()", "DemoBook.load()", "DemoHandler",
        ]
        let edits = ChangeCase.groups[0].filter { paths.contains($0.path) }.map(\.edit)
        let words = DifferenceFixture.Edit(
            file: "more.yaml",
            old: "doc: Takes the dust off.",
            new:
                "doc: Takes the dust off, `all` of <it>. In a way that takes more words than a line of a report has room."
        )
        return try DifferenceFixture.report(
            from: DifferenceFixture.load(shownAs: "v1:Spec"),
            to: DifferenceFixture.load(edits + [words], shownAs: "Spec")
        )
    }

    @Test("is the golden one as text, JSON and Markdown", arguments: ["text", "json", "markdown"])
    func isTheGoldenOne(_ format: String) throws {
        let report = try Self.report()
        let text =
            switch format {
            case "json": try report.json()
            case "markdown": report.markdown
            default: report.text
            }
        let file = DifferenceFixture.cases.appendingPathComponent("difference/report.\(format).golden")
        if Self.records {
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(),
                withIntermediateDirectories: true
            )
            try Data((text + "\n").utf8).write(to: file)
        }
        #expect(try text + "\n" == String(contentsOf: file, encoding: .utf8))
        #expect(!Self.records, "the goldens were recorded; look at them and run again without PUSHWOOSH_RECORD")
    }

    @Test("has the same changes in every format, and every key in each entry of the JSON")
    func sameChanges() throws {
        let report = try Self.report()
        let document = try JSONSerialization.jsonObject(with: Data(report.json().utf8)) as? [String: Any]
        let entries = try #require(document?["changes"] as? [[String: Any]])
        #expect(document?["version"] as? Int == 1 && document?["step"] as? String == "major")
        #expect(entries.count == report.changes.count)
        let keys = ["class", "event", "fact", "file", "kind", "line", "new", "old", "path", "reason", "step"]
        for (entry, change) in zip(entries, report.changes) {
            #expect(entry.keys.sorted() == keys)
            #expect(report.text.contains("\(change.place.file):\(change.place.line): \(change.kind) \(change.path)"))
            #expect(report.markdown.contains("* `\(change.path)` (\(change.kind))"))
        }
        #expect(report.text.split(separator: "\n").last?.hasSuffix("version step needed: major") == true)
    }

    @Test("shows what is new in the new spec, and what is gone in the old one")
    func placesOfLines() throws {
        let changes = try Self.report().changes
        let lines = try String(
            contentsOf: DifferenceFixture.spec.appendingPathComponent("demo.yaml"),
            encoding: .utf8
        ).components(separatedBy: "\n")
        let old = try DifferenceFixture.report(
            DifferenceFixture.Edit(file: "demo.yaml", old: "  - {name: self, raw: 2, doc: The thing.}\n", new: "")
        ).changes
        let gone = try #require(old.first)
        #expect(gone.place.file == "Old/demo.yaml" && lines[gone.place.line - 1].contains("name: self"))
        #expect(changes.allSatisfy { $0.place.file.hasPrefix("Spec/") })
    }
}
