/// A setter yields to a setter of the same builder, and a default by placement covers where the setter applies.
struct SetterValidator: Validator {
    func check(_ spec: Spec, _ diagnostics: Diagnostics) {
        for (_, item) in spec.items {
            guard case .builder(let builder) = item else { continue }
            let names = builder.setters.map(\.facts.name.value)
            for setter in builder.setters {
                if let other = setter.yieldsTo, !names.contains(other.value) || other == setter.facts.name {
                    diagnostics.report(
                        .value,
                        at: other.place,
                        "'\(other.value)' is no other setter of \(builder.facts.name.value)\(NearMiss.hint(other.value, in: names))"
                    )
                }
                if setter.defaultValue == .value("nil") {
                    diagnostics.report(
                        .value,
                        at: setter.facts.name.place,
                        "'\(setter.facts.name.value)' has the default 'nil'; write `default: none` where nothing is set"
                    )
                }
                if case .byPlacement = setter.defaultValue, setter.appliesTo?.contains(.alert) ?? true {
                    diagnostics.report(
                        .value,
                        at: setter.facts.name.place,
                        "'\(setter.facts.name.value)' has a default by placement and must not apply to alert; add applies_to"
                    )
                }
            }
        }
    }
}
