import SpecKit

/// The reference of one module in pieces, which the Markdown page and the DocC catalogue are both made of.
struct ReferenceSections {
    /// What is said of one item.
    struct Section {
        var item: ItemSpec
        /// The rows of its members, or of its facts; empty where it has none.
        var table: String
        /// The item itself, then the members that its module declares.
        var explained: [Explanation]
    }

    let module: ModuleSpec
    /// The sections of its items, in spec order.
    let sections: [Section]
    /// Members that it adds to types of other modules.
    let additions: [(owner: ItemSpec, module: ModuleSpec, explained: [Explanation])]

    /// Those of every module. What explains a member is made once.
    static func all(of spec: Spec) -> [ReferenceSections] {
        let explanations = Explanations(spec: spec, extent: .row)
        var added: [String: [(owner: ItemSpec, module: ModuleSpec, explained: [Explanation])]] = [:]
        var sections: [String: [Section]] = [:]
        for (module, item) in spec.items {
            let own = explanations.explanation(of: item, in: module)
            let members = explanations.members(of: item, in: module)
            let name = module.name.value
            let isWhole = members.allSatisfy { $0.module == name }
            let declared = isWhole ? members : members.filter { $0.module == name }
            let table = MarkdownTable.text(MemberRows().rows(of: item, own, declared))
            sections[name, default: []].append(Section(item: item, table: table, explained: [own] + declared))
            for other in isWhole ? [:] : Dictionary(grouping: members.filter { $0.module != name }, by: \.module) {
                added[other.key, default: []].append((item, module, other.value))
            }
        }
        return spec.modules.map { module in
            let name = module.name.value
            return ReferenceSections(module: module, sections: sections[name] ?? [], additions: added[name] ?? [])
        }
    }
}

extension Spec {
    /// The tables of a module: those that concern its items first.
    func behaviours(of module: ModuleSpec) -> [BehaviourTable] {
        behaviours.filter { $0.module == module.name.value }
    }
}
