import SpecKit

/// The members of an item as rows, each cell in the words that `pwspec explain` has.
struct MemberRows {
    /// One column: its head, and what it says of a member.
    private struct Column: Sendable {
        var head: String
        var text: @Sendable (Explanation) -> String

        init(_ head: String, _ text: @escaping @Sendable (Explanation) -> String) {
            self.head = head
            self.text = text
        }

        /// A fact that only some kinds have.
        static func fact(_ label: String) -> Column {
            Column(label) { member in member.facts.first { $0.label == label }?.text ?? "" }
        }

        static let standard = Column("default") { $0.standard ?? "" }
        static let thread = Column("thread") { $0.thread ?? "" }
        static let since = Column("since") { $0.since }
        static let what = Column("what") { member in
            let hold = member.facts.first { $0.label == "held" }.map { "Held \($0.text)." }
            return ([member.doc] + member.remarkSentences + (hold.map { [$0] } ?? [])).joined(separator: " ")
        }
    }

    /// The rows of an item, the first of which is the head; none where it has no members.
    func rows(of item: ItemSpec, _ own: Explanation, _ members: [Explanation]) -> [[String]] {
        switch item {
        case .enumeration: rows("case", [.fact("raw value"), .since, .what], members)
        case .optionSet: rows("member", [.fact("bit"), .since, .what], members)
        case .builder:
            rows("setter", [.fact("type"), .standard, .fact("applies to"), .thread, .since, .what], members)
        case .facade, .object, .requirements: rows("member", [.standard, .thread, .since, .what], members)
        case .delegate: rows("method", [.thread, .since, .fact("required"), .standard, .what], members)
        case .constant, .alias, .plistKey:
            [["fact", "value"]] + own.facts.map { [$0.label, $0.text] }
                + (own.standard.map { [["default", $0]] } ?? [])
                + (own.thread.map { [["thread", $0]] } ?? [])
        }
    }

    /// The rows of members that another module adds to a type.
    func rows(ofAdded members: [Explanation]) -> [[String]] { rows("member", [.thread, .since, .what], members) }

    private func rows(_ head: String, _ columns: [Column], _ members: [Explanation]) -> [[String]] {
        guard !members.isEmpty else { return [] }
        return [[head] + columns.map(\.head)]
            + members.map { member in
                let mark = member.isMarkedStatic ? " (static)" : ""
                return [member.spellings.map { "`\($0)`" + mark }.joined(separator: ", ")]
                    + columns.map { $0.text(member) }
            }
    }
}

/// Which decision tables decide about an item and its members, as a list.
struct DecisionList {
    /// The text that leads to a table; nil where it cannot be reached from the page.
    let link: (BehaviourTable) -> String?

    /// A line for each that is decided about, its rows where it is not the whole table; nil where there is none.
    func text(of all: [Explanation]) -> String? {
        let lines = all.filter { !$0.mentions.isEmpty }.map { entry in
            let name = entry.spellings.first ?? entry.names[0]
            return (["* `\(name)`:"] + entry.mentions.map { line($0) }).joined(separator: "\n  * ")
        }
        return lines.isEmpty ? nil : (["Decided by tables:", ""] + lines).joined(separator: "\n")
    }

    private func line(_ mention: BehaviourMention) -> String {
        let table = link(mention.table) ?? "`\(mention.table.name.value)`"
        if mention.isWholeTable { return "\(table), every row." }
        return "\(table), " + mention.rows.map(\.text).joined(separator: "; ") + "."
    }
}
