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
        let room = Self.width - depth * 4 - Self.columns(before) - 2 * after.utf8.count
        if !expression.wantsLines {
            let start = output.count
            startLine(before, "", depth)
            if expression.write(to: &output, within: room) {
                output += after.utf8
                return endLine()
            }
            output.removeLast(output.count - start)
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
        var text: [UInt8] = []
        return write(to: &text) ? String(decoding: text, as: UTF8.self) : nil
    }

    /// Appends it as one expression in braces; false, and nothing appended, where it is none.
    fileprivate func write(to text: inout [UInt8]) -> Bool {
        switch self {
        case .expression(let expression), .result(let expression):
            if expression.wantsLines { return false }
            expression.write(to: &text)
        case .assignment(let target, let value):
            if value.wantsLines { return false }
            target.write(to: &text)
            text += " = ".utf8
            value.write(to: &text)
        case .constant: return false
        }
        return true
    }
}

extension Expression {
    /// On one line.
    var inline: String {
        if case .plain(let code) = self { return code }
        var text: [UInt8] = []
        write(to: &text)
        return String(decoding: text, as: UTF8.self)
    }

    /// Appends it on one line of at most so many characters; false, and nothing appended, where it is longer.
    func write(to text: inout [UInt8], within room: Int) -> Bool {
        let start = text.count
        // Nearly every line is plain letters: with more bytes than there is room it is too long.
        write(to: &text, limit: start + max(0, room))
        if text.count - start <= room { return true }
        let isPlain = text[start...].allSatisfy { $0 < 0x80 }
        text.removeLast(text.count - start)
        if isPlain { return false }
        let whole = inline
        guard whole.count <= room else { return false }
        text += whole.utf8
        return true
    }

    /// Appends it on one line; once there are more than `limit` bytes, anything may be left out.
    fileprivate func write(to text: inout [UInt8], limit: Int = .max) {
        guard text.count <= limit else { return }
        switch self {
        case .plain(let code): text += code.utf8
        case .text(let value): SwiftText.write(value, to: &text)
        case .member(let base, let name):
            base.write(to: &text, limit: limit)
            text += ".".utf8
            text += Identifier.escaped(name).utf8
        case .call(let callee, let arguments):
            callee.write(to: &text, limit: limit)
            text += "(".utf8
            Self.write(arguments, to: &text) { argument, text in
                if let label = argument.label {
                    text += label.utf8
                    text += ": ".utf8
                }
                argument.value.write(to: &text, limit: limit)
            }
            text += ")".utf8
        case .closure(let statements): Self.write(statements, opening: "{ ", to: &text)
        case .trailingClosure(let callee, let parameters, let statements):
            callee.write(to: &text, limit: limit)
            Self.write(statements, opening: " {" + (parameters.map { " \($0) in" } ?? "") + " ", to: &text)
        case .array(let elements):
            text += "[".utf8
            Self.write(elements, to: &text) { $0.write(to: &$1, limit: limit) }
            text += "]".utf8
        case .dictionary(let pairs):
            text += (pairs.isEmpty ? "[:" : "[").utf8
            Self.write(pairs, to: &text) { pair, text in
                pair.0.write(to: &text, limit: limit)
                text += ": ".utf8
                pair.1.write(to: &text, limit: limit)
            }
            text += "]".utf8
        }
    }

    private static func write<Item>(_ items: [Item], to text: inout [UInt8], _ one: (Item, inout [UInt8]) -> Void) {
        for (index, item) in items.enumerated() {
            if index > 0 { text += ", ".utf8 }
            one(item, &text)
        }
    }

    private static func write(_ statements: [Statement], opening: String, to text: inout [UInt8]) {
        text += opening.utf8
        for (index, statement) in statements.enumerated() {
            if index > 0 { text += "; ".utf8 }
            _ = statement.write(to: &text)
        }
        text += " }".utf8
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
    static func write(_ text: String, to result: inout [UInt8]) {
        let needsNoEscape = text.utf8.allSatisfy { byte in
            byte >= 0x20 && byte < 0x7F && byte != UInt8(ascii: "\\") && byte != UInt8(ascii: "\"")
        }
        let quote = UInt8(ascii: "\"")
        result.append(quote)
        if needsNoEscape {
            result += text.utf8
        } else {
            for scalar in text.unicodeScalars { result += code(scalar).utf8 }
        }
        result.append(quote)
    }

    private static func code(_ scalar: Unicode.Scalar) -> String {
        switch scalar {
        case "\"": return "\\\""
        case "\\": return "\\\\"
        case "\n": return "\\n"
        case "\r": return "\\r"
        case "\t": return "\\t"
        default:
            let isPlain = scalar.isASCII ? scalar.value >= 0x20 && scalar.value != 0x7F : scalar.properties.isVisible
            return isPlain ? String(scalar) : "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
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
