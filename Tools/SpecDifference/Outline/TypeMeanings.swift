import SpecKit

/// Types with every alias of a spec replaced by what it stands for, written in one way.
struct TypeMeanings {
    /// An alias that stands for itself, whatever the way round, ends here.
    private static let deepest = 8
    private let aliases: [String: String]

    init(_ spec: Spec) {
        aliases = Dictionary(
            spec.items.compactMap { _, item in
                if case .alias(let alias) = item { (alias.facts.name.value, alias.type.text) } else { nil }
            },
            uniquingKeysWith: { first, _ in first }
        )
    }

    /// What a type is, however it is written.
    func meaning(of type: String) -> String {
        var text = expanded(type, depth: 0).filter { $0 != " " }
        while let inner = Self.withoutParentheses(text) { text = inner }
        return text
    }

    private func expanded(_ type: String, depth: Int) -> String {
        guard depth < Self.deepest else { return type }
        return type.replacing(/[A-Za-z_][A-Za-z_0-9]*/) { match in
            let name = String(match.output)
            return aliases[name].map { "(" + expanded($0, depth: depth + 1) + ")" } ?? name
        }
    }

    /// What stands in parentheses that close at the end, where that is one type; nil where there are none.
    private static func withoutParentheses(_ text: String) -> String? {
        guard text.first == "(", text.last == ")" else { return nil }
        var depth = 0
        for (index, letter) in zip(text.indices, text) {
            if letter == "(" { depth += 1 }
            if letter == ")" { depth -= 1 }
            if letter == ",", depth == 1 { return nil }
            if depth == 0, text.index(after: index) < text.endIndex { return nil }
        }
        let inner = text.dropFirst().dropLast()
        return inner.isEmpty ? nil : String(inner)
    }
}
