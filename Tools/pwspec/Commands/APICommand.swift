import BuiltInterface
import SpecKit

/// `pwspec api`: the public interface of the built modules, kept as text and held against the spec.
struct APICommand: Command {
    static let name = "api"
    static let summary = "keep the public interface of the built modules, and hold it against the spec"
    static let usage = """
        Usage: pwspec api [--check] [--spec DIR] [--out DIR] [--modules DIR] [--format text|json]

        Asks the compiler for the public symbols of each built module and writes them as text, one declaration a line, to
        MODULE.api. Build first: what is written is what was built.

          --check          write nothing; report every declaration that differs from the files, every public symbol that
                           the spec does not know, and every name of the spec that no module has
          --spec DIR       the spec's folder (Spec)
          --out DIR        the folder of the files (Generated/Reference)
          --modules DIR    the build folder of the modules (the one this tool was built in)
          --format F       text or json
        """
    static let options: [Arguments.Option] = [
        .flag("--check"), SpecFolder.option, .value("--out"), .value("--modules"), Output.formatOption,
    ]

    private let specFolder: SpecFolder
    private let out: String
    private let modules: String?
    private let checks: Bool
    private let format: Output.Format

    init(_ arguments: Arguments) throws {
        try arguments.expectNoRest()
        specFolder = SpecFolder(arguments)
        out = arguments.value("--out") ?? "Generated/Reference"
        modules = arguments.value("--modules")
        checks = arguments.has("--check")
        format = Output.Format(rawValue: arguments.value("--format") ?? "") ?? .text
    }

    func run(_ output: Output) throws -> ExitCode {
        let (spec, mistakes) = try specFolder.load()
        guard let spec else {
            try output.report(mistakes, as: format)
            return .findings
        }
        let check = try InterfaceCheck(spec: spec, folder: out, modules: modules)
        guard checks else {
            let written = try check.write()
            if format == .json {
                try output.report([], as: .json)
            } else {
                output.print(written.isEmpty ? "nothing changed" : "written: \(written.joined(separator: ", "))")
            }
            return .clean
        }
        let findings = try check.findings()
        try output.report(findings, as: format)
        return findings.isEmpty ? .clean : .findings
    }
}
