/// No type of the API is an Optional of an enum that has a case `none` or `some`.
///
/// `.none` of such an Optional is nil and not the case: a switch compiles and takes the wrong branch.
struct OptionalNoneValidator: Validator {
    func check(_ spec: Spec, _ diagnostics: Diagnostics) {
        var shadowed: [String: String] = [:]
        for (_, item) in spec.items {
            guard case .enumeration(let item) = item else { continue }
            if let entry = item.cases.first(where: { ["none", "some"].contains($0.name.value) }) {
                shadowed[item.facts.name.value] = entry.name.value
            }
        }
        guard !shadowed.isEmpty else { return }
        for type in spec.usedTypes {
            for name in type.names where ["?", "!"].contains(where: { type.text.contains(name + $0) }) {
                guard let word = shadowed[name] else { continue }
                diagnostics.report(
                    .identifier,
                    at: type.place,
                    "'\(type.text)' is Optional, and \(name) has a case '\(word)' that Optional has as well; "
                        + "rename the case, or take \(name) itself"
                )
            }
        }
    }
}
