import Foundation
import SpecKit

/// `pwspec claims`: which promise of the pages is proved by which test.
struct ClaimsCommand: Command {
    static let name = "claims"
    static let summary = "say which promise of the pages is proved by which test"
    static let usage = """
        Usage: pwspec claims [--check] [--record] [--list FILE] [--tests DIR] [--format text|json]

        Reads the table of promises and the names of the tests, and prints for each promise its tests and whether it is
        proved or open. A promise that the table calls proved and that no test names any more is a finding; so is one
        that a test names and the table calls open, and an id that is no promise.

          --check        print findings only
          --record       write into the table what the tests prove now; never takes a proof back
          --list FILE    the table (Tests/Cases/claims.tsv)
          --tests DIR    the folder of the tests (Tests)
          --format F     text or json
        """
    static let options: [Arguments.Option] = [
        .flag("--check"), .flag("--record"), .value("--list"), .value("--tests"), Output.formatOption,
    ]

    private let list: String
    private let tests: String
    private let checksOnly: Bool
    private let records: Bool
    private let format: Output.Format

    init(_ arguments: Arguments) throws {
        try arguments.expectNoRest()
        list = arguments.value("--list") ?? "Tests/Cases/claims.tsv"
        tests = arguments.value("--tests") ?? "Tests"
        checksOnly = arguments.has("--check")
        records = arguments.has("--record")
        format = Output.Format(rawValue: arguments.value("--format") ?? "") ?? .text
    }

    func run(_ output: Output) throws -> ExitCode {
        var table = try ClaimList(path: list)
        let names = try TestNames(folder: tests)
        if records {
            for index in table.claims.indices where names.proofs[table.claims[index].id] != nil {
                table.claims[index].state = .proved
                table.claims[index].reason = ""
            }
            try Data(table.text.utf8).write(to: URL(fileURLWithPath: list), options: .atomic)
        }
        let findings = findings(table, names)
        if !checksOnly, format == .text { output.print(Self.overview(table, names)) }
        try output.report(findings, as: format)
        return findings.isEmpty ? .clean : .findings
    }

    static func overview(_ table: ClaimList, _ names: TestNames) -> String {
        let lines = table.claims.map { claim in
            let proofs = names.proofs[claim.id] ?? []
            let tests = proofs.map { "\($0.file):\($0.line) \($0.name)" }.joined(separator: "\n             ")
            return "\(claim.id)  \(claim.state.rawValue)  \(proofs.isEmpty ? claim.reason : tests)"
        }
        let proved = table.claims.count { $0.state == .proved }
        return (lines + ["", "\(proved) proved, \(table.claims.count - proved) open"]).joined(separator: "\n")
    }

    private func findings(_ table: ClaimList, _ names: TestNames) -> [Finding] {
        let rows = table.claims.enumerated().compactMap { index, claim -> Finding? in
            switch (claim.state, names.proofs[claim.id] == nil) {
            case (.proved, true):
                finding(
                    list,
                    index + 2,
                    "claim-lost",
                    "\(claim.id) was proved, and no test names it any more; put its test back"
                )
            case (.open, false):
                finding(list, index + 2, "claim-unrecorded", "a test proves \(claim.id); run `pwspec claims --record`")
            default: nil
            }
        }
        let known = Set(table.claims.map(\.id))
        // Other ids, such as those of public reports and pitfalls, have no table: a promise has the letter of one of ours.
        let shapes = Set(table.claims.map { "\($0.id.prefix(1))\($0.id.count)" })
        let unknown = names.proofs.keys.filter { !known.contains($0) && shapes.contains("\($0.prefix(1))\($0.count)") }
            .sorted()
        return rows
            + unknown.flatMap { id in
                (names.proofs[id] ?? []).map {
                    finding($0.file, $0.line, "claim-unknown", "\(id) is no promise of the pages")
                }
            }
    }

    private func finding(_ page: String, _ line: Int, _ rule: String, _ message: String) -> Finding {
        Finding(page: page, line: line, column: 1, rule: rule, severity: .error, fragment: "", message: message)
    }
}
