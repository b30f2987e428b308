/// What the spec says of each name, for people to read.
public struct Explanations {
    private let spec: Spec

    /// Makes the explanations of a spec.
    public init(spec: Spec) {
        self.spec = spec
    }

    /// One thing that can be asked about.
    public struct Entry: Sendable {
        /// Every name it answers to, the full one first.
        public var names: [String]
        /// Facts as label and text.
        public var facts: [(label: String, text: String)]
        /// The version of the iOS SDK that had it first.
        public var since: String

        /// Whether `name` means it: in full, without its type, or without labels.
        public func answers(to name: String) -> Bool {
            names.contains { known in
                known == name || known.hasSuffix("." + name) || known.prefix { $0 != "(" } == name
                    || known.prefix { $0 != "(" }.hasSuffix("." + name)
            }
        }

        /// What somebody may have meant to type: full names, and members alone without labels.
        public var wordsToAskFor: [String] {
            names + names.compactMap { $0.prefix { $0 != "(" }.split(separator: ".").last.map(String.init) }
        }

        /// Facts in lines.
        public var text: String {
            ([names[0]] + facts.map { "  " + $0.label.padded(to: 10) + $0.text }).joined(separator: "\n")
        }
    }

    /// Everything, in spec order.
    public var all: [Entry] {
        spec.items.flatMap { module, item in [entry(item, module)] + members(of: item, module) }
            + spec.behaviours.map { table in
                Entry(
                    names: [table.name.value],
                    facts: [("what", table.doc.value)] + table.rows.map { ("row", $0.name.value) },
                    since: ""
                )
            }
    }

    private func entry(_ item: ItemSpec, _ module: ModuleSpec) -> Entry {
        Entry(names: [item.facts.name.value], facts: describe(item.facts, module), since: item.facts.since.value)
    }

    private func members(of item: ItemSpec, _ module: ModuleSpec) -> [Entry] {
        let owner = item.facts.name.value
        switch item {
        case .enumeration(let item):
            return item.cases.map { entry in
                Entry(
                    names: ["\(owner).\(entry.name.value)"],
                    facts: [
                        ("what", entry.doc.value), ("raw", entry.raw.value),
                        ("since", (entry.since ?? item.facts.since).value),
                    ],
                    since: (entry.since ?? item.facts.since).value
                )
            }
        case .optionSet(let item):
            return item.members.map { member in
                let since = (member.since ?? item.facts.since).value
                return Entry(
                    names: ["\(owner).\(member.name.value)"],
                    facts: [("what", member.doc.value), ("bit", String(member.bit.value)), ("since", since)],
                    since: since
                )
            }
        case .builder(let item):
            return item.setters.map { setter in
                Entry(
                    names: ["\(owner).\(setter.facts.name.value)(_:)"],
                    facts: [("type", setter.type.text), ("default", setter.defaultValue.text)]
                        + describe(setter.facts, module),
                    since: setter.facts.since.value
                )
            } + item.terminals.map { member($0, of: owner, module) }
        case .facade(let item):
            return item.members.methods.map { member($0, of: owner, module) }
                + item.members.properties.map { member($0, of: owner, module) }
                + item.members.gateways.map { gateway in
                    Entry(
                        names: ["\(owner).\(gateway.facts.name.value)"],
                        facts: [("leads to", gateway.target.value)] + describe(gateway.facts, module),
                        since: gateway.facts.since.value
                    )
                }
        case .object(let item):
            return item.properties.map { member($0, of: owner, module) }
                + item.methods.map { member($0, of: owner, module) }
        case .requirements(let item):
            // What conforms answers to the same names.
            let owners = [owner] + facades(conformingTo: owner)
            return item.members.methods.map { member($0, of: owners, module) }
                + item.members.properties.map { member($0, of: owners, module) }
        case .delegate(let item): return item.methods.map { member($0, of: owner, module) }
        case .constant, .alias, .plistKey: return []
        }
    }

    private func facades(conformingTo name: String) -> [String] {
        spec.items.compactMap { _, item in
            guard case .facade(let facade) = item else { return nil }
            return facade.conformsTo.contains { $0.value == name } ? facade.facts.name.value : nil
        }
    }

    private func member(_ property: PropertySpec, of owner: String, _ module: ModuleSpec) -> Entry {
        member(property, of: [owner], module)
    }

    private func member(_ property: PropertySpec, of owners: [String], _ module: ModuleSpec) -> Entry {
        let names = [property.facts.name.value] + property.also.map(\.value)
        return Entry(
            names: owners.flatMap { owner in names.map { "\(owner).\($0)" } },
            facts: [("type", property.type.text)] + describe(property.facts, module),
            since: property.facts.since.value
        )
    }

    private func member(_ method: MethodSpec, of owner: String, _ module: ModuleSpec) -> Entry {
        member(method, of: [owner], module)
    }

    private func member(_ method: MethodSpec, of owners: [String], _ module: ModuleSpec) -> Entry {
        let names = [method.spelling.description] + method.also.map(\.value)
        return Entry(
            names: owners.flatMap { owner in names.map { "\(owner).\($0)" } },
            facts: [("spelt", ([method.spelling.description] + method.also.map(\.value)).joined(separator: ", "))]
                + describe(method.facts, module),
            since: method.facts.since.value
        )
    }

    private func describe(_ facts: FactsSpec, _ module: ModuleSpec) -> [(label: String, text: String)] {
        var lines = [
            ("what", facts.doc.value), ("module", module.name.value), ("since", facts.since.value),
            ("page", facts.source.value),
        ]
        if let advice = facts.deprecated { lines.append(("deprecated", advice)) }
        if let decision = facts.decision { lines.append(("decision", decision)) }
        if let beside = facts.beside { lines.append(("beside", beside)) }
        return lines.map { (label: $0.0, text: $0.1) }
    }
}

extension SetterSpec.Default {
    /// As a person reads it.
    var text: String {
        switch self {
        case .none: "not set"
        case .value(let value): value
        case .byPlacement(let pairs): pairs.map { "\($0.value) (\($0.placement))" }.joined(separator: ", ")
        }
    }
}

extension String {
    fileprivate func padded(to width: Int) -> String {
        self + String(repeating: " ", count: Swift.max(1, width - count))
    }
}
