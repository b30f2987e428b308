import SpecKit

/// Gives a case a raw value that no case has.
struct RawValueMutator: Mutator {
    static let kind = "raw value"

    func mutants(of spec: Spec) -> [Mutant] {
        spec.items { if case .enumeration(let item) = $0 { item } else { nil } }.flatMap { item in
            item.cases.indices.map { index in
                let entry = item.cases[index]
                let raw = Self.unused(in: item)
                var changed = item
                changed.cases = item.cases.changing(index) { $0.raw.value = raw }
                return Mutant(
                    Self.kind,
                    "\(item.facts.name.value).\(entry.name.value)",
                    "\(entry.raw.value) → \(raw)",
                    at: entry.raw.place,
                    .item(.enumeration(changed))
                )
            }
        }
    }

    private static func unused(in item: EnumSpec) -> String {
        let taken = item.cases.map(\.raw.value)
        return switch item.rawType {
        case .String: taken.joined() + "-other"
        case .Int, .UInt: String((taken.compactMap { Int($0) }.max() ?? 0) + 1)
        }
    }
}

/// Gives a member of an option set a bit that no member has.
struct BitMutator: Mutator {
    static let kind = "bit"

    func mutants(of spec: Spec) -> [Mutant] {
        spec.items { if case .optionSet(let item) = $0 { item } else { nil } }.flatMap { item in
            item.members.indices.map { index in
                let member = item.members[index]
                let bit = (item.members.map(\.bit.value).max() ?? 0) + 1
                var changed = item
                changed.members = item.members.changing(index) { $0.bit.value = bit }
                return Mutant(
                    Self.kind,
                    "\(item.facts.name.value).\(member.name.value)",
                    "\(member.bit.value) → \(bit)",
                    at: member.bit.place,
                    .item(.optionSet(changed))
                )
            }
        }
    }
}

/// Lets two neighbours among the cases change places.
struct CaseOrderMutator: Mutator {
    static let kind = "order of cases"

    func mutants(of spec: Spec) -> [Mutant] {
        spec.items { if case .enumeration(let item) = $0 { item } else { nil } }.flatMap { item in
            // Another name of a case is none of its own, so it has no place among them.
            let own = item.cases.indices.filter { item.cases[$0].aliasOf == nil }
            return zip(own, own.dropFirst()).map { first, second in
                var changed = item
                changed.cases.swapAt(first, second)
                let (before, behind) = (item.cases[first].name, item.cases[second].name)
                return Mutant(
                    Self.kind,
                    "\(item.facts.name.value).\(before.value)",
                    "stands behind \(behind.value)",
                    at: before.place,
                    .item(.enumeration(changed))
                )
            }
        }
    }
}

/// Leaves a case or member out.
struct DroppedCaseMutator: Mutator {
    static let kind = "dropped case"

    func mutants(of spec: Spec) -> [Mutant] {
        spec.items.flatMap { _, item -> [Mutant] in
            switch item {
            case .enumeration(let item):
                item.cases.indices.map { index in
                    var changed = item
                    changed.cases.remove(at: index)
                    return Self.mutant(item.facts, item.cases[index].name, .enumeration(changed))
                }
            case .optionSet(let item):
                item.members.indices.map { index in
                    var changed = item
                    changed.members.remove(at: index)
                    return Self.mutant(item.facts, item.members[index].name, .optionSet(changed))
                }
            default: []
            }
        }
    }

    private static func mutant(_ owner: FactsSpec, _ name: Located<String>, _ changed: ItemSpec) -> Mutant {
        Mutant(kind, "\(owner.name.value).\(name.value)", "is left out", at: name.place, .item(changed))
    }
}

/// Gives a constant another value.
struct ConstantMutator: Mutator {
    static let kind = "constant"

    func mutants(of spec: Spec) -> [Mutant] {
        spec.items { if case .constant(let item) = $0 { item } else { nil } }.map { item in
            let value = OtherValue.of(item.value.value)
            var changed = item
            changed.value.value = value
            return Mutant(
                Self.kind,
                item.facts.name.value,
                "\(item.value.value) → \(value)",
                at: item.value.place,
                .item(.constant(changed))
            )
        }
    }
}
