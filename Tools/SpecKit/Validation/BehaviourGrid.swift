/// Every combination of a table's inputs, each as the position of its value in each column.
struct BehaviourGrid: Sequence {
    /// The most combinations that a table may have.
    static let limit = 10_000

    private let columns: [(name: String, values: [String])]
    /// For each row and column, which values match; nil where any does.
    private let rows: [[[Bool]?]]

    /// Nil where a column has no end of values: such rows are cases of their own.
    init?(_ table: BehaviourTable) {
        var columns: [(name: String, values: [String])] = []
        for column in table.given {
            switch column.type {
            case .flag: columns.append((column.name.value, ["false", "true"]))
            case .words(let words): columns.append((column.name.value, words))
            case .text, .number: return nil
            }
        }
        self.columns = columns
        rows = table.rows.map { row in
            columns.map { column in
                row.when.first { $0.column == column.name }.map { cell in
                    column.values.map { value in cell.values.contains { $0.value == value } }
                }
            }
        }
    }

    /// How many combinations there are, or more than `limit` where they are more.
    var count: Int {
        columns.reduce(1) { count, column in Swift.min(count * column.values.count, Self.limit + 1) }
    }

    /// Which row decides a combination.
    func firstRow(for combination: [Int]) -> Int? {
        rows.firstIndex { row in
            row.indices.allSatisfy { row[$0]?[combination[$0]] ?? true }
        }
    }

    /// A combination in words.
    func words(of combination: [Int]) -> String {
        zip(columns, combination).map { "\($0.name) \($0.values[$1])" }.joined(separator: ", ")
    }

    /// Goes through the combinations as a counter does, the last column fastest.
    func makeIterator() -> AnyIterator<[Int]> {
        var next: [Int]? = columns.contains { $0.values.isEmpty } ? nil : columns.map { _ in 0 }
        return AnyIterator {
            guard let current = next else { return nil }
            next = following(current)
            return current
        }
    }

    private func following(_ combination: [Int]) -> [Int]? {
        var following = combination
        for column in combination.indices.reversed() {
            following[column] += 1
            if following[column] < columns[column].values.count { return following }
            following[column] = 0
        }
        return nil
    }
}
