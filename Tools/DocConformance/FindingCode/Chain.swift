/// How far the words of a line can be read as one chain, `name.name(…)[…].name { …`.
struct Chain {
    private(set) var memberCount = 0
    private(set) var callCount = 0
    /// What stands behind the chain.
    private var rest: ArraySlice<SwiftToken>

    init(_ words: ArraySlice<SwiftToken>) {
        rest = words
        if let first = rest.first, first.kind == .name || ["self", "super", "Self"].contains(first.text) {
            rest.removeFirst()
        }
        while let word = rest.first {
            let next = rest.dropFirst().first
            if word.isPunctuation("."), let next, touches(word, next), next.kind != .punctuation {
                memberCount += 1
                rest = rest.dropFirst(2)
            } else if word.isPunctuation("(") || word.isPunctuation("[") {
                guard memberCount > 0 else { return }
                callCount += word.isPunctuation("(") ? 1 : 0
                skipBrackets()
            } else if word.isPunctuation("!") || word.isPunctuation("?"), next?.isPunctuation(".") ?? false {
                rest.removeFirst()
            } else {
                return
            }
        }
    }

    /// A member is called or set, and nothing of a sentence follows.
    var isCall: Bool {
        guard memberCount > 0 else { return false }
        guard let next = rest.first else { return callCount > 0 }
        if next.isPunctuation("{") { return true }
        if next.isPunctuation("=") { return rest.count > 1 && !isProse(rest.dropFirst()) }
        let isOperator = next.kind == .punctuation && "+-*/?&|<>".contains(next.text)
        return callCount > 0 && (isOperator || ["as", "is"].contains(next.text)) && rest.count > 1
    }

    /// Nothing but members.
    var isMember: Bool { memberCount > 0 && callCount == 0 && rest.isEmpty }

    private mutating func skipBrackets() {
        var depth = 0
        while let word = rest.popFirst() {
            guard word.kind == .punctuation else { continue }
            if "([{".contains(word.text) { depth += 1 }
            if ")]}".contains(word.text) { depth -= 1 }
            if depth == 0 { return }
        }
    }

    private func touches(_ first: SwiftToken, _ second: SwiftToken) -> Bool {
        first.range.upperBound == second.range.lowerBound
    }

    private func isProse(_ words: ArraySlice<SwiftToken>) -> Bool {
        zip(words, words.dropFirst()).contains { $0.kind == .name && $1.kind == .name }
    }
}
