/// An enum or option set as an Objective-C declaration on a page states it.
struct ObjectiveCEnum: Sendable, Hashable {
    /// One case as it is written.
    struct Case: Sendable, Hashable {
        let name: ObjectiveCToken
        /// What stands behind the equals sign; empty where nothing does.
        let expression: [ObjectiveCToken]

        /// The expression with single blanks, as a person would write it.
        var expressionText: String {
            expression.map(\.text).joined(separator: " ").replacing("( ", with: "(").replacing(" )", with: ")")
        }
    }

    /// The macro: `NS_ENUM`, `NS_OPTIONS` or `NS_CLOSED_ENUM`.
    let macro: ObjectiveCToken
    let name: ObjectiveCToken
    let cases: [Case]
    /// The closing brace; nil where the page ends before it.
    let end: ObjectiveCToken?
    /// Whether dots say that cases were left out on purpose.
    let isAbridged: Bool
}

/// Finds the declarations of a page: `typedef NS_ENUM(NSInteger, Name) { … };`, wherever the lines break.
struct ObjectiveCEnumParser {
    private static let macros: Set = ["NS_ENUM", "NS_OPTIONS", "NS_CLOSED_ENUM"]
    /// A declaration with more tokens than this has lost its brace, and what follows is the rest of the page.
    private static let longestDeclaration = 20_000

    static func enums(in page: Page) -> [ObjectiveCEnum] {
        page.lines.indices.flatMap { line -> [ObjectiveCEnum] in
            let text = page.lines[line]
            return text.ranges(of: "typedef").compactMap { range in
                // A declaration in a line comment is none.
                if text[..<range.lowerBound].contains("//") { return nil }
                let column = text.unicodeScalars.distance(from: text.startIndex, to: range.lowerBound)
                return ObjectiveCEnumParser(page.lines, line: line, column: column).declaration()
            }
        }
    }

    private let tokens: [ObjectiveCToken]

    private init(_ lines: [String], line: Int, column: Int) {
        var lexer = ObjectiveCLexer(lines, line: line, column: column)
        var tokens: [ObjectiveCToken] = []
        while let token = lexer.next(), tokens.count < Self.longestDeclaration {
            tokens.append(token)
            // The second word decides whether this is an enum at all.
            if tokens.count == 2, !Self.macros.contains(token.text) { break }
            if token.text == "}" || token.text == ";" { break }
        }
        self.tokens = tokens
    }

    /// Nil where the words are no such declaration.
    private func declaration() -> ObjectiveCEnum? {
        guard tokens.count >= 6, tokens[0].text == "typedef", Self.macros.contains(tokens[1].text),
            tokens[2].text == "(", tokens[3].kind == .name,
            let comma = tokens.firstIndex(where: { $0.text == "," }), comma + 2 < tokens.count,
            tokens[comma + 1].kind == .name, tokens[comma + 2].text == ")",
            let open = tokens[(comma + 2)...].firstIndex(where: { $0.text == "{" })
        else { return nil }
        let end = tokens.last?.text == "}" ? tokens.last : nil
        let body = tokens[(open + 1)...].prefix { $0.text != "}" }
        let parts = Self.split(body)
        return ObjectiveCEnum(
            macro: tokens[1],
            name: tokens[comma + 1],
            cases: parts.compactMap(Self.entry),
            end: end,
            isAbridged: body.contains { $0.text == "…" }
                || zip(body, body.dropFirst()).contains { $0.text == "." && $1.text == "." }
        )
    }

    /// At the commas outside all parentheses.
    private static func split(_ body: some Collection<ObjectiveCToken>) -> [[ObjectiveCToken]] {
        var parts: [[ObjectiveCToken]] = [[]]
        var depth = 0
        for token in body {
            if token.text == "(" { depth += 1 }
            if token.text == ")" { depth -= 1 }
            if token.text == ",", depth == 0 {
                parts.append([])
            } else {
                parts[parts.count - 1].append(token)
            }
        }
        return parts
    }

    private static func entry(_ part: [ObjectiveCToken]) -> ObjectiveCEnum.Case? {
        let words = withoutAttributes(part.drop { $0.kind == .mark })
        guard let name = words.first, name.kind == .name else { return nil }
        let isAssigned = words.count > 1 && words[1].text == "="
        return ObjectiveCEnum.Case(name: name, expression: isAssigned ? Array(words.dropFirst(2)) : [])
    }

    /// Leaves out `NS_SWIFT_NAME(…)`, `API_AVAILABLE(…)` and their like: names in capitals behind the case's own.
    private static func withoutAttributes(_ part: some Collection<ObjectiveCToken>) -> [ObjectiveCToken] {
        let part = Array(part)
        let attribute = part.indices.dropFirst().first { index in
            let text = part[index].text
            guard part[index].kind == .name else { return false }
            let isCall = index + 1 < part.count && part[index + 1].text == "("
            return text.hasPrefix("__attribute") || text.hasSuffix("_ATTRIBUTE")
                || (isCall && text == text.uppercased())
        }
        guard let attribute else { return part }
        var end = attribute + 1
        if end < part.count, part[end].text == "(" {
            var depth = 0
            repeat {
                if part[end].text == "(" { depth += 1 }
                if part[end].text == ")" { depth -= 1 }
                end += 1
            } while depth > 0 && end < part.count
        }
        return withoutAttributes(part[..<attribute] + part[end...])
    }
}
