/// Every source is a page of docs.yaml, and its section one of that page.
struct SourceValidator: Validator {
    func check(_ spec: Spec, _ diagnostics: Diagnostics) {
        let pages = Dictionary(spec.pages.map { ($0.id.value, $0) }, uniquingKeysWith: { first, _ in first })
        for source in spec.sources where !source.value.isEmpty {
            let reference = SourceReference(source.value)
            guard let page = pages[reference.page] else {
                diagnostics.report(
                    .source,
                    at: source.place,
                    "docs.yaml has no page '\(reference.page)'\(NearMiss.hint(reference.page, in: pages.keys))",
                    suggestion: NearMiss.of(reference.page, in: pages.keys)
                )
                continue
            }
            if let section = reference.section, !page.sections.contains(section) {
                diagnostics.report(
                    .source,
                    at: source.place,
                    "the page '\(reference.page)' has no section '\(section)'\(NearMiss.hint(section, in: page.sections)); "
                        + "its sections are \(page.sections.joined(separator: ", "))"
                )
            }
        }
    }
}

extension Spec {
    /// What every item, member, setter and table carries.
    var allFacts: [FactsSpec] {
        items.flatMap { _, item -> [FactsSpec] in
            var inner = item.methods.map(\.facts) + item.properties.map(\.facts) + item.gateways.map(\.facts)
            if case .builder(let item) = item { inner += item.setters.map(\.facts) }
            return [item.facts] + inner
        }
    }

    var sources: [Located<String>] { allFacts.map(\.source) + behaviours.map(\.source) }
}
