import SpecKit

/// `pwspec lint`: reads the spec and reports every mistake.
struct LintCommand: Command {
    static let name = "lint"
    static let summary = "report every mistake in the spec"
    static let usage = """
        Usage: pwspec lint [--spec DIR] [--format text|json]

        Reads the whole spec and reports all that is wrong with it in one run, sorted by place.

          --spec DIR     the spec's folder (Spec)
          --format F     text or json
        """
    static let options: [Arguments.Option] = [SpecFolder.option, Output.formatOption]

    private let specFolder: SpecFolder
    private let format: Output.Format

    init(_ arguments: Arguments) throws {
        try arguments.expectNoRest()
        specFolder = SpecFolder(arguments)
        format = Output.Format(rawValue: arguments.value("--format") ?? "") ?? .text
    }

    func run(_ output: Output) throws -> ExitCode {
        let (_, findings) = try specFolder.load()
        try output.report(findings, as: format)
        return findings.isEmpty ? .clean : .findings
    }
}
