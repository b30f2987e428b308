import SpecKit

/// Statements and expressions.
extension Printer {
    mutating func print(_ statement: Statement, _ depth: Int) {
        switch statement {
        case .expression(let expression): print(expression, before: "", after: "", depth)
        case .result(let expression): print(expression, before: "return ", after: "", depth)
        case .assignment(let target, let value): print(value, before: target.inline + " = ", after: "", depth)
        case .constant(let name, let value): print(value, before: "let \(name) = ", after: "", depth)
        }
    }

    /// On one line where it fits, else one argument or element a line.
    mutating func print(_ expression: Expression, before: String, after: String, _ depth: Int) {
        // A comma behind needs room for itself and, as swift-format counts, once more.
        let room = Self.width - depth * 4 - before.count - 2 * after.count
        if !expression.wantsLines, let line = expression.inline(within: room) {
            return add(before + line + after, depth)
        }
        switch expression {
        case .call(let callee, let arguments) where !arguments.isEmpty:
            add(before + callee.inline + "(", depth)
            list(arguments.map { ($0.label.map { $0 + ": " } ?? "", $0.value) }, trailingComma: false, depth + 1)
            add(")" + after, depth)
        case .array(let elements) where !elements.isEmpty:
            add(before + "[", depth)
            list(elements.map { ("", $0) }, trailingComma: true, depth + 1)
            add("]" + after, depth)
        case .dictionary(let pairs) where !pairs.isEmpty:
            add(before + "[", depth)
            list(pairs.map { ($0.0.inline + ": ", $0.1) }, trailingComma: true, depth + 1)
            add("]" + after, depth)
        case .closure(let statements):
            add(before + "{", depth)
            for statement in statements { print(statement, depth + 1) }
            add("}" + after, depth)
        case .trailingClosure(let callee, let parameters, let statements):
            add(before + callee.inline + " {" + (parameters.map { " \($0) in" } ?? ""), depth)
            for statement in statements { print(statement, depth + 1) }
            add("}" + after, depth)
        default: add(before + expression.inline + after, depth)
        }
    }

    private mutating func list(_ items: [(String, Expression)], trailingComma: Bool, _ depth: Int) {
        for (index, item) in items.enumerated() {
            let comma = index < items.count - 1 || (trailingComma && items.count > 1) ? "," : ""
            print(item.1, before: item.0, after: comma, depth)
        }
    }
}

extension Statement {
    /// As one expression in braces, where it is one.
    var inline: String? {
        switch self {
        case .expression(let expression), .result(let expression): expression.wantsLines ? nil : expression.inline
        case .assignment(let target, let value): value.wantsLines ? nil : target.inline + " = " + value.inline
        case .constant: nil
        }
    }
}

extension Expression {
    /// On one line.
    var inline: String {
        var text = ""
        write(to: &text)
        return text
    }

    /// On one line of at most so many characters, or nil where it is longer.
    func inline(within room: Int) -> String? {
        var text = ""
        // No character takes more than four bytes: past that many, the rest need not be written to know.
        write(to: &text, limit: max(0, room) * 4)
        return text.count <= room ? text : nil
    }

    /// Appends it on one line; past `limit` bytes, anything may be left out.
    func write(to text: inout String, limit: Int = .max) {
        guard text.utf8.count <= limit else { return }
        switch self {
        case .plain(let code): text += code
        case .text(let value): SwiftText.write(value, to: &text)
        case .member(let base, let name):
            base.write(to: &text, limit: limit)
            text += "."
            text += Identifier.escaped(name)
        case .call(let callee, let arguments):
            callee.write(to: &text, limit: limit)
            text += "("
            Self.write(arguments, to: &text) { argument, text in
                if let label = argument.label {
                    text += label
                    text += ": "
                }
                argument.value.write(to: &text, limit: limit)
            }
            text += ")"
        case .closure(let statements): Self.write(statements, opening: "{ ", to: &text)
        case .trailingClosure(let callee, let parameters, let statements):
            callee.write(to: &text, limit: limit)
            Self.write(statements, opening: " {" + (parameters.map { " \($0) in" } ?? "") + " ", to: &text)
        case .array(let elements):
            text += "["
            Self.write(elements, to: &text) { $0.write(to: &$1, limit: limit) }
            text += "]"
        case .dictionary(let pairs):
            text += pairs.isEmpty ? "[:" : "["
            Self.write(pairs, to: &text) { pair, text in
                pair.0.write(to: &text, limit: limit)
                text += ": "
                pair.1.write(to: &text, limit: limit)
            }
            text += "]"
        }
    }

    private static func write<Item>(_ items: [Item], to text: inout String, _ one: (Item, inout String) -> Void) {
        for (index, item) in items.enumerated() {
            if index > 0 { text += ", " }
            one(item, &text)
        }
    }

    private static func write(_ statements: [Statement], opening: String, to text: inout String) {
        text += opening
        text += statements.map { $0.inline ?? "" }.joined(separator: "; ")
        text += " }"
    }

    /// Whether it reads better over several lines even where one would do.
    var wantsLines: Bool {
        switch self {
        case .array(let elements): elements.count > 1 && elements.contains { $0.isCall }
        case .closure(let statements): statements.count > 1
        case .trailingClosure(_, let parameters, let statements): statements.count > 1 || parameters != nil
        case .call(_, let arguments): arguments.contains { $0.value.wantsLines }
        default: false
        }
    }

    private var isCall: Bool { if case .call = self { true } else { false } }
}

/// Text as a Swift string literal.
enum SwiftText {
    static func literal(_ text: String) -> String {
        var result = ""
        write(text, to: &result)
        return result
    }

    static func write(_ text: String, to result: inout String) {
        let needsNoEscape = text.utf8.allSatisfy { byte in
            byte >= 0x20 && byte < 0x7F && byte != UInt8(ascii: "\\") && byte != UInt8(ascii: "\"")
        }
        result += "\""
        if needsNoEscape { result += text } else { for scalar in text.unicodeScalars { write(scalar, to: &result) } }
        result += "\""
    }

    private static func write(_ scalar: Unicode.Scalar, to result: inout String) {
        switch scalar {
        case "\"": result += "\\\""
        case "\\": result += "\\\\"
        case "\n": result += "\\n"
        case "\r": result += "\\r"
        case "\t": result += "\\t"
        default:
            let isPlain = scalar.isASCII ? scalar.value >= 0x20 && scalar.value != 0x7F : scalar.properties.isVisible
            result += isPlain ? String(scalar) : "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
        }
    }
}

extension Unicode.Scalar.Properties {
    /// Letters, marks, numbers, punctuation and symbols; nothing that could hide or turn text around.
    fileprivate var isVisible: Bool {
        switch generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .surrogate, .unassigned,
            .spaceSeparator:
            false
        default: true
        }
    }
}
