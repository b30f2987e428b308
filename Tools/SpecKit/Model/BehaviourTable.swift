/// A decision table: the first row that matches wins.
public struct BehaviourTable: Sendable {
    /// What a column holds.
    public enum ColumnType: Sendable, Equatable {
        case flag
        case text
        case number
        case words([String])
    }

    /// A column.
    public struct Column: Sendable {
        /// Its name.
        public var name: Located<String>
        /// What it holds.
        public var type: ColumnType
    }

    /// A row.
    public struct Row: Sendable {
        /// What the row says, as a short sentence.
        public var name: Located<String>
        /// Column to the values that match; a column that is missing matches any.
        public var when: [Cell]
        /// Column to the value that follows.
        public var then: [Cell]
        /// Where it departs from the iOS SDK, and why.
        public var decision: String?
        /// What it decides about beside what its table does.
        public var concerns: [Located<String>]
    }

    /// Values of one column in one row.
    public struct Cell: Sendable {
        /// The column.
        public var column: String
        /// The values.
        public var values: [Located<String>]
    }

    /// Such as `primer.decision`.
    public var name: Located<String>
    /// What it decides.
    public var doc: Located<String>
    /// The page or reference it comes from.
    public var source: Located<String>
    /// What each of its rows decides about: `Type`, or `Type.member(_:)` with labels.
    public var concerns: [Located<String>]
    /// The inputs.
    public var given: [Column]
    /// The outputs.
    public var then: [Column]
    /// The rows in order.
    public var rows: [Row]
    /// The module of what it concerns first, once that is found.
    public internal(set) var module = ""
    /// Whether every part of it could be read.
    var isWhole = true

    /// The Swift type of the table: `PrimerDecision`.
    public var typeName: String {
        name.value.split(whereSeparator: { $0 == "." || $0 == "_" }).map { $0.prefix(1).uppercased() + $0.dropFirst() }
            .joined()
    }
}
