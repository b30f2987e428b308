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
    /// Whether it throws.
    public var isThrowing: Bool
    /// Whether it is reached through the type where its owner is an object.
    public var isStatic: Bool
    /// Whether whoever implements it must write it; delegates only.
    public var isRequired: Bool
    /// Whether the result may go unused.
    public var isDiscardable: Bool
    /// The answer where nobody implements it; delegates only.
    public var unanswered: String?
    /// The part of its owner that it belongs to: such members stand in a file of their own.
    public var topic: Located<String>?
    /// The member of a facade that it forwards to, whose facts are its own: `Type.member(_:)`.
    public var sameAs: Located<String>?
    /// That member, once it is found.
    public internal(set) var target: MemberTarget?
}

/// Where a member that is the same as another forwards to.
public struct MemberTarget: Sendable {
    /// The facade that has it.
    public var owner: String
    /// How the facade spells it; nil for a property.
    public var spelling: Spelling?
}

/// A property.
public struct PropertySpec: Sendable {
    /// Name, doc, since, source.
    public var facts: FactsSpec
    /// Its type.
    public var type: TypeReference
    /// Whether it can be set.
    public var isSettable: Bool
    /// Accessor methods that are the same, such as `getDelegate()`; of a class, other names of the property.
    public var also: [Located<String>]
    /// Whether it is reached through the type where its owner is an object.
    public var isStatic: Bool
    /// Swift of what a new object has.
    public var defaultValue: String?
    /// Whether it keeps alive what it is set to; nil where that is no question.
    public var hold: Hold?
    /// The part of its owner that it belongs to: such members stand in a file of their own.
    public var topic: Located<String>?
    /// The property of a facade that it forwards to, whose facts are its own: `Type.property`.
    public var sameAs: Located<String>?
    /// That property, once it is found.
    public internal(set) var target: MemberTarget?

    /// How a reference is held.
    public enum Hold: String, Sendable, CaseIterable {
        case weakly, strongly
    }
}

/// A static property that leads to another type: `Pushwoosh.configure`.
public struct GatewaySpec: Sendable {
    /// Name, doc, since, source.
    public var facts: FactsSpec
    /// The type it leads to.
    public var target: Located<String>
    /// The module that declares the property, where it is not that of its owner.
    public var module: Located<String>?
    /// The protocol that callers see instead of the type, or `AnyClass`.
    public var seenAs: Located<String>?

    /// Its name without the parentheses of a method.
    public var baseName: String { String(facts.name.value.prefix { $0 != "(" }) }
    /// Whether it is a method and not a property.
    public var isMethod: Bool { facts.name.value.hasSuffix("()") }
}

extension Spec {
    /// What callers see that a gateway leads to: a metatype, that of a protocol, or a new builder.
    public func seenType(of gateway: GatewaySpec) -> String {
        let target = gateway.target.value
        switch gateway.seenAs?.value {
        case "AnyClass"?: return "AnyClass"
        case let seen?: return "any \(seen).Type"
        case nil:
            if case .builder? = item(named: target)?.item { return target }
            return target + ".Type"
        }
    }
}

/// A member of a facade.
public indirect enum MemberSpec: Sendable {
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

    /// The member of another facade that it forwards to, as the spec writes it.
    var sameAs: Located<String>? {
        switch self {
        case .method(let member): member.sameAs
        case .property(let member): member.sameAs
        case .gateway: nil
        }
    }

    /// The part of its owner that it belongs to.
    public var topic: String? {
        switch self {
        case .method(let member): member.topic?.value
        case .property(let member): member.topic?.value
        case .gateway: nil
        }
    }
}
