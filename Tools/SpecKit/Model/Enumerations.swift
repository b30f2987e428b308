/// An enum.
public struct EnumSpec: Sendable {
    /// Whether clients must be ready for further cases.
    public enum Evolution: String, Sendable, CaseIterable {
        case nonexhaustive, frozen
    }

    /// The type of raw values.
    public enum RawType: String, Sendable, CaseIterable {
        case Int, UInt, String
    }

    /// One case.
    public struct Case: Sendable {
        /// Its name.
        public var name: Located<String>
        /// Its raw value as the spec writes it.
        public var raw: Located<String>
        /// What it means.
        public var doc: Located<String>
        /// Since when, where it is younger than its enum.
        public var since: Located<String>?
        /// The case of the same raw value that this is another name for.
        public var aliasOf: Located<String>?
    }

    /// Name, doc, since, source.
    public var facts: FactsSpec
    /// The type of raw values.
    public var rawType: RawType
    /// Whether it may grow.
    public var evolution: Evolution
    /// Whether the cases are global constants as well.
    public var globalConstants: Bool
    /// The cases in order.
    public var cases: [Case]
}

/// An option set.
public struct OptionSetSpec: Sendable {
    /// One member.
    public struct Member: Sendable {
        /// Its name.
        public var name: Located<String>
        /// Which bit, counted from 0.
        public var bit: Located<Int>
        /// What it means.
        public var doc: Located<String>
        /// Since when, where it is younger than its type.
        public var since: Located<String>?
    }

    /// Name, doc, since, source.
    public var facts: FactsSpec
    /// The type of raw values.
    public var rawType: EnumSpec.RawType
    /// The name that Objective-C has for the empty set; Swift writes `[]`.
    public var empty: Located<String>?
    /// Whether the members are global constants as well.
    public var globalConstants: Bool
    /// The members in order.
    public var members: [Member]
}
