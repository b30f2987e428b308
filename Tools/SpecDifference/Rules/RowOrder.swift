/// Whether another order of a decision table's rows decides otherwise: the first row that matches wins.
struct RowOrder {
    /// Rows of both, in the order of each.
    private let before: [OutlineNode]
    private let after: [String: Int]

    init(old: OutlineNode, new: OutlineNode) {
        let position = new.parts.filter { $0.kind == .row }.enumerated().map { ($0.element.name, $0.offset) }
        after = Dictionary(position, uniquingKeysWith: { first, _ in first })
        before = old.parts.filter { $0.kind == .row }
    }

    /// Whether two rows that can match the same inputs, and decide otherwise, have changed places.
    var matters: Bool {
        before.indices.contains { index in
            before[(index + 1)...].contains { later in
                let earlier = before[index]
                guard let first = after[earlier.name], let second = after[later.name], first > second else {
                    return false
                }
                return earlier.text(.outcome) != later.text(.outcome) && canMeet(earlier, later)
            }
        }
    }

    private func canMeet(_ first: OutlineNode, _ second: OutlineNode) -> Bool {
        first.matches.allSatisfy { column, values in
            second.matches[column].map { !$0.isDisjoint(with: values) } ?? true
        }
    }
}
