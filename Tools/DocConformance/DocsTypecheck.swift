import SpecKit

/// Compiles the Swift of documentation pages against the built modules, and holds their enums against the spec.
public struct DocsTypecheck: Sendable {
    private let pages: [String]
    private let modules: String?
    private let modes: [LanguageMode]
    private let enumRule: ObjectiveCEnumRule?

    /// Takes the paths of pages, the build folder of the modules, the language modes to compile in, and the spec.
    ///
    /// The modules are looked for beside the running tool where no folder is given; all modes count by default. Without
    /// a spec the Objective-C enums of the pages are not looked at.
    public init(
        pages: [String],
        modules: String? = nil,
        modes: [LanguageMode] = LanguageMode.allCases,
        spec: Spec? = nil
    ) {
        self.pages = pages
        self.modules = modules
        self.modes = modes
        enumRule = spec.map(ObjectiveCEnumRule.init)
    }

    /// Reads and compiles all pages; throws a `CompilerFailure` when the compiler could not do its work.
    public func run() throws -> DocsReport {
        var unreadable: [UnreadablePage] = []
        var snippets: [Snippet] = []
        var enums = ObjectiveCEnumRule.Outcome()
        for path in pages {
            do throws(UnreadablePage) {
                let page = try PageReader().page(at: path)
                let outcome = enumRule?.outcome(of: page) ?? ObjectiveCEnumRule.Outcome()
                snippets += try Self.snippets(of: page, mayBeNone: outcome.count + outcome.unreadable.count > 0)
                enums.findings += outcome.findings
                unreadable += outcome.unreadable
            } catch {
                unreadable.append(error)
            }
        }
        let report = try check(snippets, unreadable: unreadable)
        return DocsReport(
            findings: report.findings + enums.findings,
            unreadable: report.unreadable,
            snippetCount: report.snippetCount
        )
    }

    /// The Swift of a page. A page of nothing but declarations in Objective-C has none and is no less readable for it.
    private static func snippets(of page: Page, mayBeNone: Bool) throws(UnreadablePage) -> [Snippet] {
        do throws(UnreadablePage) {
            return try PageCode(page: page).snippets
        } catch {
            guard mayBeNone, error.reason == .noCode else { throw error }
            return []
        }
    }

    private func check(_ snippets: [Snippet], unreadable: [UnreadablePage]) throws(CompilerFailure) -> DocsReport {
        guard !snippets.isEmpty else { return DocsReport(findings: [], unreadable: unreadable, snippetCount: 0) }
        let frontend = SwiftFrontend(workFolder: try WorkFolder())
        let modules = try BuiltModules(folder: modules, frontend: frontend)
        let (importable, notices) = try Self.split(snippets, by: modules)
        let wrapped = importable.enumerated().map { SnippetWrapper().wrap($1, number: $0) }
        let compiler = SnippetCompiler(frontend: frontend, modules: modules, modes: modes)
        let results = try compiler.results(of: wrapped)
        let corrections = try CorrectionTrial(compiler: compiler, snippets: wrapped).corrections(for: results)
        return DocsReport(
            findings: FindingMaker(snippets: wrapped).findings(of: results, corrections: corrections),
            unreadable: unreadable + notices,
            snippetCount: wrapped.count
        )
    }

    /// Parts the snippets whose imports are there from those that import a module nobody has here.
    private static func split(
        _ snippets: [Snippet],
        by modules: BuiltModules
    ) throws(CompilerFailure) -> (importable: [Snippet], notices: [UnreadablePage]) {
        var missing: Set<String> = []
        for module in Set(snippets.flatMap(\.imports)) where try !modules.has(module) {
            missing.insert(module)
        }
        var notices: [UnreadablePage] = []
        let importable = snippets.filter { snippet in
            guard let module = snippet.imports.first(where: missing.contains) else { return true }
            let place = snippet.importItems.first?.lines.lowerBound ?? snippet.lines.lowerBound
            notices.append(
                UnreadablePage(page: snippet.page.name, line: place + 1, reason: .moduleMissing(module))
            )
            return false
        }
        return (importable, notices)
    }
}

/// Compiles the Swift of pages: what is wrong in them, and what could not be checked.
///
/// Throws a `CompilerFailure` when the compiler could not do its work; the same as `DocsTypecheck`.
public func typecheck(
    pages: [String],
    modules: String? = nil,
    modes: [LanguageMode] = LanguageMode.allCases
) throws -> (findings: [Finding], unreadable: [UnreadablePage]) {
    let report = try DocsTypecheck(pages: pages, modules: modules, modes: modes).run()
    return (report.findings, report.unreadable)
}
