/// A fluent builder.
public struct BuilderSpec: Sendable {
    /// Name, doc, since, source.
    public var facts: FactsSpec
    /// The generated value type that holds what was set.
    public var settings: Located<String>
    /// The setters in order.
    public var setters: [SetterSpec]
    /// What ends a chain.
    public var terminals: [MethodSpec]
}

/// A setter of a builder.
public struct SetterSpec: Sendable {
    /// What a setter's value is before it was called.
    public enum Default: Sendable, Equatable {
        /// Not set: the stored value is an optional.
        case none
        /// Swift of the value.
        case value(String)
        /// Not set, and read as these by what is shown where: placement to Swift of the value.
        case byPlacement([Pair])

        /// A placement and its value.
        public struct Pair: Sendable, Equatable {
            /// Such as `bottom`.
            public var placement: String
            /// Swift of the value.
            public var value: String
        }
    }

    /// Where a setter has an effect on what is seen.
    public enum Placement: String, Sendable, CaseIterable {
        case alert, bottom, top, center
    }

    /// Name, doc, since, source.
    public var facts: FactsSpec
    /// The parameter's type.
    public var type: TypeReference
    /// What holds before a call.
    public var defaultValue: Default
    /// Text shown where nothing was set.
    public var resolved: String?
    /// What the value counts, such as `points`.
    public var unit: String?
    /// The least value; smaller ones and NaN count as it.
    public var atLeast: String?
    /// Where it changes what is seen; nil for a setter that is not about looks.
    public var appliesTo: [Placement]?
    /// The setter that wins where both are set.
    public var yieldsTo: Located<String>?
}

/// Class members reached through the type.
public struct FacadeSpec: Sendable {
    /// Name, doc, since, source.
    public var facts: FactsSpec
    /// The method that gives the one instance; members are then its own. Without it they are static.
    public var shared: Spelling?
    /// The members in order.
    public var members: [MemberSpec]

    /// The methods.
    public var methods: [MethodSpec] {
        members.compactMap { if case .method(let method) = $0 { method } else { nil } }
    }

    /// The properties.
    public var properties: [PropertySpec] {
        members.compactMap { if case .property(let property) = $0 { property } else { nil } }
    }

    /// The gateways.
    public var gateways: [GatewaySpec] {
        members.compactMap { if case .gateway(let gateway) = $0 { gateway } else { nil } }
    }
}

/// An object with identity.
public struct ClassSpec: Sendable {
    /// Name, doc, since, source.
    public var facts: FactsSpec
    /// Its properties, read-only.
    public var properties: [PropertySpec]
    /// Whether it can be made outside the SDK.
    public var hasInitialiser: Bool
}

/// A delegate protocol.
public struct DelegateSpec: Sendable {
    /// How a method may be written by whoever implements it.
    public enum Form: String, Sendable, CaseIterable {
        case plain, implicitly_unwrapped
    }

    /// Name, doc, since, source.
    public var facts: FactsSpec
    /// The forms of each method.
    public var forms: [Form]
    /// The methods in order.
    public var methods: [MethodSpec]
}

/// A key of Info.plist.
public struct PlistKeySpec: Sendable {
    /// The key, doc, since, source.
    public var facts: FactsSpec
    /// The Swift name of the entry in the generated table.
    public var property: Located<String>
    /// The enum its words stand for.
    public var mapsTo: Located<String>
    /// Word to Swift of the case.
    public var values: [(word: Located<String>, value: Located<String>)]
}
