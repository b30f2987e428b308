import DocConformance
import SpecKit

/// `pwspec docs`: holds documentation pages against the modules.
struct DocsCommand: Command {
    static let name = "docs"
    static let summary = "compile the Swift of documentation pages"
    static let usage = """
        Usage: pwspec docs --typecheck FILE… [--modules DIR] [--format text|json]
               pwspec docs --print-swift FILE

        Finds the Swift code of pages as a browser leaves them and compiles it against the built modules, as Swift 5,
        Swift 6 and Swift 6 with everything on the main actor. Errors and warnings stand at the page's own lines.

          --typecheck      compile the code of the pages
          --print-swift    print the code that was found, as it would be compiled
          --modules DIR    the build folder of the modules (the one this tool was built in)
          --format F       text or json

        A page that cannot be read is named apart, and the exit code is then 2.
        """
    static let options: [Arguments.Option] = [
        .flag("--typecheck"), .flag("--print-swift"), .value("--modules"), Output.formatOption,
    ]

    private let pages: [String]
    private let modules: String?
    private let prints: Bool
    private let format: Output.Format

    init(_ arguments: Arguments) throws {
        pages = arguments.rest
        modules = arguments.value("--modules")
        prints = arguments.has("--print-swift")
        format = Output.Format(rawValue: arguments.value("--format") ?? "") ?? .text
        if prints == arguments.has("--typecheck") {
            throw Arguments.Mistake.missing("one of --typecheck and --print-swift")
        }
        if pages.isEmpty { throw Arguments.Mistake.missing("FILE") }
    }

    func run(_ output: Output) throws -> ExitCode {
        if prints {
            for page in pages { output.print(try printedSwift(at: page)) }
            return .clean
        }
        let report = try DocsTypecheck(pages: pages, modules: modules).run()
        try output.report(report.findings, as: format)
        for notice in report.unreadable { output.error(notice.description) }
        if format == .text {
            output.print("\(report.snippetCount) pieces of Swift, \(report.findings.count) findings")
        }
        return ExitCode(rawValue: report.exitCode) ?? .couldNotRun
    }
}
