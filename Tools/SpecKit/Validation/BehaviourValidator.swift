/// Every combination of inputs meets a row, and every row is met by one.
struct BehaviourValidator: Validator {
    func check(_ spec: Spec, _ diagnostics: Diagnostics) {
        for table in spec.behaviours where table.isWhole { check(table, diagnostics) }
    }

    private func check(_ table: BehaviourTable, _ diagnostics: Diagnostics) {
        var names: Set<String> = []
        for row in table.rows where !names.insert(row.name.value).inserted {
            diagnostics.report(.behaviour, at: row.name.place, "two rows are called '\(row.name.value)'; rename one")
        }
        guard let combinations = table.combinations else { return }
        var met: Set<Int> = []
        var isCovered = true
        for combination in combinations {
            if let index = table.rows.firstIndex(where: { $0.matches(combination) }) {
                met.insert(index)
            } else if isCovered {
                isCovered = false
                let given = table.given.map { "\($0.name.value) \(combination[$0.name.value] ?? "")" }
                diagnostics.report(
                    .behaviour,
                    at: table.name.place,
                    "no row matches \(given.joined(separator: ", ")); add one, or a last row without 'when'"
                )
            }
        }
        for (index, row) in table.rows.enumerated() where !met.contains(index) {
            diagnostics.report(
                .behaviour,
                at: row.name.place,
                "the row '\(row.name.value)' never matches: rows before it take all it would"
            )
        }
    }
}

extension BehaviourTable {
    /// Every combination of inputs, or nil where a column has no end of values: such rows are cases of their own.
    public var combinations: [[String: String]]? {
        var all: [[String: String]] = [[:]]
        for column in given {
            let values: [String]
            switch column.type {
            case .flag: values = ["false", "true"]
            case .words(let words): values = words
            case .text, .number: return nil
            }
            all = all.flatMap { one in values.map { value in one.merging([column.name.value: value]) { $1 } } }
        }
        return all
    }
}

extension BehaviourTable.Row {
    /// Whether the row matches a combination of inputs.
    public func matches(_ combination: [String: String]) -> Bool {
        when.allSatisfy { cell in cell.values.contains { $0.value == combination[cell.column] } }
    }
}
