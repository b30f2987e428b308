import Foundation
import SpecKit
import Testing

/// Every mistake gives one error, at its own line, that says what to do.
@Suite("A mistake in the spec")
struct MistakeTests {
    @Test("a spec without mistakes loads")
    func specWithoutMistakesLoads() throws {
        let (spec, diagnostics) = try SpecFixture().load()
        #expect(diagnostics.isEmpty)
        #expect(spec?.items.count == 25)
    }

    @Test(
        "gives one error with place, rule and advice [GEN-03 GEN-04 GEN-05 GEN-06 GEN-07 GEN-08]",
        arguments: Mistake.all
    )
    func givesOneError(_ mistake: Mistake) throws {
        let fixture = try SpecFixture()
        var line = 0
        try fixture.rewrite(mistake.file) { text in
            let range = try #require(text.range(of: mistake.right), "the fixture has no '\(mistake.right)'")
            if let fault = mistake.wrong.range(of: mistake.fault) {
                let before = text[..<range.lowerBound] + mistake.wrong[..<fault.lowerBound]
                line = before.filter(\.isNewline).count + 1
            } else {
                // Something is left out: what it is missed in starts the file.
                line = 1
            }
            var changed = text.replacingCharacters(in: range, with: mistake.wrong)
            if let also = mistake.alsoChange { changed = changed.replacing(also.right, with: also.wrong) }
            let lines = changed.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
            switch mistake.line {
            case .fault: break
            case .after: line += 1
            case .last: line = lines.count
            case .containing(let words): line = try #require(lines.firstIndex { $0.contains(words) }) + 1
            }
            return changed
        }
        let (spec, diagnostics) = fixture.load()
        #expect(spec == nil)
        #expect(diagnostics.count == 1, "\(diagnostics.map(\.message))")
        let first = try #require(diagnostics.first)
        #expect(first.rule == mistake.rule)
        #expect(first.message.contains(mistake.says), "\(first.message)")
        #expect(first.place.line == line)
        #expect(first.place.file == "Spec/\(mistake.file)")
    }

    @Test("does not hide another: all are reported in one run, in the order of their places")
    func doesNotHideAnother() throws {
        let fixture = try SpecFixture()
        try fixture.rewrite("demo.yaml") { text in
            text.replacing("since: \"1.1\"", with: "since: 1.1").replacing("type: Int\n", with: "type: Intt\n")
                .replacing("{name: self, raw: 2,", with: "{name: self, raw: 1,")
        }
        try fixture.rewrite("behaviours/demo.yaml") { $0.replacing("said: nothing", with: "sad: nothing") }
        let diagnostics = fixture.load().diagnostics
        #expect(Set(diagnostics.map(\.rule)) == [.value, .type, .rawValue, .key])
        #expect(diagnostics.map(\.place) == diagnostics.map(\.place).sorted())
    }
}

/// One seeded mistake.
struct Mistake: Sendable, CustomTestStringConvertible {
    let name: String
    var file = "demo.yaml"
    /// What the fixture has.
    let right: String
    /// What stands there instead.
    let wrong: String
    /// The part of `wrong` that the error points at.
    let fault: String
    let rule: SpecRule
    /// A part of what the error says.
    let says: String
    /// Where the error stands, where that is not the line of `fault`.
    var line = Line.fault
    /// A second change that keeps the rest of the spec right.
    var alsoChange: (right: String, wrong: String)?

    enum Line: Sendable, Equatable {
        case fault, after, last
        case containing(String)
    }

    var testDescription: String { name }
}
