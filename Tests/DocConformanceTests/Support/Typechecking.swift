import DocConformance
import SpecKit
import Testing

/// What `DocsTypecheck` says about one page of a text.
func typechecked(_ text: String, modes: [LanguageMode] = LanguageMode.allCases) throws -> DocsReport {
    let page = try TemporaryPage(text)
    return try DocsTypecheck(pages: [page.path], modes: modes, spec: try projectSpec()).run()
}

/// Expects that a text has code, that all of it could be checked, and that nothing is wrong with it.
func expectClean(
    _ text: String,
    modes: [LanguageMode] = LanguageMode.allCases,
    sourceLocation: SourceLocation = #_sourceLocation
) throws {
    let report = try typechecked(text, modes: modes)
    #expect(report.snippetCount > 0, sourceLocation: sourceLocation)
    #expect(report.text == "", sourceLocation: sourceLocation)
    #expect(report.notices == "", sourceLocation: sourceLocation)
    #expect(report.exitCode == 0, sourceLocation: sourceLocation)
}
