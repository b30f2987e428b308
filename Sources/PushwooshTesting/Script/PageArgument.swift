/// What a page passes to a function of the app. Texts and truth values are written as literals.
public enum PageArgument: Sendable, Hashable {
    case text(String)
    case flag(Bool)
    /// A function of the page; the name is that of its `executedCallbacks`.
    case callback(String)
}

extension PageArgument: ExpressibleByStringInterpolation, ExpressibleByBooleanLiteral {
    /// A text.
    public init(stringLiteral value: String) { self = .text(value) }
    /// A truth value.
    public init(booleanLiteral value: Bool) { self = .flag(value) }
}

/// A function of a page that the app has called.
public struct ExecutedCallback: Sendable, Hashable {
    /// The name that the page passed it by.
    public var name: String
    /// What it was called with, as texts; other values than texts as JSON.
    public var parameters: [String]

    /// Makes one, to compare with.
    public init(_ name: String, _ parameters: [String] = []) {
        self.name = name
        self.parameters = parameters
    }
}
