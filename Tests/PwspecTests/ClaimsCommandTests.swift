import Foundation
import Testing

@testable import pwspec

@Suite("pwspec claims")
struct ClaimsCommandTests {
    private static func run(table: String, test: String, _ more: String...) throws -> (ToolRun, table: String) {
        let fixture = try ToolFixture()
        let list = fixture.folder.appendingPathComponent("claims.tsv")
        let tests = fixture.folder.appendingPathComponent("tests")
        try FileManager.default.createDirectory(at: tests, withIntermediateDirectories: true)
        try Data((ClaimList.head + "\n" + table).utf8).write(to: list)
        try Data(test.utf8).write(to: tests.appendingPathComponent("SomeTests.swift"))
        let run = ToolRun(["claims", "--list", list.path, "--tests", tests.path] + more)
        return (run, try String(contentsOf: list, encoding: .utf8))
    }

    /// The source of a test, put together so that this file's own text names no promise.
    private static func source(_ name: String) -> String { "@" + "Test(\n    \"\(name)\")\nfunc f() {}\n" }

    @Test("a promise that was proved cannot lose its test unnoticed")
    func provedCannotLoseItsTest() throws {
        let (run, _) = try Self.run(table: "X01\tproved\t\n", test: Self.source("something else"), "--check")
        #expect(run.code == .findings)
        #expect(run.output.contains("X01 was proved, and no test names it any more"))
    }

    @Test("a proof that is not in the table is pointed out, and recorded on demand")
    func proofIsRecorded() throws {
        let row = "X01\topen\tlater\n"
        #expect(try Self.run(table: row, test: Self.source("a rule [X01]"), "--check").0.code == .findings)
        let (run, table) = try Self.run(table: row, test: Self.source("a rule [X01 GEN-02]"), "--record")
        #expect(run.code == .clean)
        #expect(table.contains("X01\tproved\t\n"))
        #expect(run.output.contains("1 proved, 0 open"))
    }

    @Test("an id that is no promise is a finding, and one in a comment proves nothing")
    func unknownIdIsAFinding() throws {
        #expect(try Self.run(table: "X01\topen\t\n", test: Self.source("a rule [X02]"), "--check").0.code == .findings)
        #expect(try Self.run(table: "X01\topen\t\n", test: "// a rule [X01]\n", "--check").0.code == .clean)
    }

    @Test("a table that is none could not be read", arguments: ["X01 proved\n", "X01\tperhaps\t\n"])
    func tableThatIsNone(_ row: String) throws {
        #expect(try Self.run(table: row, test: "").0.code == .couldNotRun)
    }
}
