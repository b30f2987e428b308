import Foundation
import SpecKit
import Testing

@testable import pwspec

@Suite("pwspec generate")
struct GenerateCommandTests {
    @Test("writes all that follows from the spec, and a check is then clean")
    func writesAll() throws {
        let fixture = try ToolFixture()
        #expect(fixture.generate().code == .clean)
        #expect(FileManager.default.fileExists(atPath: fixture.outFile("DemoKit/DemoBuilder.swift").path))
        let check = fixture.generate("--check")
        #expect(check.code == .clean)
        #expect(check.output.isEmpty)
    }

    @Test("touches no file when nothing changed")
    func touchesNoFile() throws {
        let fixture = try ToolFixture()
        _ = fixture.generate()
        func dates() throws -> [Date?] {
            let manager = FileManager.default
            return try manager.subpathsOfDirectory(atPath: fixture.outPath).sorted().map {
                try manager.attributesOfItem(atPath: fixture.outFile($0).path)[.modificationDate] as? Date
            }
        }
        let before = try dates()
        let run = fixture.generate()
        #expect(try dates() == before)
        #expect(run.output.contains(" 0 written, 0 removed"))
    }

    @Test(
        "in a check, reports each file that is not up to date and names the command that mends it",
        arguments: ["edited", "missing", "stale"]
    )
    func checkReportsEachFile(_ fault: String) throws {
        let fixture = try ToolFixture()
        _ = fixture.generate()
        let file = fixture.outFile("DemoKit/Demo.swift")
        switch fault {
        case "edited": try Data((String(contentsOf: file, encoding: .utf8) + "// mine\n").utf8).write(to: file)
        case "missing": try FileManager.default.removeItem(at: file)
        default:
            let spec = fixture.folder.appendingPathComponent("Spec/demo.yaml")
            let text = try String(contentsOf: spec, encoding: .utf8)
            try Data(text.replacing("DemoFixed", with: "DemoSteady").utf8).write(to: spec)
        }
        let run = fixture.generate("--check", "--format", "json")
        #expect(run.code == .findings)
        let findings = try JSONDecoder().decode(FindingsDocument.self, from: Data(run.output.utf8)).findings
        #expect(findings.allSatisfy { $0.rule == "stale-output" && $0.message.contains("make generate") })
        #expect(
            findings.contains { $0.page.hasSuffix(fault == "stale" ? "DemoKit/DemoFixed.swift" : "DemoKit/Demo.swift") }
        )
        #expect(fixture.generate().code == .clean)
        #expect(fixture.generate("--check").code == .clean)
    }

    @Test("writes nothing when the spec has a mistake")
    func writesNothingOnAMistake() throws {
        let fixture = try ToolFixture()
        let spec = fixture.folder.appendingPathComponent("Spec/demo.yaml")
        let text = try String(contentsOf: spec, encoding: .utf8)
        try Data(text.replacing("bit: 1", with: "bit: 0").utf8).write(to: spec)
        let run = fixture.generate()
        #expect(run.code == .findings)
        #expect(run.output.contains("both have bit 0"))
        #expect(!FileManager.default.fileExists(atPath: fixture.outPath))
    }

    @Test("removes only what it has made itself")
    func removesOnlyItsOwn() throws {
        let fixture = try ToolFixture()
        _ = fixture.generate()
        let mine = fixture.outFile("DemoKit/Mine.swift")
        try Data("// mine\n".utf8).write(to: mine)
        let outside = fixture.folder.appendingPathComponent("precious")
        try Data("keep\n".utf8).write(to: outside)
        let manifest = fixture.outFile("manifest.json")
        try Data("{\"files\": [\"../precious\", \"/etc/hostname\", \"DemoKit/Gone.swift\"]}".utf8).write(to: manifest)
        #expect(fixture.generate().code == .clean)
        #expect(FileManager.default.fileExists(atPath: mine.path))
        #expect(FileManager.default.fileExists(atPath: outside.path))
    }

    @Test("could not run where it may not write, and says so")
    func couldNotRunWhereItMayNotWrite() throws {
        let fixture = try ToolFixture()
        try Data("a file".utf8).write(to: URL(fileURLWithPath: fixture.outPath))
        let run = fixture.generate()
        #expect(run.code == .couldNotRun)
        #expect(run.errors.hasPrefix("pwspec generate: \(fixture.outPath)"))
        #expect(run.errors.contains("cannot be written: "))
        #expect(try String(contentsOfFile: fixture.outPath, encoding: .utf8) == "a file")
    }

    @Test(
        "takes nothing away but files, whatever the manifest names",
        arguments: ["", ".", "./", "DemoKit", "DemoKit/", "DemoKit/.", "link/precious"]
    )
    func takesNothingAway(_ path: String) throws {
        let fixture = try ToolFixture()
        _ = fixture.generate()
        let elsewhere = fixture.folder.appendingPathComponent("elsewhere")
        try FileManager.default.createDirectory(at: elsewhere, withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(at: fixture.outFile("link"), withDestinationURL: elsewhere)
        let kept = [
            elsewhere.appendingPathComponent("precious"), fixture.outFile("DemoKit/mine"), fixture.outFile("mine"),
        ]
        for file in kept { try Data("keep\n".utf8).write(to: file) }
        try Data("{\"files\": [\"\(path)\"]}".utf8).write(to: fixture.outFile("manifest.json"))
        let run = fixture.generate()
        #expect(run.code == .clean)
        #expect(run.output.contains(" 1 written, 0 removed"))
        for file in kept { #expect(FileManager.default.fileExists(atPath: file.path), "\(file.path)") }
    }
}
