import SpecKit

/// The names that the code generated from a spec has, by type.
struct SpecNames {
    /// What a type has.
    struct TypeNames {
        /// Members as they are declared, other spellings included.
        var members: Set<String> = []
        /// Members that say the same in another way: the SDK's name to how.
        var otherwise: [String: String] = [:]
        /// Members that stand under a protocol it conforms to as well.
        var inherited: Set<String> = []
    }

    private(set) var types: [String: TypeNames] = [:]
    /// Constants and type aliases.
    private(set) var alone: Set<String> = []

    init(_ spec: Spec) {
        for (_, item) in spec.items {
            let name = item.facts.name.value
            switch item {
            case .plistKey: continue
            case .constant(let constant) where constant.type == nil:
                types["NSNotification.Name", default: TypeNames()].members.insert(name)
            case .constant, .alias: alone.insert(name)
            default: types[name] = names(of: item, in: spec)
            }
            alone.formUnion(item.globalConstants.map(\.value))
        }
    }

    private func names(of item: ItemSpec, in spec: Spec) -> TypeNames {
        var names = TypeNames()
        switch item {
        case .enumeration(let item): names.members.formUnion(item.cases.map(\.name.value))
        case .optionSet(let item):
            names.members.formUnion(item.members.map(\.name.value))
            names.members.insert("init(rawValue:)")
            if let empty = item.empty { names.otherwise[empty.value] = "the empty set is written []" }
        case .builder(let item):
            for setter in item.setters {
                names.otherwise[setter.facts.name.value] = "a method, called as the closure-valued property is"
                names.members.insert(setter.facts.name.value + "(_:)")
            }
            add(item.terminals, to: &names)
        case .facade(let item):
            add(item.methods, to: &names)
            add(item.properties, to: &names)
            names.members.formUnion(item.gateways.map(\.facts.name.value))
            if let shared = item.shared { names.members.insert(shared.description) }
            var inherited = TypeNames()
            add(item.conformances.methods, to: &inherited)
            add(item.conformances.properties, to: &inherited)
            names.inherited = inherited.members
        case .object(let item):
            add(item.methods, to: &names)
            add(item.properties, to: &names)
            if item.initialiser == .empty { names.members.insert("init()") }
            if item.initialiser == .memberwise {
                names.members.insert("init(" + item.properties.map { $0.facts.name.value + ":" }.joined() + ")")
            }
        case .delegate(let item):
            add(item.methods, to: &names)
            if item.forms.count > 1 {
                for method in item.methods {
                    names.otherwise[method.spelling.description] = "declared with T and with T!, either may be written"
                }
            }
        case .requirements(let item):
            add(item.members.methods, to: &names)
            add(item.members.properties, to: &names)
        case .constant, .alias, .plistKey: break
        }
        return names
    }

    private func add(_ properties: [PropertySpec], to names: inout TypeNames) {
        for property in properties {
            names.members.formUnion([property.facts.name.value] + property.also.map(\.value))
        }
    }

    private func add(_ methods: [MethodSpec], to names: inout TypeNames) {
        for method in methods {
            for spelling in [method.spelling] + method.also.compactMap({ Spelling($0.value) }) {
                names.members.insert(spelling.description)
                for other in asyncNames(of: spelling, method) where names.otherwise[other] == nil {
                    names.otherwise[other + Self.asyncMark] =
                        "an async form of \(spelling), which may be awaited in a continuation"
                }
            }
        }
        for method in methods where method.isAsync && method.spelling.labels.isEmpty {
            names.otherwise["present()" + Self.asyncMark] = "the async form is \(method.spelling)"
        }
    }

    /// Behind a name: only what the SDK has as async is meant.
    static let asyncMark = " async"

    /// The rule of the importer: a method whose last parameter is a completion is async without it. Where that leaves
    /// no label, what the label said goes into the name.
    private func asyncNames(of spelling: Spelling, _ method: MethodSpec) -> [String] {
        guard let last = method.parameters.last, let label = spelling.labels.last,
            last.type.text.contains("->") || last.type.text.contains("Handler")
        else { return [] }
        var short = spelling
        short.labels.removeLast()
        var named = short
        named.base += label.prefix(1).uppercased() + label.dropFirst()
        return [short.description, named.description]
    }
}
