import PushwooshTesting
import Testing

/// A decision table of the spec: the first row that matches wins.
struct BehaviourTable: Sendable {
    let name: String
    let columns: [BehaviourColumn]
    let rows: [BehaviourRow]

    init(_ name: String, columns: [BehaviourColumn], rows: [BehaviourRow]) {
        self.name = name
        self.columns = columns
        self.rows = rows
    }

    /// A case for each combination of inputs. Where a column has no end of values, a case for each that a row names.
    var cases: [BehaviourCase] {
        let isOpen = columns.contains { $0.values.isEmpty }
        if !isOpen {
            return combinations(columns.map { ($0.name, $0.values) }).compactMap { cells in
                rows.first { $0.matches(cells) }.map {
                    BehaviourCase(table: name, row: $0, cells: BehaviourCells(cells))
                }
            }
        }
        return rows.flatMap { row in
            combinations(columns.map { ($0.name, row.when[$0.name] ?? $0.values) }).map {
                BehaviourCase(table: name, row: row, cells: BehaviourCells($0))
            }
        }
    }

    private func combinations(_ columns: [(String, [String])]) -> [[String: String]] {
        columns.reduce([[:]]) { all, column in
            all.flatMap { one in column.1.map { value in one.merging([column.0: value]) { $1 } } }
        }
    }
}

/// An input and its values; none where there is no end of them.
struct BehaviourColumn: Sendable {
    let name: String
    let values: [String]

    init(_ name: String, _ values: [String]) {
        self.name = name
        self.values = values
    }
}

/// A row: what it matches and what follows.
struct BehaviourRow: Sendable {
    let name: String
    let when: [String: [String]]
    let then: [String: String]

    init(_ name: String, when: [String: [String]], then: [String: String]) {
        self.name = name
        self.when = when
        self.then = then
    }

    func matches(_ cells: [String: String]) -> Bool {
        when.allSatisfy { column, values in cells[column].map(values.contains) ?? false }
    }
}

/// One combination of inputs, and the row that decides it.
struct BehaviourCase: Sendable, CustomTestStringConvertible {
    let table: String
    let row: BehaviourRow
    let cells: BehaviourCells

    var testDescription: String { "\(row.name): \(cells.text)" }

    func check(_ actual: BehaviourCells) {
        for (column, expected) in row.then.sorted(by: { $0.key < $1.key }) {
            Fact("\(table).\(row.name).\(column)", expected).expect(actual.text(column))
        }
    }
}

/// Values by column, as texts.
struct BehaviourCells: Sendable {
    private let values: [String: String]

    init(_ values: [String: String]) {
        self.values = values
    }

    var text: String { values.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }.joined(separator: ", ") }

    func text(_ column: String) -> String { values[column] ?? "no column \(column)" }

    func flag(_ column: String) -> Bool { text(column) == "true" }

    func number(_ column: String) -> Double {
        guard let number = Double(text(column)) else { fatalError("\(column) is no number: \(text(column))") }
        return number
    }

    func word<Word: RawRepresentable>(_ column: String) -> Word where Word.RawValue == String {
        guard let word = Word(rawValue: text(column)) else { fatalError("\(column) has no word \(text(column))") }
        return word
    }
}
