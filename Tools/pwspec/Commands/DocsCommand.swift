import DocConformance
import SpecKit

/// `pwspec docs`: holds documentation pages against the modules.
struct DocsCommand: Command {
    static let name = "docs"
    static let summary = "hold documentation pages against modules and spec"
    static let usage = """
        Usage: pwspec docs --typecheck FILE… [--modules DIR] [--spec DIR] [--format text|json]
               pwspec docs --print-swift FILE

        Finds the Swift code of pages as a browser leaves them and compiles it against the built modules, as Swift 5,
        Swift 6 and Swift 6 with everything on the main actor. Errors and warnings stand at the page's own lines.
        The enums that the pages declare in Objective-C are held against the spec: cases, order and values.

          --typecheck      compile the code of the pages
          --print-swift    print the code that was found, as it would be compiled
          --modules DIR    the build folder of the modules (the one this tool was built in)
          --spec DIR       the spec's folder (Spec, where there is one)
          --format F       text or json

        A page that cannot be read is named apart, and the exit code is then 2.
        """
    static let options: [Arguments.Option] = [
        .flag("--typecheck"), .flag("--print-swift"), .value("--modules"), SpecFolder.option, Output.formatOption,
    ]

    private let pages: [String]
    private let modules: String?
    private let specFolder: SpecFolder
    private let prints: Bool
    private let format: Output.Format

    init(_ arguments: Arguments) throws {
        pages = arguments.rest
        modules = arguments.value("--modules")
        specFolder = SpecFolder(arguments)
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
        let (spec, mistakes) = try specFolder.loadIfPresent()
        guard mistakes.isEmpty else {
            try output.report(mistakes, as: format)
            output.error("pwspec docs: the spec has mistakes; no page was read")
            return .couldNotRun
        }
        let report = try DocsTypecheck(pages: pages, modules: modules, spec: spec).run()
        try output.report(report.findings, as: format)
        for notice in report.unreadable { output.error(notice.description) }
        if format == .text {
            output.print("\(report.snippetCount) pieces of Swift, \(report.findings.count) findings")
        }
        return ExitCode(rawValue: report.exitCode) ?? .couldNotRun
    }
}
