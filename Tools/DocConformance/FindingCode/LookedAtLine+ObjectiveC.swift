extension LookedAtLine {
    private static let directives: Set<String> = [
        "interface", "implementation", "end", "property", "protocol", "class", "selector", "synthesize", "dynamic",
        "autoreleasepool", "optional", "required", "import",
    ]

    private static let preprocessorWords: Set<String> = ["import", "include", "define", "pragma", "ifdef", "ifndef"]

    /// Objective-C, C, XML, JSON and shell: what stands on a page beside Swift.
    var looksLikeObjectiveC: Bool {
        guard let first = words.first else { return false }
        let second = words.dropFirst().first
        switch first.text {
        case "[", "<", "{", "$": return first.kind == .punctuation
        case "-", "+": return second?.isPunctuation("(") ?? false
        case "#": return second.map { Self.preprocessorWords.contains($0.text) } ?? false
        case "@":
            return second.map { Self.directives.contains($0.text) || $0.kind == .string || isBlock } ?? false
        case "typedef", "NS_ENUM", "NS_OPTIONS", "NS_ASSUME_NONNULL_BEGIN", "NS_ASSUME_NONNULL_END": return true
        default: return endsStatement || hasObjectiveCWords
        }
    }

    /// `@Metadata {`: a directive of a documentation compiler.
    private var isBlock: Bool {
        guard words.last?.isPunctuation("{") ?? false else { return false }
        return !words.contains { $0.kind == .keyword }
    }

    private var endsStatement: Bool { words.last?.isPunctuation(";") ?? false }

    private var hasObjectiveCWords: Bool {
        for (word, next) in zip(words, words.dropFirst()) {
            let touches = word.range.upperBound == next.range.lowerBound
            if word.isPunctuation("@") && next.kind == .string && touches { return true }
            if word.isPunctuation("^") && (next.isPunctuation("{") || next.isPunctuation("(")) { return true }
        }
        return words.count > 3 && words[0].kind == .name && words[1].isPunctuation("*") && words[2].kind == .name
            && words[3].isPunctuation("=")
    }
}
