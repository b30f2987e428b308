import SpecKit

/// Renders a DocC catalogue for each module: a landing page, and an article for each decision table.
///
/// The members need no pages here: their doc comments carry defaults, versions, pages and tables.
struct CatalogRenderer {
    let spec: Spec

    func files() -> [GeneratedFile] {
        spec.modules.flatMap { module -> [GeneratedFile] in
            let folder = "Reference/\(module.name.value).docc/"
            let tables = spec.behaviours(of: module)
            return [GeneratedFile(path: folder + module.name.value + ".md", text: landing(module, tables))]
                + tables.map { GeneratedFile(path: folder + $0.typeName + ".md", text: article($0) + "\n") }
        }
    }

    private func landing(_ module: ModuleSpec, _ tables: [BehaviourTable]) -> String {
        let groups = Self.groups.compactMap { title, belongs -> String? in
            let names = module.items.filter { $0.declaresType && belongs($0) }.map { "- ``\($0.facts.name.value)``" }
            return names.isEmpty ? nil : (["### \(title)", ""] + names).joined(separator: "\n")
        }
        let articles = tables.map { "- <doc:\($0.typeName)>" }
        let decisions = articles.isEmpty ? [] : [(["### Decision tables", ""] + articles).joined(separator: "\n")]
        let head = """
            # ``\(module.name.value)``

            \(module.doc.value)

            ## Overview

            Made from the specification of version \(spec.version) of the iOS SDK. What differs from iOS, by decision, \
            stands with each member.

            ## Topics
            """
        return ([head] + groups + decisions).joined(separator: "\n\n") + "\n"
    }

    /// What a landing page lists under which heading: each item falls under the first that takes it.
    private static let groups: [(title: String, belongs: @Sendable (ItemSpec) -> Bool)] = [
        ("Calling the SDK", { if case .facade = $0 { true } else if case .builder = $0 { true } else { false } }),
        ("Being called", { if case .delegate = $0 { true } else { false } }),
        ("Values", { if case .enumeration = $0 { true } else if case .optionSet = $0 { true } else { false } }),
        ("Objects", { if case .object = $0 { true } else { false } }),
    ]

    private func article(_ table: BehaviourTable) -> String {
        "# \(table.name.value)\n\n" + BehaviourPage(table: table).body
    }
}
