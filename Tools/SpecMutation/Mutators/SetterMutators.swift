import SpecKit

/// Changes what a setter of a builder starts with, what is shown where nothing is set, and its least value.
struct SetterDefaultMutator: Mutator {
    static let kind = "default of a setter"

    func mutants(of spec: Spec) -> [Mutant] {
        spec.items { if case .builder(let item) = $0 { item } else { nil } }.flatMap { item in
            item.setters.indices.flatMap { index in
                Self.changes(of: item.setters[index]).map { change, setter in
                    var changed = item
                    changed.setters[index] = setter
                    return Mutant(
                        Self.kind,
                        "\(item.facts.name.value).\(setter.facts.name.value)",
                        change,
                        at: setter.facts.name.place,
                        .item(.builder(changed))
                    )
                }
            }
        }
    }

    private static func changes(of setter: SetterSpec) -> [(change: String, setter: SetterSpec)] {
        var changes: [(String, SetterSpec)] = []
        func add(_ change: String, _ body: (inout SetterSpec) -> Void) {
            var changed = setter
            body(&changed)
            changes.append((change, changed))
        }
        switch setter.defaultValue {
        case .none: break
        case .value(let value):
            let other = OtherValue.of(value)
            add("\(value) → \(other)") { $0.defaultValue = .value(other) }
        case .byPlacement(let pairs):
            for (index, pair) in pairs.enumerated() {
                let other = OtherValue.of(pair.value)
                add("\(pair.value) → \(other) (\(pair.placement))") {
                    $0.defaultValue = .byPlacement(pairs.changing(index) { $0.value = other })
                }
            }
        }
        if let resolved = setter.resolved { add("“\(resolved)” → “\(resolved)s”") { $0.resolved = resolved + "s" } }
        if let least = setter.atLeast {
            let other = OtherValue.of(least)
            add("at least \(least) → \(other)") { $0.atLeast = other }
        }
        return changes
    }
}

/// Changes where a setter shows, and which other wins over it.
struct SetterReachMutator: Mutator {
    static let kind = "reach of a setter"

    func mutants(of spec: Spec) -> [Mutant] {
        spec.items { if case .builder(let item) = $0 { item } else { nil } }.flatMap { item in
            item.setters.indices.flatMap { index -> [Mutant] in
                let setter = item.setters[index]
                func mutant(_ change: String, _ body: (inout SetterSpec) -> Void) -> Mutant {
                    var changed = item
                    changed.setters = item.setters.changing(index, body)
                    return Mutant(
                        Self.kind,
                        "\(item.facts.name.value).\(setter.facts.name.value)",
                        change,
                        at: setter.facts.name.place,
                        .item(.builder(changed))
                    )
                }
                let places = setter.appliesTo ?? []
                let fewer = places.indices.map { place in
                    mutant("does not apply to \(places[place].rawValue)") { $0.appliesTo = places.without(place) }
                }
                let missing = SetterSpec.Placement.allCases.filter { !places.contains($0) }
                let more =
                    setter.appliesTo == nil
                    ? []
                    : missing.map { place in
                        mutant("applies to \(place.rawValue)") { $0.appliesTo = places + [place] }
                    }
                let winner = setter.yieldsTo.map { _ in
                    mutant("wins over the other") { $0.yieldsTo?.value = setter.facts.name.value }
                }
                return fewer + more + (winner.map { [$0] } ?? [])
            }
        }
    }
}

/// Changes what a property of a new object is.
struct PropertyDefaultMutator: Mutator {
    static let kind = "default of a property"

    func mutants(of spec: Spec) -> [Mutant] {
        spec.items { if case .object(let item) = $0 { item } else { nil } }.flatMap { item in
            item.properties.indices.compactMap { index in
                let property = item.properties[index]
                guard let value = property.defaultValue else { return nil }
                let other = OtherValue.of(value)
                var changed = item
                changed.properties[index].defaultValue = other
                return Mutant(
                    Self.kind,
                    "\(item.facts.name.value).\(property.facts.name.value)",
                    "\(value) → \(other)",
                    at: property.facts.name.place,
                    .item(.object(changed))
                )
            }
        }
    }
}
