/// Findings as lines of text, `page:line:column: severity: message [rule]`.
public struct FindingsText {
    private let findings: [Finding]
    private let sources: SourceLines?

    /// Takes the findings; they are printed in the order of their places, with the source where it is given.
    public init(_ findings: [Finding], sources: SourceLines? = nil) {
        self.findings = findings.sorted()
        self.sources = sources
    }

    /// One line a finding, its place in the source and the suggestion where there are any, each ended by a line feed.
    public var text: String {
        findings.map(lines(of:)).joined()
    }

    private func lines(of finding: Finding) -> String {
        // A line break in a file's name would make two lines of one.
        let page = finding.page.replacing("\n", with: "\\n")
        let place = "\(page):\(finding.line):\(finding.column)"
        var text = "\(place): \(finding.severity.rawValue): \(finding.message) [\(finding.rule)]\n"
        if let line = sources?.line(finding.line, of: finding.page),
            let excerpt = SourceExcerpt(
                line: line,
                column: finding.column,
                length: finding.fragment.unicodeScalars.count
            )
        {
            text += excerpt.text
        }
        if let suggestion = finding.suggestion { text += "    write: \(suggestion)\n" }
        return text
    }
}
