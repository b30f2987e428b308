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
    /// Names of items that could not be read: whoever uses them is not to blame.
    var unreadNames: Set<String> = []
    /// Names of items of which a part could not be read: whoever refers to such a part is not to blame either.
    var flawedNames: Set<String> = []

    /// Every item of every module, with its module.
    public var items: [(module: ModuleSpec, item: ItemSpec)] {
        modules.flatMap { module in module.items.map { (module, $0) } }
    }

    /// The item of that name and its module's name.
    public func item(named name: String) -> (module: String, item: ItemSpec)? { index[name] }

    /// Name to item; the first where two have one name, which is a mistake of its own.
    private var index: [String: (module: String, item: ItemSpec)] = [:]

    /// Makes every item findable by name. Called when all have been read.
    mutating func indexItems() {
        index = Dictionary(
            items.map { ($0.item.facts.name.value, ($0.module.name.value, $0.item)) },
            uniquingKeysWith: { first, _ in first }
        )
    }

    init(name: String, version: String, modules: [ModuleSpec], foreignTypes: [Located<String>]) {
        self.name = name
        self.version = version
        self.modules = modules
        self.foreignTypes = foreignTypes
        pages = []
        behaviours = []
    }
}

/// One module: what it is called, where its API stands, what it imports.
public struct ModuleSpec: Sendable {
    /// The Swift module.
    public var name: Located<String>
    /// The file of its items, relative to the spec's folder.
    public var file: Located<String>
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
}

/// One item of a module.
public enum ItemSpec: Sendable {
    case enumeration(EnumSpec)
    case optionSet(OptionSetSpec)
    case builder(BuilderSpec)
    case facade(FacadeSpec)
    case object(ClassSpec)
    case delegate(DelegateSpec)
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
        case .plistKey(let item): item.facts
        }
    }

    /// Whether its name is a Swift type.
    public var declaresType: Bool {
        if case .plistKey = self { false } else { true }
    }
}
