import Foundation

/// Findings as JSON, `{"findings": [...]}`.
public struct FindingsDocument: Codable, Sendable, Hashable {
    /// The findings, in the order of their places.
    public let findings: [Finding]

    /// Takes the findings; they are sorted by their places.
    public init(_ findings: [Finding]) {
        self.findings = findings.sorted()
    }

    /// The document as text, keys sorted, ended by a line feed; throws only what the encoder throws.
    public func json() throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(self), as: UTF8.self) + "\n"
    }
}
