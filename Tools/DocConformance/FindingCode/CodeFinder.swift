/// The second stage: which lines of a page are Swift.
struct CodeFinder {
    private static let swiftLanguages: Set<String> = ["swift"]

    func code(in page: Page) -> FoundCode {
        var blocks: [CodeBlock] = []
        var collapsed: [Int] = []
        for part in Fences(page.lines).parts {
            switch part {
            case .fenced(let lines, let language) where Self.swiftLanguages.contains(language):
                blocks.append(CodeBlock(page: page, lines: lines, setting: .fenced))
            case .fenced(let lines, ""), .open(let lines):
                let open = OpenText(page.lines, in: lines)
                blocks += open.swift.map { CodeBlock(page: page, lines: $0, setting: .open) }
                collapsed += open.collapsed
            case .fenced:
                break
            }
        }
        return FoundCode(blocks: blocks, collapsedLines: collapsed)
    }
}
