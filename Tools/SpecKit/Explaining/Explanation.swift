/// What the spec says of one name: `pwspec explain` prints it, and the reference is made of it.
public struct Explanation: Sendable {
    /// One fact, in words.
    public struct Fact: Sendable, Hashable {
        /// What it is about.
        public var label: String
        /// What it says.
        public var text: String

        init(_ label: String, _ text: String) {
            self.label = label
            self.text = text
        }
    }

    /// Every name it answers to, the full one first.
    public var names: [String]
    /// What it is, such as `setter of PWPushPrimerBuilder`.
    public var kind: String
    /// What it is for.
    public var doc: String
    /// How it is declared, as Swift prints it, each form on a line of its own.
    public var declarations: [String] = []
    /// How it is written behind its type, the guides' spelling first.
    public var spellings: [String] = []
    /// What only its kind has: a raw value, a unit, what wins over what.
    public var facts: [Fact] = []
    /// What holds where nothing is set, in words; nil where that is no question.
    public var standard: String?
    /// On which thread it may be used, and on which its closures are called; nil where that is no question.
    public var thread: String?
    /// The version of the iOS SDK that had it first, empty where it is not known.
    public var since: String
    /// The module that declares it.
    public var module: String
    /// What is to be known beside what it is for: that it is deprecated, which reading is taken, why it is here.
    public var remarks: [Fact] = []
    /// The same as sentences.
    public var remarkSentences: [String] = []
    /// Whether it is reached through its type although that has an object.
    public var isMarkedStatic = false
    /// The pages that it, and what decides about it, come from.
    public var pages: [String] = []
    /// The decision tables that decide about it, with the rows that do.
    public var mentions: [BehaviourMention] = []

    /// Whether `name` means it: in full, without its type, or without labels.
    public func answers(to name: String) -> Bool {
        names.contains { known in
            known == name || known.hasSuffix("." + name) || known.prefix { $0 != "(" } == name
                || known.prefix { $0 != "(" }.hasSuffix("." + name)
        }
    }
}

extension Explanation {
    /// Everything in lines, for a terminal.
    public var text: String {
        var lines = [Fact("what", doc), Fact("kind", kind)]
        lines += declarations.map { Fact("declared", $0) }
        if spellings.count > 1 { lines.append(Fact("spelt", spellings.joined(separator: ", "))) }
        lines += facts
        if let standard { lines.append(Fact("default", standard)) }
        if let thread { lines.append(Fact("thread", thread)) }
        if !since.isEmpty { lines.append(Fact("since", since)) }
        lines.append(Fact("module", module))
        lines += pages.map { Fact("page", $0) } + remarks
        for mention in mentions {
            lines.append(Fact("decided by", mention.table.name.value + ". " + mention.table.doc.value))
            lines += mention.rows.map { Fact("", "· " + $0.textWithDecision) }
        }
        // Of several lines about the same, the first says what.
        let labels = zip(lines, [Fact("", "")] + lines).map { line, before in
            line.label == before.label ? "" : line.label
        }
        return ([names[0]] + zip(labels, lines).map { "  " + $0.padded(to: 12) + $1.text }).joined(separator: "\n")
    }
}

extension String {
    fileprivate func padded(to width: Int) -> String {
        self + String(repeating: " ", count: Swift.max(1, width - count))
    }
}
