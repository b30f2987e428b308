import SpecKit

/// A part of a spec with all that is said of it, and its own parts.
struct OutlineNode: Sendable {
    /// What a fact says, and where.
    struct Value: Sendable {
        var text: String
        var place: Place
        /// Whether it is said of the owner and holds here too.
        var isInherited = false
        /// Of a type: what it is with every alias of the spec replaced by what it stands for.
        var meaning: String?
    }

    /// What a fact says that holds or does not.
    static let holds = "yes"

    var kind: OutlineKind
    var name: String
    var place: Place
    var facts: [OutlineFact: Value] = [:]
    var parts: [OutlineNode] = []
    /// Whether it is a member that a protocol of its owner asks for: there it is compared.
    var isInherited = false
    /// What must be equal for another name to be a new name of the same thing; nil where that is never certain.
    var identity: String?
    /// Of a row: column to the values that match.
    var matches: [String: Set<String>] = [:]

    /// Sets a fact that has a place of its own.
    mutating func set(_ fact: OutlineFact, _ value: Located<String>?, isInherited: Bool = false) {
        guard let value else { return }
        facts[fact] = Value(text: value.value, place: value.place, isInherited: isInherited)
    }

    /// Sets a fact that stands with its node.
    mutating func set(_ fact: OutlineFact, _ text: String?) {
        if let text { facts[fact] = Value(text: text, place: place) }
    }

    /// Sets a fact that holds or does not.
    mutating func set(_ fact: OutlineFact, holds: Bool) {
        if holds { facts[fact] = Value(text: Self.holds, place: place) }
    }

    /// Marks facts as said elsewhere.
    mutating func inherit(_ facts: [OutlineFact]) {
        for fact in facts { self.facts[fact]?.isInherited = true }
    }

    /// What a fact says.
    func text(_ fact: OutlineFact) -> String? { facts[fact]?.text }

    /// Tells it from its siblings, of which one may be a type and another a constant of one name.
    var key: String {
        switch kind {
        case .constant, .plistKey: "constant " + name
        case .module, .reexport, .leftOut, .behaviour, .spelling, .placement, .form, .conformance, .word, .input,
            .output:
            kind.rawValue + " " + name
        default: name
        }
    }

    /// The most telling fact, for what has come or gone.
    var summary: String {
        let telling: [OutlineFact] = [.type, .result, .raw, .bit, .value, .target, .outcome]
        return telling.lazy.compactMap { facts[$0]?.text }.first ?? name
    }
}
