import SpecKit

/// The spec with one fact changed.
public struct Mutant: Sendable {
    /// What stands in the place of the item or table that the fact belongs to.
    enum Replacement: Sendable {
        case item(ItemSpec)
        case table(BehaviourTable)
    }

    /// What was changed, as the mutator calls it: `raw value`.
    public let kind: String
    /// Whose: `CornerType.PWCornerTypeTopLeft`.
    public let subject: String
    /// From what to what.
    public let change: String
    /// Where the fact stands.
    public let place: Place
    let replacement: Replacement

    init(_ kind: String, _ subject: String, _ change: String, at place: Place, _ replacement: Replacement) {
        self.kind = kind
        self.subject = subject
        self.change = change
        self.place = place
        self.replacement = replacement
    }

    /// The item or table that is changed.
    var owner: String {
        switch replacement {
        case .item(let item): item.facts.name.value
        case .table(let table): table.name.value
        }
    }

    /// The whole spec with the change.
    func applied(to spec: Spec) -> Spec {
        switch replacement {
        case .item(let item): return spec.replacing(owner, with: item)
        case .table(let table):
            var changed = spec
            changed.behaviours = spec.behaviours.map { $0.name == table.name ? table : $0 }
            return changed
        }
    }
}

/// Changes facts of one kind.
protocol Mutator: Sendable {
    /// What it changes, as reports call it.
    static var kind: String { get }

    func mutants(of spec: Spec) -> [Mutant]
}

/// Every mutator. A new one is a file in Mutators and a row here.
enum Mutators {
    static let all: [any Mutator] = [
        RawValueMutator(), BitMutator(), CaseOrderMutator(), DroppedCaseMutator(), ConstantMutator(),
        SetterDefaultMutator(), SetterReachMutator(), PropertyDefaultMutator(), PlistDefaultMutator(),
        PlistReadingMutator(), RowOutcomeMutator(), LabelMutator(), DroppedMemberMutator(),
    ]

    static func mutants(of spec: Spec) -> [Mutant] { all.flatMap { $0.mutants(of: spec) } }
}

extension Spec {
    /// Its items of one kind.
    func items<Item>(_ pick: (ItemSpec) -> Item?) -> [Item] { items.compactMap { pick($0.item) } }
}

extension Array {
    /// The same with one element changed.
    func changing(_ index: Index, _ change: (inout Element) -> Void) -> Self {
        var copy = self
        change(&copy[index])
        return copy
    }

    /// The same without one element.
    func without(_ index: Index) -> Self {
        var copy = self
        copy.remove(at: index)
        return copy
    }
}
