/// What is a name in Swift, and which names need backticks.
public enum Identifier {
    /// Words that Swift reserves wherever a declaration's name stands.
    public static let reserved: Set<String> = [
        "Any", "Self", "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer",
        "deinit", "do",
        "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import",
        "in", "init",
        "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol", "public",
        "repeat",
        "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true",
        "try",
        "typealias", "var", "where", "while",
    ]

    /// Whether `text` is an identifier of plain letters, digits and underscores that does not start with a digit.
    public static func isIdentifier(_ text: String) -> Bool {
        guard let first = text.utf8.first, !isDigit(first), text != "_" else { return false }
        return text.utf8.allSatisfy(isIdentifierByte)
    }

    /// Whether it is a plain letter, digit or underscore.
    static func isIdentifierByte(_ byte: UInt8) -> Bool {
        isDigit(byte) || byte == UInt8(ascii: "_") || (0x61...0x7A).contains(byte | 0x20)
    }

    private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

    /// The name as source code writes it.
    public static func escaped(_ name: String) -> String {
        reserved.contains(name) ? "`\(name)`" : name
    }

    /// The characters of `text` that are no plain letter, digit or underscore, as code points.
    static func strangeCharacters(in text: String) -> [String] {
        text.unicodeScalars.filter {
            !($0.isASCII && ($0.properties.isAlphabetic || ("0"..."9").contains($0) || $0 == "_"))
        }
        .map { "U+" + String($0.value, radix: 16, uppercase: true) }
    }
}
