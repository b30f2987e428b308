/// How large the parts of a piece of generated Swift are. It is laid out by the project's printer, which is relied on.
struct CodeSize {
    let lines: Int
    /// Elements of the longest array or dictionary literal.
    private(set) var longestLiteral = 0
    /// Statements of the longest function.
    private(set) var longestFunction = 0

    init(_ text: String) {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        self.lines = text.hasSuffix("\n") ? lines.count - 1 : lines.count
        countLiterals(lines)
        countStatements(lines)
    }

    private mutating func countLiterals(_ lines: [String]) {
        // For each bracket that is open: how many elements have begun in it, and whether the last has its comma.
        var open: [(elements: Int, isComplete: Bool)] = []
        for line in lines where !line.drop(while: { $0 == " " }).hasPrefix("//") {
            for character in Self.withoutText(line) {
                switch character {
                case ")", "}": open.removeLast()
                case "]": longestLiteral = max(longestLiteral, open.removeLast().elements)
                case " ": continue
                default:
                    if let last = open.indices.last {
                        if character != ",", open[last].isComplete { open[last].elements += 1 }
                        open[last].isComplete = character == ","
                    }
                    if "([{".contains(character) { open.append((0, true)) }
                }
            }
        }
    }

    /// A line with its string literals left empty.
    private static func withoutText(_ line: String) -> String {
        var result = ""
        var isText = false
        var isEscaped = false
        for character in line {
            if isEscaped {
                isEscaped = false
            } else if isText, character == "\\" {
                isEscaped = true
            } else if character == "\"" {
                isText.toggle()
                result.append(character)
            } else if !isText {
                result.append(character)
            }
        }
        return result
    }

    private mutating func countStatements(_ lines: [String]) {
        // A function's head ends with a brace; its statements start one step further in than it.
        var function: (indent: Int, statements: Int)?
        for line in lines {
            let indent = line.prefix { $0 == " " }.count
            let rest = line.dropFirst(indent)
            if let current = function {
                if indent == current.indent, rest == "}" {
                    longestFunction = max(longestFunction, current.statements)
                    function = nil
                } else if indent == current.indent + 4, let first = rest.first, first.isLetter || first == "_" {
                    function?.statements += 1
                }
            } else if line.hasSuffix("{"), line.contains("func ") || line.contains("init(") || rest.hasPrefix(")") {
                function = (indent, 0)
            }
        }
    }
}
