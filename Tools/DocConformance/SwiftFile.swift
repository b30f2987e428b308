/// A piece of a page's Swift as a file that can be compiled.
public struct SwiftFile: Sendable, Hashable {
    /// What the page shows, which decides what was put around it.
    public enum Content: String, Sendable, Hashable {
        /// A whole file, as it stands on the page.
        case file
        /// Functions of an app delegate.
        case members
        /// Statements of a function.
        case statements
        /// Links of a chain.
        case links
    }

    /// What the page shows.
    public let content: Content
    /// The page's lines it comes from, counted from 1.
    public let pageLines: ClosedRange<Int>
    /// Whether it is marked `@main`.
    public let isEntryPoint: Bool
    /// The text, ended by a line feed.
    public let text: String
}

/// The Swift of the page at a path, as files; throws an `UnreadablePage` where there is none.
public func swiftFiles(at path: String) throws -> [SwiftFile] {
    try swiftFiles(of: try PageReader().page(at: path))
}

/// The Swift of a page, as files; throws an `UnreadablePage` where there is none.
public func swiftFiles(of page: Page) throws -> [SwiftFile] {
    try PageCode(page: page).snippets.enumerated().map { number, snippet in
        SwiftFile(
            content: SwiftFile.Content(snippet.kind),
            pageLines: snippet.lines.lowerBound + 1...snippet.lines.upperBound,
            isEntryPoint: snippet.isEntryPoint,
            text: SnippetWrapper().wrap(snippet, number: number).text
        )
    }
}

/// The Swift of the page at a path as it would be compiled, each piece behind a comment with its place.
public func printedSwift(at path: String) throws -> String {
    try swiftFiles(at: path).map { file in
        let kind = file.content.rawValue + (file.isEntryPoint ? ", entry point" : "")
        return "// \(path):\(file.pageLines.lowerBound): \(kind)\n" + file.text
    }.joined(separator: "\n")
}

extension SwiftFile.Content {
    init(_ kind: Snippet.Kind) {
        switch kind {
        case .file: self = .file
        case .members: self = .members
        case .statements: self = .statements
        case .links: self = .links
        }
    }
}
