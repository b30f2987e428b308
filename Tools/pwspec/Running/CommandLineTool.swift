import Foundation
import SpecKit

/// Picks the command, runs it, and words what went wrong.
struct CommandLineTool {
    /// Every command. A new one is a file in Commands and a row here.
    static var commands: [any Command.Type] {
        [
            GenerateCommand.self, LintCommand.self, ExplainCommand.self, DocsCommand.self, APICommand.self,
            ParityCommand.self, ClaimsCommand.self, MutateCommand.self, DiffCommand.self,
        ]
    }

    var output = Output()

    func run(_ arguments: [String]) -> ExitCode {
        guard let first = arguments.first else {
            output.error(Self.help)
            return .couldNotRun
        }
        if ["--help", "-h", "help"].contains(first) {
            output.print(Self.help)
            return .clean
        }
        guard let command = Self.commands.first(where: { $0.name == first }) else {
            let near = NearMiss.of(first, in: Self.commands.map { $0.name })
            output.error(
                "pwspec: there is no command '\(first)'"
                    + (near.map { "; did you mean '\($0)'?" } ?? "; see pwspec --help")
            )
            return .couldNotRun
        }
        let rest = Array(arguments.dropFirst())
        if rest.contains("--help") || rest.contains("-h") {
            output.print(command.usage)
            return .clean
        }
        do {
            return try command.init(Arguments(rest, options: command.options)).run(output)
        } catch {
            output.error("pwspec \(command.name): \(error)")
            return .couldNotRun
        }
    }

    static var help: String {
        let width = commands.map { $0.name.count }.max() ?? 0
        let lines = commands.map {
            "  " + $0.name.padding(toLength: width + 2, withPad: " ", startingAt: 0) + $0.summary
        }
        return """
            pwspec: one YAML spec, and everything that follows from it.

            Usage: pwspec COMMAND [options]    pwspec COMMAND --help

            \(lines.joined(separator: "\n"))

            Exit codes: 0 clean, 1 findings, 2 could not run.
            """
    }
}

/// One command of the tool.
protocol Command {
    static var name: String { get }
    /// What it does, in a few words.
    static var summary: String { get }
    /// Its help.
    static var usage: String { get }
    static var options: [Arguments.Option] { get }

    init(_ arguments: Arguments) throws
    func run(_ output: Output) throws -> ExitCode
}
