import DocConformance
import Foundation
import SpecKit
import Testing

@Suite("A report")
struct ReportTests {
    private let report = DocsReport(
        findings: [
            Finding(
                page: "b.txt",
                line: 2,
                column: 1,
                rule: "snippet-compile",
                severity: .warning,
                fragment: "x",
                message: "m"
            ),
            Finding(
                page: "a.txt",
                line: 10,
                column: 3,
                rule: "snippet-compile",
                severity: .error,
                fragment: "f()",
                message: "wrong",
                suggestion: "g()"
            ),
            Finding(
                page: "a.txt",
                line: 9,
                column: 30,
                rule: "snippet-compile",
                severity: .error,
                fragment: "",
                message: "n"
            ),
        ],
        unreadable: [],
        snippetCount: 3
    )

    @Test("as text has a line for each finding, in the order of the pages")
    func text() {
        #expect(
            report.text == """
                a.txt:9:30: error: n [snippet-compile]
                a.txt:10:3: error: wrong [snippet-compile]
                    write: g()
                b.txt:2:1: warning: m [snippet-compile]

                """
        )
        #expect(report.exitCode == 1)
    }

    @Test("as JSON has every key of every finding, and reads back the same")
    func json() throws {
        let json = try report.json()
        let document = try JSONDecoder().decode(FindingsDocument.self, from: Data(json.utf8))
        #expect(document.findings == report.findings)
        let object = try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: [[String: Any]]])
        let keys: Set = ["page", "line", "column", "rule", "severity", "fragment", "message", "suggestion"]
        #expect(object["findings"]?.count == 3)
        #expect(object["findings"]?.allSatisfy { Set($0.keys) == keys } ?? false)
    }

    @Test("without findings is clean")
    func clean() throws {
        let clean = DocsReport(findings: [], unreadable: [], snippetCount: 1)
        #expect(clean.text == "" && clean.exitCode == 0)
        #expect(try clean.json().filter { !$0.isWhitespace } == "{\"findings\":[]}")
    }
}
