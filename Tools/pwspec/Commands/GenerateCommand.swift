import Foundation
import SpecKit
import SwiftEmitter

/// `pwspec generate`: writes what follows from the spec, or with `--check` says what is not up to date.
struct GenerateCommand: Command {
    static let name = "generate"
    static let summary = "write API, conformance tests and reference from the spec"
    static let usage = """
        Usage: pwspec generate [--check] [--spec DIR] [--out DIR] [--format text|json]

        Reads the spec and writes all that follows from it. A file whose text does not change is not touched; files of an
        earlier run that are no longer made are removed. A spec with a mistake writes nothing.

          --check        write nothing; report every file that is not up to date
          --spec DIR     the spec's folder (Spec)
          --out DIR      the folder of generated files (Generated)
          --format F     text or json
        """
    static let options: [Arguments.Option] = [
        .flag("--check"), SpecFolder.option, .value("--out"), Output.formatOption,
    ]

    private let specFolder: SpecFolder
    private let out: String
    private let checks: Bool
    private let format: Output.Format

    init(_ arguments: Arguments) throws {
        try arguments.expectNoRest()
        specFolder = SpecFolder(arguments)
        out = arguments.value("--out") ?? "Generated"
        checks = arguments.has("--check")
        format = Output.Format(rawValue: arguments.value("--format") ?? "") ?? .text
    }

    func run(_ output: Output) throws -> ExitCode {
        let (spec, findings) = try specFolder.load()
        guard let spec else {
            try output.report(findings, as: format)
            return .findings
        }
        let outputs = try Generator(spec: spec).outputs()
        let folder = OutputFolder(URL(fileURLWithPath: out))
        if checks { return try check(folder.difference(from: outputs), output) }
        let difference = try folder.write(outputs)
        if format == .json {
            try output.report([], as: .json)
        } else {
            let written = difference.missing.count + difference.changed.count
            output.print("\(outputs.count) files, \(written) written, \(difference.stale.count) removed")
        }
        return .clean
    }

    private func check(_ difference: OutputFolder.Difference, _ output: Output) throws -> ExitCode {
        let kinds = [
            (difference.missing, "is missing"), (difference.changed, "is not what the spec yields"),
            (difference.stale, "is no longer made"),
        ]
        let findings = kinds.flatMap { paths, what in
            paths.map { path in
                Finding(
                    page: "\(out)/\(path)",
                    line: 1,
                    column: 1,
                    rule: "stale-output",
                    severity: .error,
                    fragment: "",
                    message: "this file \(what); run `make generate`"
                )
            }
        }
        try output.report(findings, as: format)
        return findings.isEmpty ? .clean : .findings
    }
}
