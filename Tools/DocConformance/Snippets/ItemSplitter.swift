/// Cuts a block of code into its items.
struct ItemSplitter {
    private let block: CodeBlock
    private var items: [CodeItem] = []
    private var start = 0
    private var tokens: [SwiftToken] = []
    private var lastFilledLine: Int?

    static func items(of block: CodeBlock) -> [CodeItem] {
        var splitter = ItemSplitter(block)
        splitter.split()
        return splitter.items
    }

    private init(_ block: CodeBlock) {
        self.block = block
        start = block.lines.lowerBound
    }

    private mutating func split() {
        var lexer = SwiftLexer()
        for index in block.lines {
            let isOpen = lexer.isOpen
            let words = lexer.tokens(of: block.page.lines[index])
            if words.isEmpty { continue }
            if !isOpen && beginsItem(words, at: index) { finish(before: index) }
            tokens += words
            lastFilledLine = index
        }
        finish(before: block.lines.upperBound)
    }

    /// Whether a line that begins outside all brackets begins an item, or goes on with the one before.
    private func beginsItem(_ line: [SwiftToken], at index: Int) -> Bool {
        let before = tokens.filter { $0.kind != .comment }
        guard let first = line.first(where: { $0.kind != .comment }) else {
            return !before.isEmpty && !expectsMore(before)
        }
        if before.isEmpty || isAttributes(before) || expectsMore(before) { return false }
        if first.isPunctuation(".") { return isLooseLink(at: index) }
        if first.kind == .keyword { return !["else", "catch", "where"].contains(first.text) }
        return !(first.kind == .punctuation && "})]?:&|+-*=<>{".contains(first.text))
    }

    /// A link belongs to the chain before it, unless a gap parts them and it stands further left. Behind a gap,
    /// links that have no chain are each on their own.
    private func isLooseLink(at index: Int) -> Bool {
        guard let last = lastFilledLine, index > last + 1 else { return false }
        let isBehindLink = tokens.first { $0.kind != .comment }?.isPunctuation(".") ?? false
        return isBehindLink || indentation(index) < indentation(last)
    }

    private func expectsMore(_ words: [SwiftToken]) -> Bool {
        guard let last = words.last else { return false }
        return last.kind == .punctuation && "=,+-*/&|<.:".contains(last.text)
    }

    private func isAttributes(_ words: [SwiftToken]) -> Bool {
        words[0].isPunctuation("@") && LookedAtLine(words: words).isAttribute
    }

    private mutating func finish(before end: Int) {
        defer {
            start = end
            tokens = []
        }
        let words = tokens.filter { $0.kind != .comment }
        guard !words.isEmpty, let last = lastFilledLine else { return }
        let line = LookedAtLine(words: words)
        let kind = line.itemKind
        let isGap = items.last.map { start > $0.lines.upperBound } ?? false
        items.append(
            CodeItem(
                kind: kind,
                lines: start..<last + 1,
                declares: line.declaredName(kind),
                mentions: Set(words.filter { $0.kind == .name }.map(\.text)),
                indentation: indentation(start),
                followsGap: isGap,
                isEntryPoint: zip(words, words.dropFirst()).contains { $0.isPunctuation("@") && $1.text == "main" },
                conditionStep: kind == .directive ? ["if": 1, "endif": -1][words[1].text, default: 0] : 0
            )
        )
    }

    private func indentation(_ index: Int) -> Int {
        block.page.lines[index].unicodeScalars.prefix(while: \.isBlank).count
    }
}
