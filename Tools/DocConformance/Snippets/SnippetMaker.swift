/// The third stage: blocks of code become snippets, each with what it needs to be compiled.
struct SnippetMaker {
    /// What a page is taken to import that imports nothing.
    static let usualImports = ["UIKit", "PushwooshFramework"]

    func snippets(of code: FoundCode) -> [Snippet] {
        let blocks = code.blocks.map { ($0, ItemSplitter.items(of: $0)) }
        let pageImports = imports(of: blocks.flatMap { block, items in items.map { (block.page, $0) } })
        var chainHead: String?
        var snippets: [Snippet] = []
        for (block, items) in blocks {
            for group in groups(of: items) {
                chainHead = head(of: group.items, in: block.page) ?? chainHead
                guard let kind = group.kind else { continue }
                let own = imports(of: group.items.map { (block.page, $0) })
                snippets.append(
                    Snippet(
                        kind: kind,
                        page: block.page,
                        items: group.items,
                        imports: own.isEmpty ? (pageImports.isEmpty ? Self.usualImports : pageImports) : own,
                        chainHead: chainHead
                    )
                )
            }
        }
        return snippets
    }

    private func groups(of items: [CodeItem]) -> [SnippetGroup] {
        var groups: [SnippetGroup] = []
        var isJoinable = false
        for item in items {
            if item.kind == .signature {
                isJoinable = false
            } else if isJoinable, var last = groups.popLast() {
                let isAdded = last.add(item)
                groups.append(last)
                if !isAdded { groups.append(SnippetGroup(item)) }
            } else {
                groups.append(SnippetGroup(item))
                isJoinable = true
            }
        }
        return groups
    }

    /// The modules that items import, each once, in their order.
    private func imports(of items: [(page: Page, item: CodeItem)]) -> [String] {
        var seen: Set<String> = []
        return items.filter { $0.item.kind == .moduleImport }
            .compactMap { page, item in ImportLine(page.lines[item.lines.upperBound - 1])?.module }
            .filter { seen.insert($0).inserted }
    }

    /// `Pushwoosh.configure.pushPrimer` of the last chain whose links stand on lines of their own.
    private func head(of items: [CodeItem], in page: Page) -> String? {
        items.last { $0.kind == .statement && $0.lines.count > 1 }.flatMap { item in
            item.lines.compactMap { index -> String? in
                let line = LookedAtLine(page.lines[index])
                return line.isChainHead ? line.words.map(\.text).joined() : nil
            }.last
        }
    }
}
