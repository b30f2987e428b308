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
    /// The method that gives the one instance; members are then its own unless static. Without it all are static.
    public var shared: Spelling?
    /// Whether that method is declared to give `T!`.
    public var sharedIsImplicitlyUnwrapped: Bool
    /// Since when that method is there, where it is younger than its class.
    public var sharedSince: Located<String>?
    /// The protocols of the spec whose members are its own as well.
    public var conformsTo: [Located<String>]
    /// The members of those protocols.
    public internal(set) var conformances: [MemberSpec] = []
    /// Its further members in order.
    public var members: [MemberSpec]

    /// Every member, those of its protocols first.
    public var allMembers: [MemberSpec] { conformances + members }
    /// The methods.
    public var methods: [MethodSpec] { allMembers.methods }
    /// The properties.
    public var properties: [PropertySpec] { allMembers.properties }
    /// The gateways.
    public var gateways: [GatewaySpec] { allMembers.gateways }
}

/// An object with identity.
public struct ClassSpec: Sendable {
    /// How one is made outside the SDK.
    public enum Initialiser: String, Sendable, CaseIterable {
        /// Not at all.
        case none = "false"
        /// From a value for each property.
        case memberwise = "true"
        /// From nothing: every property has a default.
        case empty
    }

    /// Name, doc, since, source.
    public var facts: FactsSpec
    /// The class it inherits from, where that is not `NSObject`.
    public var inherits: Located<String>?
    /// The protocols and delegates of the spec that it conforms to; their methods are its own.
    public var conformsTo: [Located<String>]
    /// Whether apps may subclass it.
    public var isOpen: Bool
    /// Whether it belongs to the main thread.
    public var isMainActor: Bool
    /// Its properties.
    public var properties: [PropertySpec]
    /// Its methods, those of its protocols behind its own.
    public var methods: [MethodSpec]
    /// How one is made outside the SDK.
    public var initialiser: Initialiser

    /// Whether its values can change.
    public var isMutable: Bool { properties.contains(where: \.isSettable) }
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

/// A protocol that objects or types of the SDK conform to.
public struct ProtocolSpec: Sendable {
    /// Name, doc, since, source.
    public var facts: FactsSpec
    /// Whether what conforms may cross threads.
    public var isSendable: Bool
    /// The requirements in order.
    public var members: [MemberSpec]
}

/// A constant: a global one, or the name of a notification.
public struct ConstantSpec: Sendable {
    /// Name, doc, since, source.
    public var facts: FactsSpec
    /// Its type; nil for the name of a notification.
    public var type: TypeReference?
    /// Swift of its value, or the text of the notification's name.
    public var value: Located<String>
}

/// Another name for a type.
public struct AliasSpec: Sendable {
    /// Name, doc, since, source.
    public var facts: FactsSpec
    /// The type.
    public var type: TypeReference
}

/// A key of Info.plist.
public struct PlistKeySpec: Sendable {
    /// What a value is in the file.
    public enum ValueType: String, Sendable, CaseIterable {
        case String, Bool, Number
    }

    /// The key, doc, since, source.
    public var facts: FactsSpec
    /// The Swift name of the entry in the generated table.
    public var property: Located<String>
    /// What a value is.
    public var type: ValueType
    /// Swift of what holds without the key; nil where that is nothing.
    public var defaultValue: Located<String>?
    /// The enum its words stand for.
    public var mapsTo: Located<String>?
    /// Word to Swift of the case; empty where any text is one.
    public var values: [(word: Located<String>, value: Located<String>)]
    /// Smaller numbers count as this.
    public var atLeast: Located<Int>?
    /// Larger numbers count as this.
    public var atMost: Located<Int>?
    /// Whether numbers of 0 and below mean off, and are read as 0.
    public var isOffAtZero: Bool
    /// What the number counts.
    public var unit: String?
    /// What wins over what.
    public var precedence: String?
    /// Why setting it changes nothing here.
    public var withoutEffect: String?
}
