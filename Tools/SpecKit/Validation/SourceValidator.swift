/// Every source is a page of docs.yaml, and its section one of that page.
struct SourceValidator: Validator {
    func check(_ spec: Spec, _ diagnostics: Diagnostics) {
        let pages = Dictionary(spec.pages.map { ($0.id.value, $0) }, uniquingKeysWith: { first, _ in first })
        for source in spec.sources where !source.value.isEmpty {
            let parts = source.value.split(separator: "#", maxSplits: 1).map(String.init)
            guard let page = pages[parts[0]] else {
                diagnostics.report(
                    .source,
                    at: source.place,
                    "docs.yaml has no page '\(parts[0])'\(NearMiss.hint(parts[0], in: pages.keys))",
                    suggestion: NearMiss.of(parts[0], in: pages.keys)
                )
                continue
            }
            if parts.count == 2, !page.sections.contains(parts[1]) {
                diagnostics.report(
                    .source,
                    at: source.place,
                    "the page '\(parts[0])' has no section '\(parts[1])'\(NearMiss.hint(parts[1], in: page.sections)); "
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
