import SpecKit

/// Turns a spec into one tree, in which the order of files and items has no say.
struct SpecOutline {
    let spec: Spec
    /// Where the spec is, for what has no place of its own.
    let place: Place
    /// What the types are that aliases stand for.
    let meanings: TypeMeanings

    init(_ spec: Spec, shownAs: String) {
        self.spec = spec
        place = Place(file: shownAs + "/sdk.yaml", line: 1, column: 1)
        meanings = TypeMeanings(spec)
    }

    /// The whole tree.
    func root() -> OutlineNode {
        var root = OutlineNode(kind: .sdk, name: spec.name, place: place)
        root.set(.version, spec.version)
        root.parts = spec.modules.map { module($0) } + spec.notCovered.map { leftOut($0) }
        root.parts += spec.items.map { node(of: $0.item, in: $0.module) }
        root.parts += spec.behaviours.map { node(of: $0) }
        return root
    }

    private func module(_ module: ModuleSpec) -> OutlineNode {
        var node = OutlineNode(kind: .module, name: module.name.value, place: module.name.place)
        node.set(.doc, module.doc)
        node.parts = module.imports.map { OutlineNode(kind: .reexport, name: $0.value, place: $0.place) }
        return node
    }

    private func leftOut(_ entry: NotCoveredSpec) -> OutlineNode {
        var node = OutlineNode(kind: .leftOut, name: entry.name.value, place: entry.name.place)
        node.set(.doc, entry.reason)
        if !entry.symbols.isEmpty { node.set(.symbols, entry.symbols.map(\.value).sorted().joined(separator: ", ")) }
        return node
    }

    private func node(of item: ItemSpec, in module: ModuleSpec) -> OutlineNode {
        var node =
            switch item {
            case .enumeration(let item): self.node(of: item)
            case .optionSet(let item): self.node(of: item)
            case .builder(let item): self.node(of: item)
            case .facade(let item): self.node(of: item)
            case .object(let item): self.node(of: item)
            case .delegate(let item): self.node(of: item)
            case .requirements(let item): self.node(of: item)
            case .constant(let item): self.node(of: item)
            case .alias(let item): self.node(of: item)
            case .plistKey(let item): self.node(of: item)
            }
        node.set(.module, module.name.value)
        if node.identity == nil, node.parts.count > 1 {
            node.identity = node.parts.map(\.key).sorted().joined(separator: ", ")
        }
        return node
    }

    /// A node with what every item and member carries.
    func node(_ kind: OutlineKind, _ facts: FactsSpec, of owner: FactsSpec? = nil) -> OutlineNode {
        var node = OutlineNode(kind: kind, name: facts.name.value, place: facts.name.place)
        node.set(.doc, facts.doc)
        node.set(.since, facts.since, isInherited: owner.map { $0.since.place == facts.since.place } ?? false)
        node.set(.source, facts.source, isInherited: owner.map { $0.source.place == facts.source.place } ?? false)
        node.set(.decision, facts.decision)
        node.set(.beside, facts.beside)
        node.set(.deprecated, facts.deprecated)
        return node
    }

    /// Sets a fact that is a type.
    func set(_ fact: OutlineFact, _ type: TypeReference?, of node: inout OutlineNode) {
        guard let type else { return }
        node.facts[fact] = OutlineNode.Value(
            text: type.text,
            place: type.place,
            meaning: meanings.meaning(of: type.text)
        )
    }

    /// A part that is nothing but its name.
    func names(_ kind: OutlineKind, _ names: [Located<String>]) -> [OutlineNode] {
        names.map { OutlineNode(kind: kind, name: $0.value, place: $0.place) }
    }
}
