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
        guard let grid = BehaviourGrid(table) else { return }
        guard grid.count <= BehaviourGrid.limit else {
            diagnostics.report(
                .behaviour,
                at: table.name.place,
                "the inputs have more than \(BehaviourGrid.limit) combinations, each of which is a test; "
                    + "make two tables of this one"
            )
            return
        }
        var met: Set<Int> = []
        var isCovered = true
        for combination in grid {
            if let index = grid.firstRow(for: combination) {
                met.insert(index)
            } else if isCovered {
                isCovered = false
                diagnostics.report(
                    .behaviour,
                    at: table.name.place,
                    "no row matches \(grid.words(of: combination)); add one, or a last row without 'when'"
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
