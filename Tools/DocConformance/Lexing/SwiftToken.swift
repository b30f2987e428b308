/// One word of Swift on one line.
struct SwiftToken: Sendable, Hashable {
    enum Kind: Sendable, Hashable {
        /// A name, also one in backticks, or a word of prose.
        case name
        case keyword
        case number
        /// A string, or the part of one that is on this line.
        case string
        case comment
        /// One character of punctuation or of an operator.
        case punctuation
        /// A character that Swift has no use for, such as a bullet or a curly quote.
        case foreign
    }

    let kind: Kind
    let text: String
    /// Where the token begins and ends in the line, in Unicode scalars from 0.
    let range: Range<Int>

    func isPunctuation(_ character: String) -> Bool {
        kind == .punctuation && text == character
    }

    func isKeyword(_ word: String) -> Bool {
        kind == .keyword && text == word
    }
}

extension SwiftToken {
    static let modifiers: Set<String> = [
        "public", "open", "internal", "private", "fileprivate", "package", "static", "final", "override", "mutating",
        "nonmutating", "lazy", "weak", "unowned", "required", "convenience", "nonisolated", "dynamic", "indirect",
    ]

    static let typeIntroducers: Set<String> = ["class", "struct", "enum", "protocol", "extension", "actor"]

    static let statementWords: Set<String> = ["if", "guard", "for", "while", "switch", "repeat", "do", "defer"]

    /// The words that may stand beside a name with nothing between; all else beside a name is prose.
    static let keywords: Set<String> = modifiers.union(typeIntroducers).union(statementWords).union([
        "func", "let", "var", "init", "deinit", "subscript", "typealias", "associatedtype", "import", "case", "default",
        "return", "throw", "throws", "rethrows", "try", "await", "async", "in", "is", "as", "where", "else", "catch",
        "break", "continue", "fallthrough", "some", "any", "inout", "self", "Self", "super", "nil", "true", "false",
        "get", "set", "willSet", "didSet", "prefix", "postfix", "infix", "operator", "unknown", "consume", "borrowing",
        "consuming", "sending", "each", "macro",
    ])
}
