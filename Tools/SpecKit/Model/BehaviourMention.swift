/// A decision table that decides about something of the API, and which of its rows do.
public struct BehaviourMention: Sendable {
    /// The table.
    public var table: BehaviourTable
    /// The rows, in order.
    public var rows: [BehaviourTable.Row]
    /// Whether those are all rows of the table: it was named for the table, not for single rows.
    public var isWholeTable: Bool
}

extension BehaviourTable.Row {
    /// What it says, as `row: input value, input value or value → output value`.
    public var text: String {
        let inputs = when.map { cell in
            cell.column + " " + cell.values.map(\.value).joined(separator: " or ")
        }
        let outputs = then.map { $0.column + " " + $0.values.map(\.value).joined(separator: " or ") }
        let condition = inputs.isEmpty ? "otherwise" : inputs.joined(separator: ", ")
        return "\(name.value): \(condition) → \(outputs.joined(separator: ", "))"
    }

    /// The same, and where it departs from the iOS SDK.
    public var textWithDecision: String { text + (decision.map { ". " + $0 } ?? "") }
}

extension BehaviourTable.ColumnType {
    /// What it holds, as a person reads it.
    var text: String {
        switch self {
        case .flag: "true or false"
        case .text: "a text"
        case .number: "a number"
        case .words(let words): words.joined(separator: ", ")
        }
    }
}
