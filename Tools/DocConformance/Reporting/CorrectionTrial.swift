/// Tries corrections in the compiler.
struct CorrectionTrial {
    let compiler: SnippetCompiler
    let snippets: [WrappedSnippet]

    /// For each error that a correction removes, the corrected line.
    func corrections(for results: [SnippetCompiler.Result]) throws(CompilerFailure) -> [SnippetCompiler.Result: String]
    {
        var trials: [(result: SnippetCompiler.Result, line: String)] = []
        for result in Set(results) where result.diagnostic.severity == .error {
            for line in Correction.candidates(for: result.diagnostic, in: snippets[result.snippet]) {
                trials.append((result, line))
            }
        }
        guard !trials.isEmpty else { return [:] }
        let corrected = trials.map { trial in
            snippets[trial.result.snippet].replacing(line: trial.result.diagnostic.line, with: trial.line)
        }
        let after = try compiler.results(of: corrected)
        var corrections: [SnippetCompiler.Result: String] = [:]
        for (number, trial) in trials.enumerated() {
            let errors = after.filter { $0.snippet == number && $0.diagnostic.severity == .error }
            let isStillWrong = errors.contains { $0.diagnostic.line == trial.result.diagnostic.line }
            if !isStillWrong { corrections[trial.result] = trial.line.trimmed }
        }
        return corrections
    }
}

extension WrappedSnippet {
    /// The same snippet with another text on one of its lines, counted from 1, in a module of its own.
    func replacing(line: Int, with text: String) -> WrappedSnippet {
        var lines = lines
        lines[line - 1] = Line(text: text, pageLine: lines[line - 1].pageLine)
        return WrappedSnippet(snippet: snippet, company: company == .shared ? .alone : company, lines: lines)
    }
}
