/// What the spec says of each name, for people to read.
public struct Explanations {
    /// How much is said.
    public enum Extent: Sendable {
        /// Everything.
        case whole
        /// What a row of a table has room for: no declarations, parameters and pages, and nothing of what is the same.
        case row
    }

    let spec: Spec
    private let extent: Extent
    var isWhole: Bool { extent == .whole }
    /// The type to where it can be reached from.
    private let gateways: [String: [String]]
    /// The protocol to the facades that have its members.
    private let facades: [String: [String]]
    /// The place of a member's name to the members that are the same.
    private let forwarders: [Place: [String]]

    /// Makes the explanations of a spec. What they look up is gathered here, once.
    public init(spec: Spec, extent: Extent = .whole) {
        self.spec = spec
        self.extent = extent
        var gateways: [String: [String]] = [:]
        var facades: [String: [String]] = [:]
        var forwarders: [Place: [String]] = [:]
        for (_, item) in spec.items where extent == .whole {
            guard case .facade(let facade) = item else { continue }
            let owner = facade.facts.name.value
            for gateway in facade.gateways {
                gateways[gateway.target.value, default: []].append("\(owner).\(gateway.facts.name.value)")
            }
            for name in facade.conformsTo { facades[name.value, default: []].append(owner) }
            for member in facade.members {
                guard let target = spec.target(of: member) else { continue }
                forwarders[target.name.place, default: []].append("\(owner).\(member.facts.name.value)")
            }
        }
        self.gateways = gateways
        self.facades = facades
        self.forwarders = forwarders
    }

    /// Everything, in spec order: types and their members, then decision tables.
    public var all: [Explanation] {
        spec.items.flatMap { module, item in
            let members = members(of: item, in: module)
            return [explanation(of: item, in: module, members)] + members
        } + spec.behaviours.map { explanation(of: $0) }
    }

    private func explanation(of item: ItemSpec, in module: ModuleSpec, _ members: [Explanation]) -> Explanation {
        var entry = explanation(item.facts, names: [item.facts.name.value], kind: item.kind, module)
        if isWhole { entry.declarations = [DeclarationText.item(item)] }
        entry.facts = facts(of: item)
        entry.standard = standard(of: item)
        entry.thread = Threads.text(of: item)
        let name = item.facts.name.value
        if let reached = gateways[name] { entry.facts.append(.init("reached by", reached.joined(separator: ", "))) }
        if let owners = facades[name] { entry.facts.append(.init("had by", owners.joined(separator: ", "))) }
        let spelt = members.compactMap(\.spellings.first)
        if !spelt.isEmpty { entry.facts.append(.init("members", spelt.joined(separator: ", "))) }
        let tables = Set(members.flatMap(\.mentions).map(\.table.name.value)).subtracting(
            entry.mentions.map(\.table.name.value)
        )
        if !tables.isEmpty {
            entry.facts.append(.init("tables", tables.sorted().joined(separator: ", ") + " decide about members"))
        }
        return entry
    }

    /// The types that have the members of an item: what conforms to a protocol has them as well.
    func owners(of name: String) -> [String] { [name] + (facades[name] ?? []) }

    /// The members of other types that are the same as the one with these facts.
    func forwarders(to facts: FactsSpec) -> [String] { forwarders[facts.name.place] ?? [] }

    // MARK: Items

    /// What a constant, an alias or a key has beside what everything has.
    private func facts(of item: ItemSpec) -> [Explanation.Fact] {
        switch item {
        case .enumeration(let item): [.init("raw type", item.rawType.rawValue)]
        case .optionSet(let item): item.empty.map { [.init("empty set", "`[]`, in Objective-C `\($0.value)`")] } ?? []
        case .constant(let item):
            item.type.map { [.init("type", "`\($0.text)`"), .init("value", "`\(item.value.value)`")] }
                ?? [.init("name", "`\(item.value.value)`")]
        case .alias(let item): [.init("type", "`\(item.type.text)`")]
        case .plistKey(let item): facts(of: item)
        case .builder, .facade, .object, .delegate, .requirements: []
        }
    }

    private func facts(of key: PlistKeySpec) -> [Explanation.Fact] {
        let words = key.values.map { Explanation.Fact("word", "`\($0.word.value)`: `\($0.value.value)`") }
        return [
            .init("type", key.type.rawValue),
            key.unit.map { .init("unit", $0) },
            key.isOffAtZero ? .init("0 and below", "off") : nil,
            key.atLeast.map { .init("at least", String($0.value)) },
            key.atMost.map { .init("at most", String($0.value)) },
            key.precedence.map { .init("precedence", $0) },
            key.withoutEffect.map { .init("no effect", $0) },
        ].compactMap { $0 } + words
    }

    private func standard(of item: ItemSpec) -> String? {
        if case .plistKey(let key) = item { key.defaultValue.map { "`\($0.value)`" } ?? "none" } else { nil }
    }

    /// What the spec says of an item, its members left out.
    public func explanation(of item: ItemSpec, in module: ModuleSpec) -> Explanation {
        explanation(of: item, in: module, [])
    }

    // MARK: Tables

    private func explanation(of table: BehaviourTable) -> Explanation {
        let columns =
            table.given.map { Explanation.Fact("given", "\($0.name.value): \($0.type.text)") }
            + table.then.map { Explanation.Fact("then", "\($0.name.value): \($0.type.text)") }
        let rows = table.rows.map { Explanation.Fact("row", $0.textWithDecision) }
        let named = (table.concerns + table.rows.flatMap(\.concerns)).map(\.value)
        let concerned = named.enumerated().filter { !named[..<$0.offset].contains($0.element) }.map(\.element)
        return Explanation(
            names: [table.name.value],
            kind: "decision table; the first row that matches wins",
            doc: table.doc.value,
            facts: columns + rows + [.init("concerns", concerned.joined(separator: ", "))],
            since: "",
            module: table.module,
            pages: [spec.page(of: table.source)]
        )
    }
}

extension Explanations {
    /// With what all facts say; the rest is added behind.
    func explanation(_ facts: FactsSpec, names: [String], kind: String, _ module: ModuleSpec) -> Explanation {
        var result = Explanation(
            names: names,
            kind: kind,
            doc: facts.doc.value,
            since: facts.since.value,
            module: module.name.value
        )
        if isWhole { result.remarks = facts.labelledRemarks }
        result.remarkSentences = facts.remarks
        setMentions(at: facts.name.place, source: facts.source, of: &result)
        return result
    }

    /// What decides about it, whose pages are its own as well.
    func setMentions(at place: Place, source: Located<String>, of result: inout Explanation) {
        result.mentions = spec.mentions(at: place)
        guard isWhole else { return }
        for source in [source] + result.mentions.map(\.table.source) {
            let page = spec.page(of: source)
            if !result.pages.contains(page) { result.pages.append(page) }
        }
    }
}

extension Spec {
    /// The facts of the member that another is the same as.
    fileprivate func target(of member: MemberSpec) -> FactsSpec? {
        let target: MemberTarget?
        switch member {
        case .method(let method): target = method.target
        case .property(let property): target = property.target
        case .gateway: target = nil
        }
        guard let target, case .facade(let facade)? = item(named: target.owner)?.item else { return nil }
        let name = target.spelling?.description ?? member.facts.name.value
        return facade.allMembers.first { $0.facts.name.value == name }?.facts
    }
}

extension ItemSpec {
    /// What it is, in a word or two.
    fileprivate var kind: String {
        switch self {
        case .enumeration: "enum"
        case .optionSet: "option set"
        case .builder: "builder"
        case .facade(let item): item.shared.map { "class with one object, \($0)" } ?? "class with static members"
        case .object: "class"
        case .delegate: "delegate"
        case .requirements: "protocol"
        case .constant(let item): item.type == nil ? "name of a notification" : "constant"
        case .alias: "alias"
        case .plistKey: "Info.plist key"
        }
    }
}
