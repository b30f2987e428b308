import Foundation
import Testing

/// How large anything generated may get.
@Suite("The size of generated code")
struct SizeTests {
    private static let project = EmitterFixture.cases.deletingLastPathComponent().deletingLastPathComponent()

    @Test(
        "keeps to 500 lines a file, 50 elements a literal, 50 statements a function",
        arguments: [EmitterFixture.cases.appendingPathComponent("spec"), project.appendingPathComponent("Spec")]
    )
    func keepsToItsLimits(_ spec: URL) throws {
        let outputs = try EmitterFixture.outputs(of: spec).filter { $0.path.hasSuffix(".swift") }
        #expect(outputs.count > 10)
        for (path, text) in outputs {
            let size = CodeSize(text)
            #expect(size.lines <= 500, "\(path)")
            #expect(size.longestLiteral <= 50, "\(path)")
            #expect(size.longestFunction <= 50, "\(path)")
        }
    }

    @Test("stays so however many cases an enum has", arguments: [50, 51, 120])
    func staysSoHoweverLongAListGets(_ count: Int) throws {
        let cases = (0..<count).map { "  - {name: number\($0), raw: \($0), doc: One of them.}\n" }.joined()
        let outputs = try EmitterFixture.outputs(
            adding: """
                enum: DemoLong
                doc: Some words.
                since: "1.0"
                source: guide#start
                raw_type: Int
                evolution: nonexhaustive
                cases:
                \(cases)
                """
        )
        let facts = try #require(outputs.first { $0.path == "Conformance/DemoLongConformance.swift" }).text
        #expect(CodeSize(facts).longestLiteral == min(count, 50))
        for number in [0, 49, count - 1] { #expect(facts.contains("DemoLong.number\(number)")) }
    }

    @Test("is counted as a reader would count it")
    func isCounted() {
        let size = CodeSize(
            """
            // [1, 2, 3, 4, 5]
            let a = [1, 2, f(3, 4), "[1, 2, 3, 4, 5, 6]"]
            func empty() {}
            func some() {
                one()
                two(
                    3
                )
            }
            """
        )
        #expect(size.lines == 9)
        #expect(size.longestLiteral == 4)
        #expect(size.longestFunction == 2)
    }
}
