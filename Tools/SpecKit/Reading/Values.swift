/// Values of a mapping by kind, each checked.
extension Fields {
    /// Text in one piece; `required` complains where it is missing.
    func text(_ name: String) -> Located<String>? { take(name).flatMap { scalar($0, of: name) } }

    func requiredText(_ name: String) -> Located<String>? { require(name).flatMap { scalar($0, of: name) } }

    /// An abstract: one sentence, at most 150 characters in its first.
    func doc() -> Located<String> {
        guard let text = requiredText("doc") else { return Located("", place) }
        if text.value.isEmpty {
            diagnostics.report(.text, at: text.place, "'doc' is empty; say in one sentence what this is")
        }
        return text
    }

    /// A version such as `"7.1.10"`. It must be quoted: YAML reads 7.10 as a number.
    func version(_ name: String, required: Bool) -> Located<String>? {
        guard let node = required ? require(name) : take(name) else { return nil }
        guard case .scalar(let text, let isPlain) = node.content else {
            diagnostics.report(.value, at: node.place, "'\(name)' is a version in quotes; here is \(node.kindName)")
            return nil
        }
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        guard (2...3).contains(parts.count), parts.allSatisfy({ !$0.isEmpty && $0.allSatisfy(\.isASCIIDigit) }) else {
            diagnostics.report(
                .value,
                at: node.place,
                "'\(text)' is no version; write two or three numbers such as \"7.1.1\""
            )
            return nil
        }
        if isPlain {
            diagnostics.report(
                .value,
                at: node.place,
                "the version \(text) needs quotes, or YAML reads it as a number; write \"\(text)\"",
                suggestion: "\"\(text)\""
            )
        }
        return Located(text, node.place)
    }

    /// `true` or `false`.
    func flag(_ name: String, default standard: Bool = false) -> Bool {
        guard let node = take(name) else { return standard }
        switch node.text {
        case "true": return true
        case "false": return false
        default:
            diagnostics.report(.value, at: node.place, "'\(name)' is true or false")
            return standard
        }
    }

    /// One of the words allowed.
    func word<Word: RawRepresentable & CaseIterable>(
        _ name: String,
        required: Bool = true,
        _ type: Word.Type = Word.self
    ) -> Word? where Word.RawValue == String {
        guard let text = required ? requiredText(name) : text(name) else { return nil }
        if let word = Word(rawValue: text.value) { return word }
        report(word: text, of: name, allowed: Word.allCases.map(\.rawValue))
        return nil
    }

    func report(word: Located<String>, of name: String, allowed: [String]) {
        diagnostics.report(
            .value,
            at: word.place,
            "'\(name)' is one of \(allowed.joined(separator: ", ")); '\(word.value)' is not\(NearMiss.hint(word.value, in: allowed))",
            suggestion: NearMiss.of(word.value, in: allowed)
        )
    }

    /// A list of texts.
    func texts(_ name: String) -> [Located<String>] {
        list(name).compactMap { scalar($0, of: name) }
    }

    /// The items of a list; none where the key is not there.
    func list(_ name: String, required: Bool = false) -> [Node] {
        guard let node = required ? require(name) : take(name) else { return [] }
        guard case .sequence(let items) = node.content else {
            diagnostics.report(.value, at: node.place, "'\(name)' is a list; here is \(node.kindName)")
            return []
        }
        if items.isEmpty { diagnostics.report(.value, at: node.place, "'\(name)' is empty; fill it or remove the key") }
        return items
    }

    /// A whole number.
    func integer(_ name: String) -> Located<Int>? {
        guard let text = requiredText(name) else { return nil }
        guard let number = Int(text.value) else {
            diagnostics.report(.value, at: text.place, "'\(name)' is a whole number; '\(text.value)' is not")
            return nil
        }
        return Located(number, text.place)
    }

    func scalar(_ node: Node, of name: String) -> Located<String>? {
        guard let text = node.text else {
            diagnostics.report(.value, at: node.place, "'\(name)' is text; here is \(node.kindName)")
            return nil
        }
        return Located(text, node.place)
    }
}

extension Character {
    var isASCIIDigit: Bool { isASCII && isNumber }
}
