import SpecKit

/// Decision tables.
extension SpecOutline {
    func node(of table: BehaviourTable) -> OutlineNode {
        var node = OutlineNode(kind: .behaviour, name: table.name.value, place: table.name.place)
        node.set(.doc, table.doc)
        node.set(.source, table.source)
        node.parts = table.given.map { column($0, .input) } + table.then.map { column($0, .output) }
        node.parts += table.rows.map { row($0) }
        node.identity = node.parts.map { $0.key + " " + ($0.identity ?? "") }.sorted().joined(separator: "; ")
        return node
    }

    private func column(_ column: BehaviourTable.Column, _ kind: OutlineKind) -> OutlineNode {
        var node = OutlineNode(kind: kind, name: column.name.value, place: column.name.place)
        let type =
            switch column.type {
            case .flag: "Bool"
            case .text: "Text"
            case .number: "Number"
            case .words(let words): words.sorted().joined(separator: ", ")
            }
        node.set(.type, type)
        node.identity = type
        return node
    }

    private func row(_ row: BehaviourTable.Row) -> OutlineNode {
        var node = OutlineNode(kind: .row, name: row.name.value, place: row.name.place)
        node.set(.conditions, text(row.when))
        node.set(.outcome, text(row.then))
        node.set(.decision, row.decision)
        node.identity = "\(text(row.when)) → \(text(row.then))"
        node.matches = Dictionary(
            row.when.map { ($0.column, Set($0.values.map(\.value))) },
            uniquingKeysWith: { first, _ in first }
        )
        return node
    }

    /// Columns and values in the order of the alphabet: theirs has no say.
    private func text(_ cells: [BehaviourTable.Cell]) -> String {
        if cells.isEmpty { return "any" }
        return cells.map { "\($0.column) \($0.values.map(\.value).sorted().joined(separator: " or "))" }.sorted()
            .joined(separator: ", ")
    }
}
