import SpecKit

/// A decision table as a section.
struct BehaviourPage {
    let table: BehaviourTable

    /// The table under a heading of the second level.
    var text: String { "## `\(table.name.value)`\n\n" + body }

    /// The table without a heading.
    var body: String {
        let given = table.given.map(\.name.value)
        let then = table.then.map(\.name.value)
        let head = ["row"] + given + then.map { "→ " + $0 }
        let rows = table.rows.map { row in
            let when = given.map { column in
                row.when.first { $0.column == column }.map { $0.values.map(\.value).joined(separator: ", ") } ?? "any"
            }
            let results = then.map { column in row.then.first { $0.column == column }?.values.first?.value ?? "" }
            return [row.name.value] + when + results
        }
        let decisions = table.rows.compactMap { row in row.decision.map { "* \(row.name.value): \($0)" } }
        var parts = [
            table.doc.value + " The first row that matches wins.",
            MarkdownTable.text([head] + rows),
        ]
        if !decisions.isEmpty { parts.append(decisions.joined(separator: "\n")) }
        return parts.joined(separator: "\n\n")
    }
}
