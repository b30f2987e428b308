/// Items that are compiled together, as they are gathered.
struct SnippetGroup {
    private(set) var items: [CodeItem]

    init(_ first: CodeItem) {
        items = [first]
    }

    var kind: Snippet.Kind? {
        let kinds = Set(items.map(\.kind)).subtracting([.moduleImport, .directive])
        if kinds.isEmpty { return items.contains { $0.kind == .moduleImport } ? .file : nil }
        if kinds.contains(.type) { return .file }
        if kinds.contains(.statement) || kinds == [.property] { return .statements }
        if kinds.contains(.link) { return .links }
        return .members
    }

    /// Adds an item; false when it has to begin a group of its own.
    mutating func add(_ item: CodeItem) -> Bool {
        guard accepts(item) else { return false }
        items.append(item)
        return true
    }

    private func accepts(_ item: CodeItem) -> Bool {
        // The branches of an `#if` stay together, though they may declare the same.
        if items.reduce(0, { $0 + $1.conditionStep }) > 0 { return true }
        if let name = item.declares, items.contains(where: { $0.declares == name }) { return false }
        let hasOnlyImports = items.allSatisfy { $0.kind == .moduleImport || $0.kind == .directive }
        switch item.kind {
        case .moduleImport: return hasOnlyImports
        case _ where hasOnlyImports: return item.kind != .link
        case .directive: return true
        case .type, .function: return !has(.link) && (!item.followsGap || !has(.statement))
        case .property: return !has(.link) && (!item.followsGap || !has(.function) || !has(.statement))
        case .statement: return !has(.link) && (!item.followsGap || acceptsBehindGap(item))
        case .link, .signature: return false
        }
    }

    /// Statements behind functions belong to them only if they use them.
    private func acceptsBehindGap(_ item: CodeItem) -> Bool {
        guard has(.function) || has(.type) else { return true }
        if has(.type) { return false }
        return items.contains { declared in
            declared.kind == .function && !declared.mentions.isDisjoint(with: item.mentions)
                && item.mentions.contains(functionName(declared))
        }
    }

    private func functionName(_ item: CodeItem) -> String {
        let words = item.declares?.split(separator: " ") ?? []
        guard let introducer = words.firstIndex(of: "func"), introducer + 1 < words.count else { return "" }
        return String(words[introducer + 1])
    }

    private func has(_ kind: CodeItem.Kind) -> Bool {
        items.contains { $0.kind == kind }
    }
}
