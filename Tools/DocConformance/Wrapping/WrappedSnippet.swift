/// A snippet with what it needs around it, line by line, each line knowing where in the page it comes from.
struct WrappedSnippet: Sendable, Hashable {
    struct Line: Sendable, Hashable {
        let text: String
        /// The line of the page, counted from 1; nil for what was put around it.
        let pageLine: Int?
    }

    /// In whose company a file is compiled.
    enum Company: Sendable, Hashable {
        /// Together with others that import the same modules.
        case shared
        /// In a module of its own.
        case alone
        /// In a module of its own, with statements outside all functions.
        case script
    }

    let snippet: Snippet
    let company: Company
    let lines: [Line]

    var text: String { lines.map { $0.text + "\n" }.joined() }

    /// The place in the page of a place in the wrapped text, both counted from 1.
    ///
    /// What is noticed in the lines around the snippet belongs to the snippet's nearest line.
    func pageLine(ofLine line: Int) -> Int {
        let index = min(max(line - 1, 0), lines.count - 1)
        if let exact = lines[index].pageLine { return exact }
        let before = lines[..<index].last { $0.pageLine != nil }?.pageLine
        let after = lines[index...].first { $0.pageLine != nil }?.pageLine
        return before ?? after ?? snippet.lines.lowerBound + 1
    }
}
