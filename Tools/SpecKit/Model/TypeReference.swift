/// A Swift type as the spec writes it.
public struct TypeReference: Sendable, Hashable {
    /// The text, as written.
    public var text: String
    /// The names it uses.
    public var names: [String]
    /// Where it stands.
    public var place: Place

    /// `T!`.
    public var isImplicitlyUnwrapped: Bool { text.hasSuffix("!") }
    /// `T?` or `T!`.
    public var isOptional: Bool { text.hasSuffix("?") || text.hasSuffix("!") }
    /// A function that is not optional: as a parameter it escapes.
    public var isFunction: Bool { !isOptional && text.contains("->") }
    /// Without `?` or `!` and the parentheses that they need.
    public var unwrapped: String {
        guard isOptional else { return text }
        let inner = String(text.dropLast())
        return inner.hasPrefix("(") && inner.hasSuffix(")") ? String(inner.dropFirst().dropLast()) : inner
    }

    /// The text counts, not the place.
    public static func == (left: Self, right: Self) -> Bool { left.text == right.text }
    /// The text counts, not the place.
    public func hash(into hasher: inout Hasher) { hasher.combine(text) }
}

/// Reads the types of the spec: names, optionals, arrays, dictionaries, tuples, functions, `any P`, `T.Type`.
struct TypeParser {
    private var tokens: [String]
    private var position = 0
    private(set) var names: [String] = []

    /// Nil where `text` is no type.
    static func parse(_ text: String, at place: Place) -> TypeReference? {
        guard let tokens = tokens(of: text) else { return nil }
        var parser = TypeParser(tokens: tokens)
        guard parser.type(), parser.position == tokens.count else { return nil }
        return TypeReference(text: text, names: parser.names, place: place)
    }

    private init(tokens: [String]) { self.tokens = tokens }

    private static func tokens(of text: String) -> [String]? {
        var tokens: [String] = []
        var rest = Array(text.utf8)[...]
        while let byte = rest.first {
            if byte == UInt8(ascii: " ") {
                rest.removeFirst()
                continue
            }
            let isArrow = rest.starts(with: "->".utf8)
            let length =
                isArrow ? 2 : marks.contains(byte) ? 1 : rest.prefix { Identifier.isIdentifierByte($0) }.count
            guard length > 0 else { return nil }
            tokens.append(String(decoding: rest.prefix(length), as: UTF8.self))
            rest.removeFirst(length)
        }
        return tokens
    }

    private static let marks = Array("[]():,?!.&".utf8)

    private mutating func take(_ token: String) -> Bool {
        guard position < tokens.count, tokens[position] == token else { return false }
        position += 1
        return true
    }

    private mutating func type() -> Bool {
        guard simple() else { return false }
        while take("?") || take("!") {}
        return take("->") ? type() : true
    }

    private mutating func simple() -> Bool {
        if take("[") {
            guard type() else { return false }
            if take(":"), !type() { return false }
            return take("]")
        }
        if take("(") {
            if take(")") { return true }
            repeat { if !type() { return false } } while take(",")
            return take(")")
        }
        _ = take("any")
        repeat {
            guard name() else { return false }
        } while take("&")
        return take(".") ? take("Type") : true
    }

    private mutating func name() -> Bool {
        guard position < tokens.count, Identifier.isIdentifier(tokens[position]) else { return false }
        names.append(tokens[position])
        position += 1
        return true
    }
}
