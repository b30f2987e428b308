import Parity
import SpecKit

/// `pwspec parity`: holds the spec against the symbols of an SDK.
struct ParityCommand: Command {
    static let name = "parity"
    static let summary = "hold the spec against the symbols of an SDK"
    static let usage = """
        Usage: pwspec parity FILE [--spec DIR] [--format text|json|markdown]

        FILE is a table of type, kind and name with tabs, a symbol graph of Swift, or a folder of DocC's JSON. Prints, type by
        type, what is covered, spelt otherwise, left out with its reason (not_covered in sdk.yaml), missing, and extra.

        Spelt otherwise are: methods in the place of closure-valued properties; delegate methods declared with T and T!; the
        async forms that the compiler makes of methods with a completion; outcome() in the place of present() async.

          --spec DIR     the spec's folder (Spec)
          --format F     text, json or markdown

        Exit codes: 0 nothing is missing, 1 something is, 2 could not run.
        """
    static let options: [Arguments.Option] = [
        SpecFolder.option, .value("--format", allowed: ["text", "json", "markdown"]),
    ]

    private let specFolder: SpecFolder
    private let list: String
    private let format: String

    init(_ arguments: Arguments) throws {
        guard let first = arguments.rest.first else { throw Arguments.Mistake.missing("FILE") }
        if arguments.rest.count > 1 { throw Arguments.Mistake.unexpected(arguments.rest[1]) }
        specFolder = SpecFolder(arguments)
        list = first
        format = arguments.value("--format") ?? "text"
    }

    func run(_ output: Output) throws -> ExitCode {
        let symbols = try SymbolList.read(list)
        let (spec, findings) = try specFolder.load()
        guard let spec else {
            try output.report(findings, as: .text)
            return .findings
        }
        let report = ParityCheck(spec: spec).run(on: symbols)
        switch format {
        case "json": output.print(try report.json())
        case "markdown": output.print(report.markdown)
        default: output.print(report.text)
        }
        return report.missing.isEmpty ? .clean : .findings
    }
}
