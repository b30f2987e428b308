import SpecKit

/// Renders the tests of every fact: at most one test a type and kind of fact, each fact a case of it.
///
/// What a test expects is data with an id, so that a changed fact can be tried without a rebuild.
struct ConformanceRenderer {
    let spec: Spec

    func files() -> [GeneratedFile] {
        sources().map { GeneratedFile(path: $0.path, source: $0.source) }
    }

    /// Every file as a tree; with names, only those that tell of these items and tables.
    func sources(about names: Set<String>? = nil) -> [(path: String, source: SourceFile)] {
        func isWanted(_ facts: FactsSpec) -> Bool { names?.contains(facts.name.value) ?? true }
        let items = spec.items.filter { isWanted($0.item.facts) }
        let tables = spec.behaviours.filter { names?.contains($0.name.value) ?? true }
        let modules = spec.modules.filter { $0.items.contains { isWanted($0.facts) } }
        return items.flatMap { _, item in
            suites(for: item).map { file($0, origin: item.facts.name.place.fileInSpec) }
        } + modules.flatMap { wholes(of: $0) }
            + tables.map { table in
                let behaviour = BehaviourConformance(table: table)
                return file(behaviour.suite(), origin: origin(of: table), extra: behaviour.types())
            }
    }

    /// What is tested a module and not an item at a time.
    private func wholes(of module: ModuleSpec) -> [(path: String, source: SourceFile)] {
        let keys = module.items.plistKeys
        let constants = ConstantConformance(module: module)
        return
            (keys.first.map { first in
                let suite = PlistConformance(module: module.name.value, keys: keys).suite()
                return [file(suite, origin: first.facts.name.place.fileInSpec)]
            } ?? [])
            + (constants.suite().map { [file($0, origin: constants.origin)] } ?? [])
    }

    private func suites(for item: ItemSpec) -> [TypeDeclaration] {
        let samples = Samples(spec: spec)
        switch item {
        case .enumeration(let item): return [EnumConformance(item: item).suite()]
        case .optionSet(let item): return [OptionSetConformance(item: item).suite()]
        case .builder(let item): return BuilderConformance(item: item, samples: samples).suites()
        case .facade(let item): return FacadeConformance(item: item, samples: samples).suite().map { [$0] } ?? []
        case .delegate(let item): return DelegateConformance(item: item, samples: samples).declarations()
        case .requirements, .constant, .alias, .plistKey: return []
        case .object(let item): return ClassConformance(item: item, samples: samples).suite().map { [$0] } ?? []
        }
    }

    private func file(_ suite: TypeDeclaration, origin: String, extra: [TypeDeclaration] = [])
        -> (path: String, source: SourceFile)
    {
        let source = SourceFile(
            origin: origin,
            imports: ["import PushwooshTesting", "import Testing"],
            declarations: (extra + [suite]).map { .type($0) }
        )
        return ("Conformance/\(suite.name).swift", source)
    }

    private func origin(of table: BehaviourTable) -> String {
        // The place names the file below the folder that the tool was given.
        let parts = table.name.place.file.split(separator: "/")
        return parts.suffix(2).joined(separator: "/")
    }
}

/// Pieces that every suite is made of.
enum Suite {
    static func type(_ name: String, _ title: String, _ members: [Declaration]) -> TypeDeclaration {
        TypeDeclaration(
            attributes: [.call("@Suite", [.init(.text(title))])],
            introducer: "@MainActor struct",
            name: name,
            members: members
        )
    }

    /// `static let name: [Element] = [ … ]`.
    static func facts(_ name: String, of element: String, _ values: [Expression]) -> [Declaration] {
        LongList(name: name, element: element, values: values, introducer: "nonisolated static let").declarations
    }

    /// A parameterised test whose only statement is the check of its case.
    static func test(_ title: String, _ function: String, over list: String, of element: String, _ check: Statement)
        -> Declaration
    {
        .function(
            FunctionDeclaration(
                attributes: [.call("@Test", [.init(.text(title)), .init("arguments", .plain("Self.\(list)"))])],
                name: function,
                parameters: [ParameterDeclaration(label: "_", name: "fact", type: element)],
                body: [check]
            )
        )
    }

    static func fact(_ id: String, _ expected: String) -> Expression {
        .call("Fact", [.init(.text(id)), .init(.text(expected))])
    }

    static func fact(_ id: String, _ expected: [String]) -> Expression {
        .call("Fact", [.init(.text(id)), .init(.texts(expected))])
    }

    static func closure(_ expression: Expression) -> Expression { .closure([.expression(expression)]) }

    /// `factText(value)`.
    static func text(_ value: Expression) -> Expression { .call("factText", [.init(value)]) }
}
