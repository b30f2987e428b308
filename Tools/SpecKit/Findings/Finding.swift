import Foundation

/// One thing a tool found in a page or a spec file, with its place.
public struct Finding: Codable, Sendable, Hashable {
    /// Path of the page, as it was given.
    public let page: String
    /// Line in the page, from 1.
    public let line: Int
    /// Column in the line, from 1, counted in Unicode scalars.
    public let column: Int
    /// Identifier of the rule that found it, such as `snippet-compile`.
    public let rule: String
    /// How grave it is.
    public let severity: FindingSeverity
    /// The words of the page it is about, empty where there are none.
    public let fragment: String
    /// What is wrong, in one line.
    public let message: String
    /// What to write in place of the fragment, only where that is certain.
    public let suggestion: String?

    /// Creates a finding from its facts.
    public init(
        page: String,
        line: Int,
        column: Int,
        rule: String,
        severity: FindingSeverity,
        fragment: String,
        message: String,
        suggestion: String? = nil
    ) {
        self.page = page
        self.line = line
        self.column = column
        self.rule = rule
        self.severity = severity
        self.fragment = fragment
        self.message = message
        self.suggestion = suggestion
    }

    /// Writes every key, also the suggestion that is not there, as `null`.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(page, forKey: .page)
        try container.encode(line, forKey: .line)
        try container.encode(column, forKey: .column)
        try container.encode(rule, forKey: .rule)
        try container.encode(severity, forKey: .severity)
        try container.encode(fragment, forKey: .fragment)
        try container.encode(message, forKey: .message)
        try container.encode(suggestion, forKey: .suggestion)
    }
}

extension Finding: Comparable {
    /// Orders by page, then by place, then by rule and message.
    public static func < (first: Finding, second: Finding) -> Bool {
        (first.page, first.line, first.column, first.rule, first.message)
            < (second.page, second.line, second.column, second.rule, second.message)
    }
}
