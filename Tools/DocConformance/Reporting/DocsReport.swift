import SpecKit

/// What a run over pages came to.
public struct DocsReport: Sendable, Hashable {
    /// What is wrong in the pages, in the order of their places.
    public let findings: [Finding]
    /// The pages, or parts of them, that could not be checked.
    public let unreadable: [UnreadablePage]
    /// How many snippets were compiled.
    public let snippetCount: Int

    /// Creates a report.
    public init(findings: [Finding], unreadable: [UnreadablePage], snippetCount: Int) {
        self.findings = findings.sorted()
        self.unreadable = unreadable
        self.snippetCount = snippetCount
    }

    /// 2 when something could not be checked, 1 when there are findings, else 0.
    public var exitCode: Int32 {
        if !unreadable.isEmpty { return 2 }
        return findings.isEmpty ? 0 : 1
    }

    /// The findings, one a line.
    public var text: String { FindingsText(findings).text }

    /// What could not be checked, one notice a line: for the standard error stream, never among the findings.
    public var notices: String {
        unreadable.map { $0.description + "\n" }.joined()
    }

    /// The findings as JSON; throws only what the encoder throws.
    public func json() throws -> String {
        try FindingsDocument(findings).json()
    }
}
