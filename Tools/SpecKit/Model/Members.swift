/// A name with its labels, such as `configure(with:present:dismiss:)`.
public struct Spelling: Sendable, Hashable, CustomStringConvertible {
    /// Before the parenthesis.
    public var base: String
    /// One a parameter; `_` for none.
    public var labels: [String]

    /// Reads a spelling; nil where `text` is none.
    public init?(_ text: String) {
        guard let open = text.firstIndex(of: "("), text.last == ")" else { return nil }
        base = String(text[..<open])
        let inner = text[text.index(after: open)...].dropLast()
        guard Identifier.isIdentifier(base) else { return nil }
        if inner.isEmpty {
            labels = []
            return
        }
        guard inner.last == ":" else { return nil }
        labels = inner.dropLast().split(separator: ":", omittingEmptySubsequences: false).map(String.init)
        guard labels.allSatisfy({ $0 == "_" || Identifier.isIdentifier($0) }) else { return nil }
    }

    /// As Swift writes it.
    public var description: String { "\(base)(\(labels.map { $0 + ":" }.joined()))" }
}

/// A parameter.
public struct ParameterSpec: Sendable {
    /// The name inside.
    public var name: Located<String>
    /// Its type.
    public var type: TypeReference
    /// Swift of its default, if it has one.
    public var defaultValue: String?
    /// What the value counts, such as `points`.
    public var unit: String?
    /// What it is for.
    public var doc: Located<String>
}

/// A method.
public struct MethodSpec: Sendable {
    /// Name, doc, since, source.
    public var facts: FactsSpec
    /// The canonical spelling: the guides'.
    public var spelling: Spelling
    /// Other spellings, such as the Objective-C importer's. They forward.
    public var also: [Located<String>]
    /// The parameters in order.
    public var parameters: [ParameterSpec]
    /// What it gives back.
    public var returns: TypeReference?
    /// Whether it is asynchronous.
    public var isAsync: Bool
    /// Whether the result may go unused.
    public var isDiscardable: Bool
    /// The answer where nobody implements it; delegates only.
    public var unanswered: String?
}

/// A property.
public struct PropertySpec: Sendable {
    /// Name, doc, since, source.
    public var facts: FactsSpec
    /// Its type.
    public var type: TypeReference
    /// Whether it can be set.
    public var isSettable: Bool
    /// Accessor methods that are the same, such as `getDelegate()`.
    public var also: [Located<String>]
}

/// A static property that leads to another type: `Pushwoosh.configure`.
public struct GatewaySpec: Sendable {
    /// Name, doc, since, source.
    public var facts: FactsSpec
    /// The type it leads to.
    public var target: Located<String>
    /// The module that declares the property, where it is not that of its owner.
    public var module: Located<String>?
}

/// A member of a facade.
public enum MemberSpec: Sendable {
    case method(MethodSpec)
    case property(PropertySpec)
    case gateway(GatewaySpec)

    /// What every member carries.
    public var facts: FactsSpec {
        switch self {
        case .method(let member): member.facts
        case .property(let member): member.facts
        case .gateway(let member): member.facts
        }
    }
}
