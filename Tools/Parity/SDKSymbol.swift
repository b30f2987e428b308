/// One name of the SDK that a spec is held against.
public struct SDKSymbol: Sendable, Hashable {
    /// The type it belongs to; empty for what stands alone. A type is its own owner.
    public var owner: String
    /// Such as `static method` or `case`.
    public var kind: String
    /// With labels, such as `setTags(_:completion:)`.
    public var name: String

    /// Makes a symbol.
    public init(owner: String, kind: String, name: String) {
        self.owner = owner
        self.kind = kind
        self.name = name
    }

    /// Whether it is made from a method with a completion, by the compiler or by hand.
    var isAsync: Bool { kind.contains("(async") }
    /// Whether it is the type itself.
    var isType: Bool { owner == name }
    /// With its type.
    public var fullName: String { owner.isEmpty || isType ? name : owner + "." + name }
}
