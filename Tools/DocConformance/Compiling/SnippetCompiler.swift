/// The fifth stage: wrapped snippets are compiled against the built modules, from outside their package.
struct SnippetCompiler {
    /// A diagnostic, and which snippet it is about.
    struct Result: Hashable {
        let snippet: Int
        let diagnostic: CompilerDiagnostic
    }

    fileprivate struct Source {
        let snippet: Int
        let wrapped: WrappedSnippet
        let path: String
    }

    /// One expression may take so many seconds of the compiler's time; then it says that this one is too complex.
    private static let longestExpression = 10

    let frontend: SwiftFrontend
    let modules: BuiltModules
    let modes: [LanguageMode]

    func results(of snippets: [WrappedSnippet]) throws(CompilerFailure) -> [Result] {
        var sources: [Source] = []
        for (number, wrapped) in snippets.enumerated() {
            let path = try frontend.workFolder.write(wrapped.text, to: "snippet-\(number).swift")
            sources.append(Source(snippet: number, wrapped: wrapped, path: path))
        }
        var results = try results(of: sources, arguments: ["-parse"]).filter { $0.diagnostic.severity == .error }
        let unparsed = Set(results.map(\.snippet))
        let modules = Self.modules(of: sources.filter { !unparsed.contains($0.snippet) })
        for mode in modes {
            for module in modules {
                results += try resultsOfModule(module, mode: mode)
            }
        }
        return results
    }

    /// Sources that can be compiled as one module: those that stand alone, and those that import the same.
    private static func modules(of sources: [Source]) -> [[Source]] {
        let alone = sources.filter { $0.wrapped.company != .shared }.map { [$0] }
        let shared = Dictionary(grouping: sources.filter { $0.wrapped.company == .shared }) {
            $0.wrapped.snippet.imports.sorted()
        }
        return shared.sorted { $0.key.lexicographicallyPrecedes($1.key) }.map(\.value) + alone
    }

    /// Compiles a module until nothing is left that has errors: a type error keeps the later passes from running.
    private func resultsOfModule(_ module: [Source], mode: LanguageMode) throws(CompilerFailure) -> [Result] {
        var results: [Result] = []
        var left = module
        while !left.isEmpty {
            let isScript = left.contains { $0.wrapped.company == .script }
            let library = isScript ? [] : ["-parse-as-library"]
            let limit = ["-solver-expression-time-threshold=\(Self.longestExpression)"]
            let arguments = ["-emit-sil", "-o", "/dev/null", "-module-name", "Page"] + limit + library + mode.arguments
            let found = try self.results(of: left, arguments: arguments + modules.arguments)
            results += found
            let wrong = Set(found.filter { $0.diagnostic.severity == .error }.map(\.snippet))
            if wrong.isEmpty { break }
            left.removeAll { wrong.contains($0.snippet) }
        }
        return results
    }

    private func results(of sources: [Source], arguments: [String]) throws(CompilerFailure) -> [Result] {
        guard !sources.isEmpty else { return [] }
        let diagnostics = try frontend.run(arguments + sources.map(\.path))
        let byPath = Dictionary(uniqueKeysWithValues: sources.map { ($0.path, $0) })
        var results: [Result] = []
        for diagnostic in diagnostics where diagnostic.severity == .error || diagnostic.severity == .warning {
            guard let source = byPath[diagnostic.file] else {
                if diagnostic.severity == .error { throw .stopped(output: diagnostic.message) }
                continue
            }
            if diagnostic.severity == .error, source.importsModule(at: diagnostic.line) {
                throw .stopped(output: diagnostic.message)
            }
            results.append(Result(snippet: source.snippet, diagnostic: diagnostic))
        }
        return results
    }
}

extension SnippetCompiler.Source {
    /// A module that is there and cannot be imported is no fault of the page.
    func importsModule(at line: Int) -> Bool {
        wrapped.lines.indices.contains(line - 1) && ImportLine(wrapped.lines[line - 1].text) != nil
    }
}
