/// Findings as lines of text, `page:line:column: severity: message [rule]`.
public struct FindingsText: Sendable {
    private let findings: [Finding]

    /// Takes the findings; they are printed in the order of their places.
    public init(_ findings: [Finding]) {
        self.findings = findings.sorted()
    }

    /// One line a finding, a second one with the suggestion where there is one, each ended by a line feed.
    public var text: String {
        findings.map(Self.lines(of:)).joined()
    }

    private static func lines(of finding: Finding) -> String {
        // A line break in a file's name would make two lines of one.
        let page = finding.page.replacing("\n", with: "\\n")
        let place = "\(page):\(finding.line):\(finding.column)"
        let line = "\(place): \(finding.severity.rawValue): \(finding.message) [\(finding.rule)]\n"
        guard let suggestion = finding.suggestion else { return line }
        return line + "    write: \(suggestion)\n"
    }
}
