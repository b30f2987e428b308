extension LookedAtLine {
    /// A statement with words of its own, a call on a member, an assignment to one.
    var isStatement: Bool {
        guard let first = words.first else { return false }
        if first.kind == .keyword {
            switch first.text {
            case _ where SwiftToken.statementWords.contains(first.text):
                let binds = words.count > 2 && (words[1].isKeyword("let") || words[1].isKeyword("case"))
                return opensBlock || (binds && words.contains { $0.isPunctuation("=") })
            case "try", "await", "throw", "return": return Chain(words.dropFirst(tryWords)).isCall
            case "self", "super": return Chain(words[...]).isCall
            default: return false
            }
        }
        if first.kind == .name && first.text == "_" && words.count > 2 && words[1].isPunctuation("=") {
            return Chain(words.dropFirst(tryWords + 2)).isCall
        }
        return Chain(words[...]).isCall || isPlainCallWithValue || opensTask
    }

    /// `Pushwoosh.configure.pushPrimer`, nothing called yet.
    var isChainHead: Bool { Chain(words[...]).isMember }

    /// `.minInterval(7 * 24 * 60 * 60)`, `.present { outcome in`.
    var isLink: Bool {
        words.first?.isPunctuation(".") ?? false && Chain(words[...]).isCall
    }

    /// A chain on one line with blanks before its links.
    var isCollapsedChain: Bool {
        guard words.count > 4, words[0].kind == .name, words[1].isPunctuation("."), words[2].kind == .name else {
            return false
        }
        let wordPair = zip(words, words.dropFirst()).enumerated().first { $1.0.kind == .name && $1.1.kind == .name }
        let end = min(words.count - 2, wordPair.map { $0.offset + 2 } ?? words.count)
        return (3..<max(end, 3)).contains { index in
            words[index].isPunctuation(".") && words[index + 1].kind == .name
                && words[index].range.lowerBound > words[index - 1].range.upperBound
                && words[index + 1].range.lowerBound == words[index].range.upperBound
                && (words[index + 2].isPunctuation("(") || words[index + 2].isPunctuation("{"))
                && (words[index - 1].kind == .name || words[index - 1].isPunctuation(")"))
        }
    }

    /// What can stand only behind other Swift.
    var continuesSwift: Bool {
        guard let first = words.first else { return false }
        if first.kind == .punctuation {
            let isDoubled = words.count > 1 && words[1].text == first.text
            return "})]?:.".contains(first.text) || ("&|".contains(first.text) && isDoubled)
        }
        if first.kind == .keyword { return ["else", "catch", "return", "break", "throw"].contains(first.text) }
        guard words.count > 1, first.kind == .name else { return false }
        let touches = words[1].range.lowerBound == first.range.upperBound
        return words[1].isPunctuation("=") || (words[1].isPunctuation("(") && touches)
    }

    private var tryWords: Int {
        let marks: Set<String> = ["_", "=", "try", "await", "throw", "return"]
        return words.prefix { marks.contains($0.text) }.count { $0.kind == .keyword }
    }

    private var opensBlock: Bool { words.contains { $0.isPunctuation("{") } }

    private var opensTask: Bool { words.count > 1 && words[0].text == "Task" && words[1].isPunctuation("{") }

    /// `print("token: \(token)")`, `track(event: "x")`: a call of a name alone, with a value that only code has.
    private var isPlainCallWithValue: Bool {
        guard words.count > 3, words[0].kind == .name, words[1].isPunctuation("("),
            words[1].range.lowerBound == words[0].range.upperBound, words.last?.isPunctuation(")") ?? false
        else { return false }
        return words[2].kind == .string || (words[2].kind == .name && words[3].isPunctuation(":"))
    }
}
