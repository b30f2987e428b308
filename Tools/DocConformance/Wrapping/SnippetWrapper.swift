/// The fourth stage: each kind of snippet gets around it what makes it a file.
struct SnippetWrapper {
    /// What stands around the lines of a snippet.
    struct Surroundings {
        var company = WrappedSnippet.Company.shared
        var before: [String] = []
        var after: [String] = []
        /// Whether imports stay where they are; elsewhere they move to the top of the file.
        var keepsImports = false
    }

    /// One way to wrap a kind; `number` tells the snippets of one run apart.
    private typealias Wrapping = (_ snippet: Snippet, _ number: Int) -> Surroundings

    private static func wrapping(_ kind: Snippet.Kind) -> Wrapping {
        switch kind {
        case .file: file
        case .members: members
        case .statements: statements
        case .links: links
        }
    }

    func wrap(_ snippet: Snippet, number: Int) -> WrappedSnippet {
        let surroundings = Self.wrapping(snippet.kind)(snippet, number)
        let importLines = Set(snippet.importItems.flatMap(\.lines))
        let isImportMoved = !surroundings.keepsImports
        var lines: [WrappedSnippet.Line] = []
        if importLines.isEmpty {
            lines += snippet.imports.map { WrappedSnippet.Line(text: "import \($0)", pageLine: nil) }
        } else if isImportMoved {
            lines += importLines.sorted().map { line(of: snippet, at: $0) }
        }
        lines += surroundings.before.map { WrappedSnippet.Line(text: $0, pageLine: nil) }
        lines += snippet.lines.map { index in
            let isLeftOut = isImportMoved && importLines.contains(index)
            return isLeftOut ? WrappedSnippet.Line(text: "", pageLine: index + 1) : line(of: snippet, at: index)
        }
        lines += surroundings.after.map { WrappedSnippet.Line(text: $0, pageLine: nil) }
        return WrappedSnippet(snippet: snippet, company: surroundings.company, lines: lines)
    }

    private func line(of snippet: Snippet, at index: Int) -> WrappedSnippet.Line {
        let text = snippet.page.lines[index]
        // It would move what the compiler says to another place, out of the page.
        let isPlacement = text.drop(while: \.isWhitespace).hasPrefix("#sourceLocation")
        return WrappedSnippet.Line(text: isPlacement ? "" : text, pageLine: index + 1)
    }

    private static func file(_ snippet: Snippet, _ number: Int) -> Surroundings {
        let hasStatements = snippet.items.contains { $0.kind == .statement }
        return Surroundings(company: hasStatements ? .script : .alone, keepsImports: true)
    }

    private static func members(_ snippet: Snippet, _ number: Int) -> Surroundings {
        // The name is the one that guides use; the enum keeps it apart from the other snippets'.
        Surroundings(
            before: ["enum Snippet\(number) {", "class AppDelegate: UIResponder, UIApplicationDelegate {"],
            after: ["}", "}"]
        )
    }

    private static func statements(_ snippet: Snippet, _ number: Int) -> Surroundings {
        var words: Set<String> = []
        var mentionsSelf = false
        for index in snippet.lines {
            let line = LookedAtLine(snippet.page.lines[index])
            let keywords = line.words.filter { $0.kind == .keyword }.map(\.text)
            words.formUnion(keywords)
            mentionsSelf = mentionsSelf || keywords.contains("self")
        }
        let effects = (words.contains("await") ? " async" : "") + (words.contains("try") ? " throws" : "")
        guard mentionsSelf else {
            return Surroundings(before: ["@MainActor func snippet\(number)()\(effects) {"], after: ["}"])
        }
        let isAboutMedia = snippet.items.contains { $0.mentions.contains("media") }
        let delegates = isAboutMedia ? ", PWRichMediaPresentingDelegate" : ""
        return Surroundings(
            before: [
                "enum Snippet\(number) {",
                "class AppDelegate: UIResponder, UIApplicationDelegate\(delegates) {",
                "func snippet()\(effects) {",
            ],
            after: ["}", "}", "}"]
        )
    }

    private static func links(_ snippet: Snippet, _ number: Int) -> Surroundings {
        Surroundings(
            before: ["@MainActor func snippet\(number)() {", snippet.chainHead ?? Chain.usualHead],
            after: ["}"]
        )
    }
}

extension Chain {
    /// What a link is a link of where the page shows no chain before it.
    static let usualHead = "Pushwoosh.configure.pushPrimer"
}
