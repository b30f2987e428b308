/// What a line looks like that begins outside all brackets, comments and strings.
enum LineLook: Sendable, Hashable {
    case blank
    /// Nothing but a comment or an attribute: belongs to the code that follows.
    case preface
    /// Swift without doubt: an import, a declaration, a call on a member.
    case swift
    /// The first line of a chain, such as `Pushwoosh.configure.pushPrimer`: Swift if links follow.
    case chainHead
    /// `.name(…)` on its own: a link of a chain.
    case link
    /// Swift if it stands among Swift: a closing bracket, `else`, a plain assignment or call.
    case continuation
    /// A chain with all its links on one line, as pages have it that lost their line breaks.
    case collapsedChain
    case objectiveC
    case prose
}

/// A line in the form the rules below look at.
struct LookedAtLine {
    /// The tokens without comments.
    let words: [SwiftToken]
    let hasComment: Bool

    init(_ line: String) {
        var lexer = SwiftLexer()
        let tokens = lexer.tokens(of: line)
        words = tokens.filter { $0.kind != .comment }
        hasComment = words.count < tokens.count
    }

    /// Takes words that may have stood on several lines.
    init(words: [SwiftToken]) {
        self.words = words
        hasComment = false
    }
}

extension LineLook {
    /// One way to recognise a look.
    struct Rule: Sendable {
        let look: LineLook
        let matches: @Sendable (LookedAtLine) -> Bool
    }

    /// The first rule that matches wins.
    static let rules: [Rule] = [
        Rule(look: .blank) { $0.words.isEmpty && !$0.hasComment },
        Rule(look: .preface) { $0.words.isEmpty },
        Rule(look: .objectiveC) { $0.looksLikeObjectiveC },
        Rule(look: .preface) { $0.isAttribute },
        Rule(look: .collapsedChain) { $0.isCollapsedChain },
        Rule(look: .prose) { $0.hasWordsSideBySide || $0.isSymbolReference },
        Rule(look: .swift) { $0.isImport || $0.isCompilerDirective },
        Rule(look: .swift) { $0.isDeclaration },
        Rule(look: .link) { $0.isLink },
        Rule(look: .swift) { $0.isStatement },
        Rule(look: .chainHead) { $0.isChainHead },
        Rule(look: .continuation) { $0.continuesSwift },
    ]

    init(of line: String) {
        let line = LookedAtLine(line)
        self = Self.rules.first { $0.matches(line) }?.look ?? .prose
    }
}
