/// The whole specification, as values. Every part keeps its place in the YAML.
public struct Spec: Sendable {
    /// The SDK's name.
    public var name: String
    /// The version of the iOS SDK that it describes.
    public var version: String
    /// What the SDK is made of, lowest first.
    public var modules: [ModuleSpec]
    /// Types that the API uses and that other code declares.
    public var foreignTypes: [Located<String>]
    /// The pages that items name as their source.
    public var pages: [PageSpec]
    /// Decision tables, in the order of their files.
    public var behaviours: [BehaviourTable]
    /// What the iOS SDK has and this one has not.
    public var notCovered: [NotCoveredSpec]
    /// Names of items that could not be read: whoever uses them is not to blame.
    var unreadNames: Set<String> = []
    /// Names of items of which a part could not be read: whoever refers to such a part is not to blame either.
    var flawedNames: Set<String> = []

    /// The place of a member's name, or of an item's, to what decides about it. Filled once, when all have been read.
    var mentions: [Place: [BehaviourMention]] = [:]

    /// The decision tables that decide about what has its name there, in spec order.
    func mentions(at place: Place) -> [BehaviourMention] { mentions[place] ?? [] }

    /// Every item of every module, with its module.
    public private(set) var items: [(module: ModuleSpec, item: ItemSpec)] = []

    /// The item of that name and its module's name.
    public func item(named name: String) -> (module: String, item: ItemSpec)? { index[name] }

    /// Name to item; the first where two have one name, which is a mistake of its own.
    private var index: [String: (module: String, item: ItemSpec)] = [:]

    /// Makes every item findable. Called when all have been read, and whenever one has changed.
    mutating func indexItems() {
        items = modules.flatMap { module in module.items.map { (module, $0) } }
        index = Dictionary(
            items.map { ($0.item.facts.name.value, ($0.module.name.value, $0.item)) },
            uniquingKeysWith: { first, _ in first }
        )
    }

    /// The same with another item in the place of the one that is called so.
    public func replacing(_ name: String, with item: ItemSpec) -> Spec {
        var spec = self
        for module in spec.modules.indices {
            for index in spec.modules[module].items.indices
            where spec.modules[module].items[index].facts.name.value == name {
                spec.modules[module].items[index] = item
            }
        }
        spec.indexItems()
        return spec
    }

    init(name: String, version: String, modules: [ModuleSpec], foreignTypes: [Located<String>]) {
        self.name = name
        self.version = version
        self.modules = modules
        self.foreignTypes = foreignTypes
        pages = []
        notCovered = []
        behaviours = []
    }
}

/// One module: what it is called, where its API stands, what it imports.
public struct ModuleSpec: Sendable {
    /// The Swift module.
    public var name: Located<String>
    /// The files of its items, relative to the spec's folder.
    public var files: [Located<String>]
    /// The modules it stands on.
    public var imports: [Located<String>]
    /// What it is for.
    public var doc: Located<String>
    /// Its items, in spec order.
    public var items: [ItemSpec] = []
}

/// A page of documentation.
public struct PageSpec: Sendable {
    /// What sources say before the `#`.
    public var id: Located<String>
    /// What a reader sees.
    public var title: String
    /// What sources may say after the `#`.
    public var sections: [String]
}

/// What every item and member carries.
public struct FactsSpec: Sendable {
    /// Its Swift name.
    public var name: Located<String>
    /// What it is, in the project's own words. The first sentence is the abstract.
    public var doc: Located<String>
    /// The version of the iOS SDK that had it first.
    public var since: Located<String>
    /// The page it comes from.
    public var source: Located<String>
    /// Which reading is taken where pages and SDK disagree or are silent, and why.
    public var decision: String?
    /// Why it is here although the iOS SDK has no such thing.
    public var beside: String?
    /// What to use instead of it, where it should no longer be used.
    public var deprecated: String?
}

/// Something of the iOS SDK that is left out, and why.
public struct NotCoveredSpec: Sendable {
    /// What it is, in words.
    public var name: Located<String>
    /// Why.
    public var reason: Located<String>
    /// Its types, which stand for all of their members, and single members as `Type.member(_:)`.
    public var symbols: [Located<String>]
}

/// One item of a module.
public indirect enum ItemSpec: Sendable {
    case enumeration(EnumSpec)
    case optionSet(OptionSetSpec)
    case builder(BuilderSpec)
    case facade(FacadeSpec)
    case object(ClassSpec)
    case delegate(DelegateSpec)
    case requirements(ProtocolSpec)
    case constant(ConstantSpec)
    case alias(AliasSpec)
    case plistKey(PlistKeySpec)

    /// What every item carries.
    public var facts: FactsSpec {
        switch self {
        case .enumeration(let item): item.facts
        case .optionSet(let item): item.facts
        case .builder(let item): item.facts
        case .facade(let item): item.facts
        case .object(let item): item.facts
        case .delegate(let item): item.facts
        case .requirements(let item): item.facts
        case .constant(let item): item.facts
        case .alias(let item): item.facts
        case .plistKey(let item): item.facts
        }
    }

    /// Whether its name is a Swift type.
    public var declaresType: Bool {
        switch self {
        case .plistKey, .constant: false
        default: true
        }
    }

    /// The names of its cases or members that are global constants as well.
    public var globalConstants: [Located<String>] {
        switch self {
        case .enumeration(let item) where item.globalConstants: item.cases.map(\.name)
        case .optionSet(let item) where item.globalConstants: item.members.map(\.name)
        default: []
        }
    }

    /// The methods of its own.
    public var methods: [MethodSpec] {
        switch self {
        case .builder(let item): item.terminals
        case .facade(let item): item.members.methods
        case .object(let item): item.methods
        case .delegate(let item): item.methods
        case .requirements(let item): item.members.methods
        case .enumeration, .optionSet, .constant, .alias, .plistKey: []
        }
    }

    /// The properties of its own.
    public var properties: [PropertySpec] {
        switch self {
        case .facade(let item): item.members.properties
        case .object(let item): item.properties
        case .requirements(let item): item.members.properties
        case .enumeration, .optionSet, .builder, .delegate, .constant, .alias, .plistKey: []
        }
    }

    /// The protocols of the spec that it conforms to.
    public var conformsTo: [Located<String>] {
        switch self {
        case .facade(let item): item.conformsTo
        case .object(let item): item.conformsTo
        default: []
        }
    }

    /// The members that lead to other types.
    public var gateways: [GatewaySpec] {
        if case .facade(let item) = self { item.members.gateways } else { [] }
    }
}

extension [MemberSpec] {
    /// The methods among them.
    public var methods: [MethodSpec] { compactMap { if case .method(let method) = $0 { method } else { nil } } }
    /// The properties among them.
    public var properties: [PropertySpec] {
        compactMap { if case .property(let property) = $0 { property } else { nil } }
    }
    /// The gateways among them.
    public var gateways: [GatewaySpec] { compactMap { if case .gateway(let gateway) = $0 { gateway } else { nil } } }
}
