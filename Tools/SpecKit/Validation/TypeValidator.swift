/// Every type that the spec uses is declared in it, or listed under `types` in sdk.yaml.
struct TypeValidator: Validator {
    func check(_ spec: Spec, _ diagnostics: Diagnostics) {
        let declared = spec.items.filter(\.item.declaresType).map(\.item.facts.name.value)
        let known = Set(declared + spec.foreignTypes.map(\.value)).union(spec.unreadNames)
        // An item without a name may be the one that is meant.
        let isComplete = spec.unreadNames.allSatisfy(Identifier.isIdentifier)
        for type in spec.usedTypes where isComplete {
            for name in type.names where !known.contains(name) {
                diagnostics.report(
                    .type,
                    at: type.place,
                    "the type '\(name)' is not known\(NearMiss.hint(name, in: known)); "
                        + "declare it in the spec or list it under 'types' in sdk.yaml",
                    suggestion: NearMiss.of(name, in: known)
                )
            }
        }
        for foreign in spec.foreignTypes where declared.contains(foreign.value) {
            diagnostics.report(
                .type,
                at: foreign.place,
                "'\(foreign.value)' is declared in the spec; remove it from 'types'"
            )
        }
        for (_, item) in spec.items {
            if case .plistKey(let key) = item { check(key, spec, diagnostics) }
            if case .facade(let facade) = item { check(facade, known: known, spec, diagnostics) }
        }
    }

    private func check(_ key: PlistKeySpec, _ spec: Spec, _ diagnostics: Diagnostics) {
        guard let mapsTo = key.mapsTo else { return checkPlain(key, diagnostics) }
        guard case .enumeration(let target)? = spec.item(named: mapsTo.value)?.item else {
            let names = spec.items.compactMap {
                if case .enumeration(let item) = $0.item { item.facts.name.value } else { nil }
            }
            diagnostics.report(
                .type,
                at: mapsTo.place,
                "'\(mapsTo.value)' is no enum of the spec\(NearMiss.hint(mapsTo.value, in: names))"
            )
            return
        }
        if spec.flawedNames.contains(target.facts.name.value) { return }
        let cases = target.cases.map { "." + $0.name.value }
        let standard = key.defaultValue.map { [(word: $0, value: $0)] } ?? []
        for (_, value) in key.values + standard where !cases.contains(value.value) {
            diagnostics.report(
                .value,
                at: value.place,
                "\(target.facts.name.value) has no case '\(value.value)'\(NearMiss.hint(value.value, in: cases))"
            )
        }
    }

    /// A default fits its type, and bounds belong to numbers.
    private func checkPlain(_ key: PlistKeySpec, _ diagnostics: Diagnostics) {
        if let value = key.defaultValue {
            let fits =
                switch key.type {
                case .Bool: ["true", "false"].contains(value.value)
                case .Number: Int(value.value) != nil
                case .String: true
                }
            if !fits {
                diagnostics.report(
                    .value,
                    at: value.place,
                    "'\(value.value)' is no default of a key of type \(key.type.rawValue)"
                )
            }
        }
        if key.type != .Number, let bound = key.atLeast ?? key.atMost {
            diagnostics.report(.value, at: bound.place, "only a key of type Number has bounds")
        }
        if let least = key.atLeast, let most = key.atMost, least.value > most.value {
            diagnostics.report(.value, at: most.place, "at_most \(most.value) is below at_least \(least.value)")
        }
    }

    private func check(_ facade: FacadeSpec, known: Set<String>, _ spec: Spec, _ diagnostics: Diagnostics) {
        for gateway in facade.members.gateways {
            if !known.contains(gateway.target.value) {
                diagnostics.report(
                    .type,
                    at: gateway.target.place,
                    "the type '\(gateway.target.value)' is not known\(NearMiss.hint(gateway.target.value, in: known))"
                )
            }
            if let seen = gateway.seenAs, seen.value != "AnyClass", !known.contains(seen.value) {
                diagnostics.report(
                    .type,
                    at: seen.place,
                    "the protocol '\(seen.value)' is not known\(NearMiss.hint(seen.value, in: known))"
                )
            }
            let modules = spec.modules.map(\.name.value)
            if let module = gateway.module, !modules.contains(module.value) {
                diagnostics.report(
                    .type,
                    at: module.place,
                    "the module '\(module.value)' is not known\(NearMiss.hint(module.value, in: modules))"
                )
            }
        }
    }
}

extension Spec {
    /// Every type that an item uses.
    var usedTypes: [TypeReference] { items.flatMap(\.item.usedTypes) }
}

extension MethodSpec {
    var usedTypes: [TypeReference] { parameters.map(\.type) + (returns.map { [$0] } ?? []) }
}
