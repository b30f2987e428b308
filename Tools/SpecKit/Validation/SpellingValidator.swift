/// Labels and parameters agree in number, and another spelling says something else than the first.
struct SpellingValidator: Validator {
    func check(_ spec: Spec, _ diagnostics: Diagnostics) {
        for (_, item) in spec.items {
            for method in item.methods where method.sameAs == nil || method.target != nil {
                check(method, diagnostics)
            }
            for property in item.properties {
                if case .object = item { checkNames(of: property, diagnostics) } else { check(property, diagnostics) }
            }
        }
    }

    private func check(_ method: MethodSpec, _ diagnostics: Diagnostics) {
        let labels = method.spelling.labels.count
        if labels != method.parameters.count {
            diagnostics.report(
                .spelling,
                at: method.facts.name.place,
                "\(method.spelling) has \(labels) labels and \(method.parameters.count) parameters; make them agree"
            )
        }
        for other in method.also {
            guard let spelling = Spelling(other.value) else {
                diagnostics.report(
                    .spelling,
                    at: other.place,
                    "'\(other.value)' is no method name; write it with its labels, as close(after:)"
                )
                continue
            }
            if spelling.labels.count != labels {
                diagnostics.report(
                    .spelling,
                    at: other.place,
                    "\(spelling) has \(spelling.labels.count) labels; \(method.spelling), which it stands for, has \(labels)"
                )
            }
        }
    }

    /// A property of a class has other names.
    private func checkNames(of property: PropertySpec, _ diagnostics: Diagnostics) {
        for other in property.also
        where !Identifier.isIdentifier(other.value) || Identifier.reserved.contains(other.value) {
            diagnostics.report(
                .spelling,
                at: other.place,
                "'\(other.value)' cannot be another name of '\(property.facts.name.value)'; write a plain property name"
            )
        }
    }

    /// A property's other spellings are a getter without, or a setter with one parameter.
    private func check(_ property: PropertySpec, _ diagnostics: Diagnostics) {
        for other in property.also {
            let count = Spelling(other.value)?.labels.count
            if count != 0, count != 1 || !property.isSettable {
                diagnostics.report(
                    .spelling,
                    at: other.place,
                    "'\(other.value)' is no accessor of '\(property.facts.name.value)'; a getter has no parameter, a setter one"
                )
            }
        }
    }
}
