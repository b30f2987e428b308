import Foundation
import SpecKit
import SpecMutation

/// `pwspec mutate`: changes each fact of the spec in turn and says which change nothing notices.
struct MutateCommand: Command {
    static let name = "mutate"
    static let summary = "change each fact of the spec in turn, and report what no test notices"
    static let usage = """
        Usage: pwspec mutate [--sample N] [--seed N] [--spec DIR] [--tests FILE] [--modules DIR] [--format text|json]

        Changes one fact after another (a raw value, a default, an order, an outcome of a row, a label) and holds the
        modules as they are built against the changed spec. Build the tests first, from the spec as it is.

          --sample N       as many mutants as that, picked by chance
          --seed N         what chance starts with (0); the same seed picks the same mutants
          --spec DIR       the spec's folder (Spec)
          --tests FILE     the built tests (PushwooshPackageTests.xctest beside this tool)
          --modules DIR    the build folder of the modules (the one this tool was built in)
          --format F       text or json
        """
    static let options: [Arguments.Option] = [
        .value("--sample"), .value("--seed"), SpecFolder.option, .value("--tests"), .value("--modules"),
        Output.formatOption,
    ]

    private let specFolder: SpecFolder
    private let sample: Int?
    private let seed: UInt64
    private let tests: String
    private let modules: String?
    private let format: Output.Format

    init(_ arguments: Arguments) throws {
        try arguments.expectNoRest()
        specFolder = SpecFolder(arguments)
        sample = try arguments.number("--sample").map(Int.init)
        seed = try arguments.number("--seed") ?? 0
        modules = arguments.value("--modules")
        let tool = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
        tests = arguments.value("--tests") ?? tool.appendingPathComponent("PushwooshPackageTests.xctest").path
        format = Output.Format(rawValue: arguments.value("--format") ?? "") ?? .text
    }

    func run(_ output: Output) throws -> ExitCode {
        let (spec, mistakes) = try specFolder.load()
        guard let spec else {
            try output.report(mistakes, as: format)
            return .findings
        }
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("pwspec-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let run = try MutationRun(spec: spec, tests: tests, modules: modules, folder: folder)
        let report = MutationReport(try run.verdicts(sample: sample, seed: seed))
        if format == .text { output.print(report.table) }
        try output.report(report.survivors, as: format)
        return report.survivors.isEmpty ? .clean : .findings
    }
}
