/// A row of the table that classes changes. The first that fits a change decides.
struct ChangeRule: Sendable {
    /// What has happened.
    enum Event: String, Sendable, CaseIterable {
        case added, removed, changed, renamed
    }

    /// Kinds of parts that it is about; empty for any.
    var kinds: Set<OutlineKind> = []
    /// The facts that it is about; empty where it is about the part itself.
    var facts: Set<OutlineFact> = []
    var events: Set<Event>
    /// What must hold besides.
    var condition = Condition.always
    var changeClass: ChangeClass
    var step: VersionStep
    /// Why, in one sentence.
    var reason: String

    func fits(_ situation: Situation) -> Bool {
        (kinds.isEmpty || kinds.contains(situation.kind)) && events.contains(situation.event)
            && (situation.fact.map { facts.contains($0) } ?? facts.isEmpty) && condition.holds(situation)
    }

    /// A rule about parts that come, go or get another name.
    static func part(
        _ kinds: Set<OutlineKind>,
        _ events: Set<Event>,
        when condition: Condition = .always,
        _ changeClass: ChangeClass,
        needs step: VersionStep? = nil,
        _ reason: String
    ) -> ChangeRule {
        ChangeRule(
            kinds: kinds,
            events: events,
            condition: condition,
            changeClass: changeClass,
            step: step ?? changeClass.usualStep,
            reason: reason
        )
    }

    /// A rule about facts, of any part unless kinds are named.
    static func fact(
        _ facts: Set<OutlineFact>,
        of kinds: Set<OutlineKind> = [],
        on events: Set<Event> = [.added, .removed, .changed],
        when condition: Condition = .always,
        _ changeClass: ChangeClass,
        needs step: VersionStep? = nil,
        _ reason: String
    ) -> ChangeRule {
        ChangeRule(
            kinds: kinds,
            facts: facts,
            events: events,
            condition: condition,
            changeClass: changeClass,
            step: step ?? changeClass.usualStep,
            reason: reason
        )
    }
}

extension ChangeClass {
    /// The step where a rule names no other.
    var usualStep: VersionStep {
        switch self {
        case .breaking: .major
        case .behavioural, .additive: .minor
        case .documentation: .patch
        }
    }
}

/// A change before it is classed: what has happened to which part, and where that stands.
struct Situation {
    var event: ChangeRule.Event
    var fact: OutlineFact?
    /// The part before; nil where it is new.
    var old: OutlineNode?
    /// The part after; nil where it is gone.
    var new: OutlineNode?
    /// What the part belongs to, nearest first, as it is after.
    var owners: [OutlineNode]
    /// Module to the modules that whoever imports it sees as well, after the change.
    var reexports: [String: Set<String>] = [:]

    var kind: OutlineKind { (new ?? old)?.kind ?? .sdk }
    /// The part as it is after, or was last.
    var part: OutlineNode? { new ?? old }
}

/// What a rule asks of a situation, with a name to read in the table.
struct Condition: Sendable {
    var holds: @Sendable (Situation) -> Bool

    static let always = Condition { _ in true }
    static let isAlias = Condition { $0.part?.facts[.aliasOf] != nil }
    static let ownerIsFrozen = Condition { $0.owners.first?.text(.evolution) == "frozen" }
    static let isRequired = Condition { $0.part?.facts[.isRequired] != nil }
    /// Apps may have subclasses of it.
    static let wasOpen = Condition { $0.old?.facts[.isOpen] != nil }
    static let ownerIsDelegate = Condition { $0.owners.first?.kind == .delegate }
    /// A protocol that apps may conform to asks for it, directly or as another spelling.
    static let isRequirement = Condition { $0.owners.prefix(2).contains { $0.kind == .requirements } }
    static let isFrozenNow = Condition { $0.new?.text(.evolution) == "frozen" }
    static let isSameType = Condition { situation in
        guard let fact = situation.fact, let old = situation.old?.facts[fact]?.meaning else { return false }
        return old == situation.new?.facts[fact]?.meaning
    }
    static let decidesTheSame = Condition { situation in
        guard let old = situation.old, let new = situation.new else { return false }
        return old.kind == .behaviour && !RowOrder(old: old, new: new).matters
    }
    /// Whoever imports the old module sees what is in the new one.
    static let oldModuleReexportsNew = Condition { situation in
        guard let old = situation.old?.text(.module), let new = situation.new?.text(.module) else { return false }
        return situation.reexports[old]?.contains(new) ?? false
    }
}
