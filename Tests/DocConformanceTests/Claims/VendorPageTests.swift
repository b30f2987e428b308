import DocConformance
import Foundation
import Testing

@Suite("The vendor's pages", .enabled(if: Places.hasRealPages, "the vendor's pages are not here: ../shared/docs"))
struct VendorPageTests {
    @Test("the French page has one error, the name that its parameter hides [R61]")
    func french() throws {
        let report = try DocsTypecheck(pages: [Places.realPage("fr-modal-rich-media.txt")]).run()
        #expect(report.findings.map(\.line) == [234])
        #expect(report.findings.map(\.column) == [9])
        #expect(report.findings.map(\.severity) == [.error])
        #expect(report.findings.map(\.suggestion) == ["self.richMediaManager(richMediaManager, didClose: richMedia)"])
        #expect(report.unreadable.isEmpty)
        #expect(report.snippetCount == 4)
    }

    @Test("with self. in front the French page is clean in every mode [R03] [R10] [R31] [R52] [R61] [R62]")
    func frenchRemedied() throws {
        let text = try Places.text(at: Places.realPage("fr-modal-rich-media.txt"))
        let fault = "        richMediaManager(richMediaManager, didClose"
        #expect(text.contains(fault))
        try expectClean(
            text.replacingOccurrences(of: fault, with: "        self.richMediaManager(richMediaManager, didClose")
        )
    }

    @Test("the lines for Info.plist are no Swift and give no finding [R07]")
    func frenchPropertyList() throws {
        let lines = try Places.text(at: Places.realPage("fr-modal-rich-media.txt")).split(
            omittingEmptySubsequences: false,
            whereSeparator: \.isNewline
        )
        let key = try #require(lines.firstIndex { $0.contains("<key>") }) + 1
        let code = try swiftFiles(at: Places.realPage("fr-modal-rich-media.txt"))
        #expect(!code.isEmpty)
        #expect(code.allSatisfy { !$0.pageLines.overlaps(key...key + 1) && !$0.text.contains("<string>") })
    }

    @Test("the Portuguese page is clean in every mode [P02] [P11] [P25] [P29] [P50] [P55] [P59]")
    func portuguese() throws {
        try expectClean(try Places.text(at: Places.realPage("pt-push-primer.txt")))
    }

    @Test("the Hindi page, which lost its line breaks, ends as one notice")
    func hindi() throws {
        let report = try DocsTypecheck(pages: [Places.realPage("hi-push-primer.txt")]).run()
        #expect(report.findings.isEmpty)
        #expect(report.unreadable.map(\.reason) == [.collapsed(lines: 4)])
        #expect(report.exitCode == 2)
    }
}
