import DocConformance
import Foundation
import SpecKit
import Testing

/// Enums as pages declare them in Objective-C.
@Suite("An Objective-C enum on a page")
struct ObjectiveCEnumTests {
    static let page = Places.ownPage("objective-c-enums.en.txt")

    /// One change of the page, and what must be said of it.
    struct Change: Sendable, CustomTestStringConvertible {
        let name: String
        let right: String
        let wrong: String
        let rule: String
        /// The part of `wrong` that the finding stands at.
        let fault: String
        var suggestion: String?

        var testDescription: String { name }
    }

    private func report(_ text: String) throws -> DocsReport {
        let page = try TemporaryPage(text)
        return try DocsTypecheck(pages: [page.path], spec: try projectSpec()).run()
    }

    @Test("that agrees with the spec gives nothing, however it is laid out [R65 R66 R67 R68 R69]")
    func agrees() throws {
        let report = try report(Places.text(at: Self.page))
        #expect(report.text == "")
        #expect(report.notices == "")
        #expect(report.exitCode == 0)
    }

    @Test(
        "that agrees gives nothing on the French page beside its one error [R65 R66 R67 R68 R69]",
        .enabled(if: Places.hasRealPages, "the vendor's pages are not here: ../shared/docs")
    )
    func french() throws {
        let page = Places.realPage("fr-modal-rich-media.txt")
        let report = try DocsTypecheck(pages: [page], spec: try projectSpec()).run()
        #expect(report.findings.map(\.rule) == ["snippet-compile"])
        #expect(report.unreadable.isEmpty)
    }

    @Test("that differs gives one finding at its own line [R65 R66 R67 R68 R69]", arguments: changes)
    func differs(change: Change) throws {
        let text = try Places.text(at: Self.page)
        let range = try #require(text.range(of: change.right))
        let report = try report(text.replacingCharacters(in: range, with: change.wrong))
        let fault = try #require(change.wrong.range(of: change.fault))
        let before = text[..<range.lowerBound] + change.wrong[..<fault.lowerBound]
        #expect(report.findings.map(\.rule) == [change.rule], "\(report.text)")
        let finding = try #require(report.findings.first)
        #expect(finding.line == before.filter(\.isNewline).count + 1)
        #expect(finding.column == before.reversed().prefix { !$0.isNewline }.count + 1)
        #expect(finding.suggestion == change.suggestion)
        #expect(report.exitCode == 1)
    }

    @Test("whose first cases are swapped gives one finding, whichever it is [R65 R66 R67 R68 R69]", arguments: pairs)
    func swapped(first: String, second: String) throws {
        let text = try Places.text(at: Self.page).replacing(first, with: "\u{0}").replacing(second, with: first)
            .replacing("\u{0}", with: second)
        let report = try report(text)
        #expect(report.findings.map(\.rule) == ["enum-order"], "\(report.text)")
        #expect(report.findings.first?.fragment == second)
        #expect(report.findings.first?.suggestion == first)
    }

    @Test("that lists some cases and dots is not incomplete", arguments: ["// …", "// ...", "...", "…"])
    func abridged(dots: String) throws {
        let report = try report(
            "typedef NS_ENUM(NSInteger, HapticFeedbackType) {\n    PWHapticFeedbackLight,\n    \(dots)\n};\n"
        )
        #expect(report.text == "" && report.exitCode == 0, "\(report.notices)")
    }

    @Test("of the primer is known by the names a header has")
    func headerNames() throws {
        let cases = "PWPushPrimerStyleAlert, PWPushPrimerStyleSheet"
        let declaration = "typedef NS_ENUM(NSInteger, PWPushPrimerStyle) { \(cases) };\n"
        #expect(try report(declaration).text == "")
        let changed = try report(declaration.replacing("StyleSheet", with: "StyleShet"))
        #expect(changed.findings.map(\.suggestion) == ["PWPushPrimerStyleSheet"])
    }

    @Test("without an end is not judged, and said so", arguments: ["", "\n@interface A : NSObject\n"])
    func open(rest: String) throws {
        let report = try report(
            "typedef NS_ENUM(NSInteger, HapticFeedbackType) { // all on one line PWHapticFeedbackLight, };" + rest
        )
        #expect(report.findings.isEmpty)
        #expect(report.unreadable.contains { $0.reason == .openDeclaration("HapticFeedbackType") })
        #expect(report.exitCode == 2)
    }

    @Test("is not looked at without a spec")
    func withoutSpec() throws {
        let text = try Places.text(at: Self.page).replacing("    PWSwipeDismissUp,\n", with: "")
        let page = try TemporaryPage(text + "\nPushwoosh.configure.registerForPushNotifications()\n")
        #expect(try DocsTypecheck(pages: [page.path]).run().text == "")
    }
}
