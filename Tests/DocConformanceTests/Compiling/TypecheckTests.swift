import DocConformance
import Foundation
import SpecKit
import Testing

@Suite("Compiling a page")
struct TypecheckTests {
    private func lines(_ report: DocsReport) -> [String] {
        report.findings.map { "\($0.line):\($0.column) \($0.severity.rawValue) \($0.message)" }
    }

    @Test("a page like the vendor's first one has one fault, at its own line and with its remedy [R61]")
    func oneFault() throws {
        let path = Places.ownPage("rich-media-queue.en.txt")
        let report = try DocsTypecheck(pages: [path]).run()
        let finding = try #require(report.findings.first)
        #expect(report.findings.count == 1 && report.unreadable.isEmpty && report.exitCode == 1)
        #expect((finding.page, finding.line, finding.column) == (path, 149, 9))
        #expect((finding.severity, finding.rule) == (.error, "snippet-compile"))
        #expect(finding.fragment == "richMediaManager(richMediaManager, didClose: richMedia)")
        #expect(finding.suggestion == "self.richMediaManager(richMediaManager, didClose: richMedia)")
        #expect(report.text.contains(":149:9: error: cannot call value of non-function type 'PWRichMediaManager'"))
    }

    @Test("the same page with its remedy is clean [R61]")
    func remedied() throws {
        let text = try Places.text(at: Places.ownPage("rich-media-queue.en.txt"))
        let fault = "        richMediaManager(richMediaManager, didClose"
        #expect(text.contains(fault))
        try expectClean(
            text.replacingOccurrences(of: fault, with: "        self.richMediaManager(richMediaManager, didClose")
        )
    }

    @Test("other pages of ours are clean", arguments: ["soft-question.de.txt", "fences.en.md", "flush-left.en.txt"])
    func clean(page: String) throws {
        try expectClean(try Places.text(at: Places.ownPage(page)))
    }

    @Test("a syntax error hides no other error, a type error no later one")
    func nothingIsHidden() throws {
        let report = try typechecked(
            """
            ```swift
            Pushwoosh.configure.registerForPushNotifications(
            ```
            ```swift
            let é = "ü"; Pushwoosh.configure.unknown()
            ```
            ```swift
            func answer() -> Int { }
            ```
            ```swift
            Pushwoosh.configure.registerForPushNotifications()
            ```
            """
        )
        #expect(report.findings.map(\.line) == [2, 5, 8])
        #expect(report.findings.allSatisfy { $0.severity == .error })
        #expect(report.findings[1].column == 34)
        #expect(report.findings[2].message.contains("missing return"))
    }

    @Test("warnings are found, and what only the wrapping brings about is not")
    func warnings() throws {
        let report = try typechecked("let count = 3\nvar name = \"x\"\nPushwoosh.configure.getPushToken()\n")
        #expect(lines(report) == ["3:21 warning result of call to 'getPushToken()' is unused"])
        #expect(report.exitCode == 1)
    }

    @Test("what all language modes say is one finding, what one says as well")
    func modes() throws {
        let race = """
            class Counter: NSObject { var count = 0 }
            nonisolated func start(_ counter: Counter) { Task { @MainActor in counter.count += 1 }; counter.count += 1 }
            """
        #expect(try typechecked(race, modes: [.swift5]).findings.isEmpty)
        let inSix = try typechecked(race, modes: [.swift6])
        #expect(inSix.findings.map(\.severity) == [.error])
        #expect(try typechecked(race, modes: [.swift5, .swift6]).findings.count == 1)
        #expect(try typechecked("Pushwoosh.configure.unknown()\n").findings.count == 1)
    }

    @Test("a bracket that is not closed is said in words of the page")
    func unclosed() throws {
        let report = try typechecked(
            "func show() {\n    Pushwoosh.configure.registerForPushNotifications()\n\nA sentence follows it.\n"
        )
        #expect(lines(report) == ["2:55 error a '{' of this code is never closed"])
    }

    @Test("a link of a chain the page does not show is no finding, one of a chain it shows is")
    func links() throws {
        try expectClean(".padding(4)\n")
        let head = "Pushwoosh.configure.pushPrimer\n    .title(\"x\")\n    .present()\n\nText.\n\n"
        #expect(
            lines(try typechecked(head + ".padding(4)\n")) == [
                "7:2 error value of type 'PWPushPrimerBuilder' has no member 'padding'"
            ]
        )
        try expectClean(head + ".present()\n\n.present { outcome in print(outcome == .accepted) }\n")
    }

    @Test("a suggestion is given only if the compiler then agrees")
    func suggestions() throws {
        let hidden = """
            class Player {
                func play(_ title: String, loud: Bool) {}
                func play(_ play: Int) { play("x", loud: true) }
                func stop(_ play: Int) { play("x", quiet: true) }
            }
            """
        let findings = try typechecked(hidden).findings
        #expect(findings.map(\.line) == [3, 4])
        #expect(findings.map(\.suggestion) == ["func play(_ play: Int) { self.play(\"x\", loud: true) }", nil])
    }

    @Test("many snippets are compiled in few runs")
    func many() throws {
        let snippet = "```swift\nPushwoosh.configure.registerForPushNotifications()\n```\n"
        let clock = ContinuousClock()
        var reports: [DocsReport] = []
        let one = try clock.measure { reports.append(try typechecked(snippet)) }
        let hundred = try clock.measure { reports.append(try typechecked(String(repeating: snippet, count: 100))) }
        #expect(reports.map(\.snippetCount) == [1, 100])
        #expect(hundred < one * 10)
    }
}
