import SpecKit

/// Gives a parameter another label, or a method without parameters another name.
struct LabelMutator: Mutator {
    static let kind = "label"

    func mutants(of spec: Spec) -> [Mutant] {
        spec.items.flatMap { _, item in
            item.writtenMethods.flatMap { method in
                Self.renamed(method.spelling).map { spelling in
                    let changed = item.mapMethods {
                        guard $0.spelling == method.spelling, $0.isStatic == method.isStatic else { return $0 }
                        var renamed = $0
                        renamed.spelling = spelling
                        renamed.facts.name.value = spelling.description
                        return renamed
                    }
                    return Mutant(
                        Self.kind,
                        "\(item.facts.name.value).\(method.spelling)",
                        "is called \(spelling)",
                        at: method.facts.name.place,
                        .item(changed)
                    )
                }
            }
        }
    }

    private static func renamed(_ spelling: Spelling) -> [Spelling] {
        var renamed: [Spelling] = spelling.labels.indices.map { index in
            var copy = spelling
            copy.labels[index] = copy.labels[index] == "_" ? "other" : copy.labels[index] + "Other"
            return copy
        }
        if renamed.isEmpty {
            var copy = spelling
            copy.base += "Other"
            renamed = [copy]
        }
        return renamed
    }
}

/// Leaves a method, property or setter out.
struct DroppedMemberMutator: Mutator {
    static let kind = "dropped member"

    func mutants(of spec: Spec) -> [Mutant] {
        spec.items.flatMap { _, item -> [Mutant] in
            let methods = item.writtenMethods.map { method in
                mutant(item, method.facts, item.mapMethods { $0.facts.name == method.facts.name ? nil : $0 })
            }
            switch item {
            case .builder(let builder):
                return methods
                    + builder.setters.indices.map { index in
                        var changed = builder
                        changed.setters.remove(at: index)
                        return mutant(item, builder.setters[index].facts, .builder(changed))
                    }
            case .object(let object) where object.initialiser != .memberwise:
                return methods
                    + object.properties.indices.map { index in
                        var changed = object
                        changed.properties.remove(at: index)
                        return mutant(item, object.properties[index].facts, .object(changed))
                    }
            case .facade(let facade):
                return methods
                    + facade.members.indices.compactMap { index in
                        if case .method = facade.members[index] { return nil }
                        var changed = facade
                        changed.members.remove(at: index)
                        return mutant(item, facade.members[index].facts, .facade(changed))
                    }
            default: return methods
            }
        }
    }

    private func mutant(_ owner: ItemSpec, _ member: FactsSpec, _ changed: ItemSpec) -> Mutant {
        Mutant(
            Self.kind,
            "\(owner.facts.name.value).\(member.name.value)",
            "is left out",
            at: member.name.place,
            .item(changed)
        )
    }
}

extension ItemSpec {
    /// The methods that are written in this item and not in a protocol it conforms to.
    fileprivate var writtenMethods: [MethodSpec] {
        switch self {
        case .facade(let item): item.members.methods
        case .object(let item): item.conformsTo.isEmpty ? item.methods : []
        default: methods
        }
    }

    /// The same with each of those methods changed, or left out where there is nil.
    fileprivate func mapMethods(_ change: (MethodSpec) -> MethodSpec?) -> ItemSpec {
        func members(_ members: [MemberSpec]) -> [MemberSpec] {
            members.compactMap { member in
                guard case .method(let method) = member else { return member }
                return change(method).map { .method($0) }
            }
        }
        switch self {
        case .builder(var item):
            item.terminals = item.terminals.compactMap(change)
            return .builder(item)
        case .facade(var item):
            item.members = members(item.members)
            return .facade(item)
        case .object(var item):
            item.methods = item.methods.compactMap(change)
            return .object(item)
        case .delegate(var item):
            item.methods = item.methods.compactMap(change)
            return .delegate(item)
        case .requirements(var item):
            item.members = members(item.members)
            return .requirements(item)
        case .enumeration, .optionSet, .constant, .alias, .plistKey: return self
        }
    }
}
