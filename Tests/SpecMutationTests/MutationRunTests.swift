import Foundation
import SpecKit
import Testing

@testable import SpecMutation

/// The tests that are running now, asked once more with other facts.
@Suite("A change of the spec that the product does not follow")
struct MutationRunTests {
    private static let tests = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
    private static let project = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    private static func withFolder<Result>(_ use: (URL) throws -> Result) throws -> Result {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("mutation-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        return try use(folder)
    }

    @Test("is noticed, whatever is changed: a sample of all mutants")
    func isNoticed() throws {
        let loaded = SpecLoader(folder: Self.project.appendingPathComponent("Spec"), shownAs: "Spec").load()
        guard let spec = loaded.spec else { throw CancellationError() }
        let verdicts = try Self.withFolder { folder in
            try MutationRun(
                spec: spec,
                tests: Self.tests.path,
                modules: Self.tests.deletingLastPathComponent().path,
                folder: folder
            ).verdicts(sample: 60, seed: 20)
        }
        #expect(verdicts.count == 60)
        let survivors = MutationReport(verdicts).survivors
        #expect(survivors.isEmpty, "\(survivors.map(\.message).joined(separator: "\n"))")
        // The sample is large enough that each judge has its share of it.
        for judge in MutationRun.Judge.allCases { #expect(verdicts.contains { $0.judge == judge }, "\(judge)") }
    }

    @Test("is told from one that is none: a fact that nobody asks for fails no test")
    func factThatNobodyAsksFor() throws {
        let failing = try Self.withFolder { folder in
            try FactsJudge(tests: Self.tests.path, folder: folder).failing([
                "CornerType.PWCornerTypeTopLeft": "16", "NoSuchType.noSuchFact": "1",
            ])
        }
        #expect(failing == ["CornerType.PWCornerTypeTopLeft"])
    }

    @Test("is not judged by tests that cannot be run")
    func testsThatCannotBeRun() throws {
        try Self.withFolder { folder in
            for program in ["/no/such/program", "/bin/true", "/bin/false"] {
                #expect(throws: MutationFailure.self, "\(program)") {
                    try FactsJudge(tests: program, folder: folder).failing([:])
                }
            }
        }
    }

    @Test("is reported at its place where nothing notices it")
    func isReported() throws {
        guard let spec = MutatorTests.demo else { throw CancellationError() }
        let mutants = Mutators.mutants(of: spec)
        let report = MutationReport(
            mutants.prefix(2).map { .init(mutant: $0, judge: $0.subject == mutants[0].subject ? nil : .facts) }
        )
        let finding = try #require(report.survivors.first)
        #expect(report.survivors.count == 1 && finding.rule == "mutant-survives")
        #expect(finding.page == mutants[0].place.file && finding.line == mutants[0].place.line)
        #expect(report.table.split(separator: "\n").last?.split(separator: " ") == ["all", "2", "1", "0", "0", "1"])
    }
}
