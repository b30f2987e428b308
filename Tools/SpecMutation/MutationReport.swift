import SpecKit

/// What came of a run: a count for each kind of change, and every mutant that nothing noticed.
public struct MutationReport {
    private let verdicts: [MutationRun.Verdict]

    /// Takes what a run came to.
    public init(_ verdicts: [MutationRun.Verdict]) {
        self.verdicts = verdicts
    }

    /// Those that nothing noticed, as findings at the places of their facts.
    public var survivors: [Finding] {
        verdicts.filter { $0.judge == nil }.map { verdict in
            let mutant = verdict.mutant
            return Finding(
                page: mutant.place.file,
                line: mutant.place.line,
                column: mutant.place.column,
                rule: "mutant-survives",
                severity: .error,
                fragment: mutant.subject,
                message: "no test notices this change: \(mutant.kind) of \(mutant.subject), \(mutant.change); "
                    + "add what would fail"
            )
        }
    }

    /// A line for each kind of change, and a sum.
    public var table: String {
        let kinds = Mutators.all.map { type(of: $0).kind }
        let rows = kinds.map { kind in (kind, verdicts.filter { $0.mutant.kind == kind }) }.filter { !$0.1.isEmpty }
        let head = ["changed", "mutants"] + MutationRun.Judge.allCases.map(\.rawValue) + ["survive"]
        let lines = (rows + [("all", verdicts)]).map { name, verdicts in
            [name, String(verdicts.count)]
                + MutationRun.Judge.allCases.map { judge in String(verdicts.count { $0.judge == judge }) }
                + [String(verdicts.count { $0.judge == nil })]
        }
        let widths = head.indices.map { column in ([head] + lines).map { $0[column].count }.max() ?? 0 }
        return ([head] + lines).map { line in
            line.enumerated().map { column, text in
                let blanks = String(repeating: " ", count: widths[column] - text.count)
                return column == 0 ? text + blanks : blanks + text
            }.joined(separator: "  ")
        }.joined(separator: "\n")
    }
}
