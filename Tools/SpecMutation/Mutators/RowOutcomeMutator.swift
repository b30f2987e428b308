import SpecKit

/// Changes what follows from a row of a decision table.
struct RowOutcomeMutator: Mutator {
    static let kind = "outcome of a row"

    func mutants(of spec: Spec) -> [Mutant] {
        spec.behaviours.flatMap { table in
            table.rows.indices.flatMap { row in
                table.rows[row].then.indices.flatMap { cell in mutants(of: table, row, cell) }
            }
        }
    }

    private func mutants(of table: BehaviourTable, _ row: Int, _ cell: Int) -> [Mutant] {
        let old = table.rows[row].then[cell]
        guard let value = old.values.first else { return [] }
        let column = table.then.first { $0.name.value == old.column }
        return others(than: value.value, column?.type).map { other in
            var changed = table
            changed.rows[row].then[cell].values[0].value = other
            return Mutant(
                Self.kind,
                "\(table.name.value), \(table.rows[row].name.value)",
                "\(old.column): \(value.value) → \(other)",
                at: value.place,
                .table(changed)
            )
        }
    }

    /// Every other word that the column has; else one other value.
    private func others(than value: String, _ type: BehaviourTable.ColumnType?) -> [String] {
        if case .words(let words)? = type { return words.filter { $0 != value } }
        return [OtherValue.of(value)]
    }
}
