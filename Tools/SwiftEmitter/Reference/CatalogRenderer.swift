import SpecKit

/// Renders a DocC catalogue for each module: a landing page, what the reference has of each type's members behind the
/// type's own page, and articles: one for the keys of Info.plist, one for each decision table.
struct CatalogRenderer {
    let spec: Spec
    let reference: [ReferenceSections]

    func files() -> [GeneratedFile] {
        reference.flatMap { reference -> [GeneratedFile] in
            let module = reference.module
            let folder = "Reference/\(module.name.value).docc/"
            let tables = spec.behaviours(of: module)
            let keys = reference.sections.filter { if case .plistKey = $0.item { true } else { false } }
            let pages =
                [(module.name.value, landing(module, tables, hasKeys: !keys.isEmpty))]
                + reference.sections.compactMap { section in
                    page(of: section, in: module).map { (section.item.facts.name.value, $0) }
                }
                + (keys.isEmpty ? [] : [(keysName(module), article(keys, in: module))])
                + tables.map { ($0.typeName, article($0)) }
            return pages.map { GeneratedFile(path: folder + $0.0 + ".md", text: $0.1 + "\n") }
        }
    }

    // MARK: Landing page

    private func landing(_ module: ModuleSpec, _ tables: [BehaviourTable], hasKeys: Bool) -> String {
        let groups = Self.groups.compactMap { title, belongs -> String? in
            let names = module.items.filter { $0.declaresType && belongs($0) }.map { "- ``\($0.facts.name.value)``" }
            return names.isEmpty ? nil : (["### \(title)", ""] + names).joined(separator: "\n")
        }
        let keys = hasKeys ? ["### Settings in Info.plist\n\n- <doc:\(keysName(module))>"] : []
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
        return ([head] + groups + keys + decisions).joined(separator: "\n\n")
    }

    /// What a landing page lists under which heading: each item falls under the first that takes it.
    private static let groups: [(title: String, belongs: @Sendable (ItemSpec) -> Bool)] = [
        ("Calling the SDK", { if case .facade = $0 { true } else if case .builder = $0 { true } else { false } }),
        ("Being called", { if case .delegate = $0 { true } else { false } }),
        ("Values", { if case .enumeration = $0 { true } else if case .optionSet = $0 { true } else { false } }),
        ("Objects", { if case .object = $0 { true } else { false } }),
    ]

    // MARK: Types

    /// Behind the comment of a type: its members with spellings, defaults and threads, and what decides about them.
    private func page(of section: ReferenceSections.Section, in module: ModuleSpec) -> String? {
        let decided = decisions(in: module).text(of: section.explained)
        switch section.item {
        case .constant, .plistKey: return nil
        // DocC has all of a value's cases beside their type already.
        case .enumeration where decided == nil, .optionSet where decided == nil, .alias where decided == nil: return nil
        default: break
        }
        let protocols = section.item.conformsTo.map { name in
            spec.item(named: name.value)?.module == module.name.value ? "``\(name.value)``" : "`\(name.value)`"
        }
        let also = protocols.isEmpty ? "" : "Has every member of \(protocols.joined(separator: ", ")) as well."
        let parts = [section.table, also, decided ?? ""].filter { !$0.isEmpty }
        if parts.isEmpty { return nil }
        return (["# ``\(section.item.facts.name.value)``", "## Members at a glance"] + parts).joined(separator: "\n\n")
    }

    /// Links lead to the article of a table, which only the catalogue of its own module has.
    private func decisions(in module: ModuleSpec) -> DecisionList {
        DecisionList { $0.module == module.name.value ? "<doc:\($0.typeName)>" : nil }
    }

    // MARK: Articles

    private func keysName(_ module: ModuleSpec) -> String { module.name.value + "InfoPlistKeys" }

    private func article(_ keys: [ReferenceSections.Section], in module: ModuleSpec) -> String {
        let sections = keys.map { section in
            let facts = section.item.facts
            let decided = decisions(in: module).text(of: section.explained)
            return
                (["## \(facts.name.value)", facts.doc.value] + facts.remarks + [spec.origin(facts), section.table]
                + (decided.map { [$0] } ?? [])).joined(separator: "\n\n")
        }
        return (["# Keys of Info.plist", "What an app can set in its Info.plist."] + sections).joined(separator: "\n\n")
    }

    private func article(_ table: BehaviourTable) -> String {
        "# \(table.name.value)\n\n" + BehaviourPage(table: table).body
    }
}
