extension LookedAtLine {
    /// Whether two words stand side by side outside brackets, as Swift has them only around its keywords.
    var hasWordsSideBySide: Bool {
        var depth = 0
        for (position, (word, next)) in zip(words, words.dropFirst()).enumerated() {
            if word.kind == .punctuation {
                if "([{".contains(word.text) { depth += 1 }
                if ")]}".contains(word.text) { depth -= 1 }
            }
            if next.kind == .foreign || word.kind == .foreign { return true }
            if depth <= 0 && word.kind == .name && next.kind == .name && !isAttributeName(word) { return true }
            // `.present()Styles`: a heading glued to a call; `} completion: {` is a label.
            let isClosed = word.isPunctuation(")") || word.isPunctuation("}")
            let isLabel = position + 2 < words.count && words[position + 2].isPunctuation(":")
            if isClosed && next.kind == .name && depth <= 0 && !isLabel { return true }
        }
        return false
    }

    /// Whether three words follow each other, wherever: Swift has at most two, such as `withError error`.
    var hasSentence: Bool {
        var run = 0
        for word in words {
            run = word.kind == .name || word.kind == .foreign ? run + 1 : 0
            if run == 3 { return true }
        }
        return false
    }

    /// `closeAfter(_:)`, `configure(with:present:)`: the name of a member, not a call of it.
    var isSymbolReference: Bool {
        zip(words, words.dropFirst()).contains { word, next in
            word.isPunctuation(":") && next.isPunctuation(")")
        }
    }

    private func isAttributeName(_ word: SwiftToken) -> Bool {
        words.contains { $0.isPunctuation("@") && $0.range.upperBound == word.range.lowerBound }
    }
}
