/// Gives members the facts that stand elsewhere: those of protocols that a type conforms to, and of `same_as`.
struct MemberResolver {
    let diagnostics: Diagnostics

    func resolve(_ spec: inout Spec) {
        change(&spec) { item, spec in
            if case .facade(let facade) = item { .facade(conforming(facade, in: spec)) } else { item }
        }
        change(&spec) { item, spec in
            switch item {
            case .facade(var facade):
                facade.members = facade.members.map { resolved($0, in: spec) }
                return .facade(facade)
            case .object(var object):
                object.methods += object.conformsTo.flatMap { required($0, of: object.facts, in: spec).methods }
                return .object(object)
            default: return item
            }
        }
    }

    private func change(_ spec: inout Spec, _ change: (ItemSpec, Spec) -> ItemSpec) {
        let before = spec
        for module in spec.modules.indices {
            spec.modules[module].items = before.modules[module].items.map { change($0, before) }
        }
        spec.indexItems()
    }

    private func conforming(_ facade: FacadeSpec, in spec: Spec) -> FacadeSpec {
        var facade = facade
        facade.conformances = facade.conformsTo.flatMap { required($0, of: facade.facts, in: spec) }
        return facade
    }

    private func required(_ name: Located<String>, of owner: FactsSpec, in spec: Spec) -> [MemberSpec] {
        switch spec.item(named: name.value)?.item {
        case .requirements(let item): return item.members
        case .delegate(let item): return item.methods.map { .method($0) }
        default:
            let names = spec.items.compactMap { _, item -> String? in
                switch item {
                case .requirements, .delegate: item.facts.name.value
                default: nil
                }
            }
            if !spec.unreadNames.contains(name.value) {
                diagnostics.report(
                    .type,
                    at: name.place,
                    "'\(name.value)' is no protocol of the spec\(NearMiss.hint(name.value, in: names))"
                )
            }
            return []
        }
    }

    private func resolved(_ member: MemberSpec, in spec: Spec) -> MemberSpec {
        switch member {
        case .method(var method):
            guard let wanted = method.sameAs, let (owner, found) = find(wanted, in: spec),
                case .method(let original) = found
            else { return member }
            method.facts = merged(method.facts, original.facts)
            // A shorter one leaves out what the other has a default for.
            let count = method.spelling.labels.count
            let isShorter = original.parameters.dropFirst(count).allSatisfy { $0.defaultValue != nil }
            method.parameters = isShorter ? Array(original.parameters.prefix(count)) : original.parameters
            method.returns = original.returns
            method.isDiscardable = original.isDiscardable
            method.target = MemberTarget(owner: owner, spelling: original.spelling)
            return .method(method)
        case .property(var property):
            guard let wanted = property.sameAs, let (owner, found) = find(wanted, in: spec),
                case .property(let original) = found
            else { return member }
            property.facts = merged(property.facts, original.facts)
            property.type = original.type
            property.isSettable = original.isSettable
            property.hold = original.hold
            property.target = MemberTarget(owner: owner, spelling: nil)
            return .property(property)
        case .gateway: return member
        }
    }

    private func merged(_ facts: FactsSpec, _ original: FactsSpec) -> FactsSpec {
        var facts = facts
        if facts.doc.value.isEmpty { facts.doc = original.doc }
        facts.source = original.source
        facts.decision = facts.decision ?? original.decision
        return facts
    }

    private func find(_ wanted: Located<String>, in spec: Spec) -> (owner: String, member: MemberSpec)? {
        let parts = wanted.value.split(separator: ".", maxSplits: 1).map(String.init)
        if let owner = parts.first, spec.unreadNames.contains(owner) { return nil }
        guard parts.count == 2, case .facade(let facade)? = spec.item(named: parts[0])?.item else {
            diagnostics.report(
                .spelling,
                at: wanted.place,
                "'\(wanted.value)' names no member of a facade; write it as Type.member(_:)"
            )
            return nil
        }
        let statics = facade.allMembers.filter { facade.shared == nil || $0.isStatic }
        if let member = statics.first(where: { $0.facts.name.value == parts[1] }) { return (parts[0], member) }
        let names = statics.map(\.facts.name.value)
        diagnostics.report(
            .spelling,
            at: wanted.place,
            "\(parts[0]) has no static member '\(parts[1])'\(NearMiss.hint(parts[1], in: names))",
            suggestion: NearMiss.of(parts[1], in: names).map { parts[0] + "." + $0 }
        )
        return nil
    }
}

extension MemberSpec {
    /// Whether it is reached through the type although its owner has an instance.
    var isStatic: Bool {
        switch self {
        case .method(let member): member.isStatic
        case .property(let member): member.isStatic
        case .gateway: true
        }
    }
}
