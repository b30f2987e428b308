import Foundation
import SpecDifference
import SpecKit

/// `pwspec diff`: what has changed between two specs, and what that means for apps.
struct DiffCommand: Command {
    static let name = "diff"
    static let summary = "class every change between two specs, and name the version step it needs"
    static let usage = """
        Usage: pwspec diff OLD NEW [--spec DIR] [--allow major|minor|patch] [--format text|json|markdown]

        OLD and NEW are folders, each the spec's or a checkout's, or revisions of the git repository here, such as v1.2 or
        HEAD~3; a folder goes before a revision of its name. Every change is breaking, behavioural (the same code compiles
        and does something else), additive or documentation, with its reason and the version step it needs.

          --spec DIR     where in a checkout or a revision the spec is (Spec)
          --allow STEP   the largest version step that is no finding (minor)
          --format F     text, json or markdown

        Exit codes: 0 no change needs a larger step, 1 one does, 2 could not run; a spec with mistakes cannot be compared.
        """
    static let options: [Arguments.Option] = [
        SpecFolder.option, .value("--allow", allowed: VersionStep.allCases.reversed().map(\.rawValue)),
        .value("--format", allowed: ["text", "json", "markdown"]),
    ]

    private let old: String
    private let new: String
    private let path: String
    private let allowed: VersionStep
    private let format: String

    init(_ arguments: Arguments) throws {
        guard let old = arguments.rest.first else { throw Arguments.Mistake.missing("OLD") }
        guard arguments.rest.count > 1 else { throw Arguments.Mistake.missing("NEW") }
        if arguments.rest.count > 2 { throw Arguments.Mistake.unexpected(arguments.rest[2]) }
        self.old = old
        new = arguments.rest[1]
        path = arguments.value("--spec") ?? "Spec"
        allowed = arguments.value("--allow").flatMap { VersionStep(rawValue: $0) } ?? .minor
        format = arguments.value("--format") ?? "text"
    }

    func run(_ output: Output) throws -> ExitCode {
        let current = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
        let sources = try [old, new].map { try SpecSource($0, path: path, in: current) }
        let loaded = try sources.map { try $0.load() }
        guard let oldSpec = loaded[0].spec, let newSpec = loaded[1].spec else {
            let findings = loaded.flatMap(\.diagnostics).map(\.finding)
            try output.report(findings, as: format == "json" ? .json : .text)
            output.error("pwspec diff: a spec with mistakes cannot be compared")
            return .couldNotRun
        }
        let report = DifferenceReport(
            from: oldSpec,
            shownAs: sources[0].shownAs,
            to: newSpec,
            shownAs: sources[1].shownAs
        )
        switch format {
        case "json": output.print(try report.json())
        case "markdown": output.print(report.markdown)
        default: output.print(report.text)
        }
        return report.step.map { $0 > allowed } ?? false ? .findings : .clean
    }
}
