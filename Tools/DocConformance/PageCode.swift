/// The Swift of one page, cut into snippets.
struct PageCode {
    let snippets: [Snippet]

    init(page: Page) throws(UnreadablePage) {
        let code = CodeFinder().code(in: page)
        // Where one chain has lost its line breaks, comments have swallowed code elsewhere: nothing on the page is sure.
        if let first = code.collapsedLines.first {
            throw UnreadablePage(page: page.name, line: first + 1, reason: .collapsed(lines: code.collapsedLines.count))
        }
        snippets = SnippetMaker().snippets(of: code)
        if snippets.isEmpty { throw UnreadablePage(page: page.name, reason: .noCode) }
    }
}
