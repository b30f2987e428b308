import SpecKit

/// The last stage: the compiler's words about a snippet become findings at their place in the page.
struct FindingMaker {
    /// The rule whose findings these are.
    static let rule = "snippet-compile"

    let snippets: [WrappedSnippet]

    /// The findings, each once: what several language modes say alike is one, with the gravest of its severities.
    func findings(of results: [SnippetCompiler.Result], corrections: [SnippetCompiler.Result: String]) -> [Finding] {
        var found: [Finding] = []
        var positions: [[String]: Int] = [:]
        for result in results {
            if WrappingArtefact.causes(result.diagnostic, in: snippets[result.snippet]) { continue }
            if isConsequence(result, of: results) { continue }
            let finding = finding(of: result, correction: corrections[result])
            let key = [finding.page, "\(finding.line):\(finding.column)", finding.message]
            if let position = positions[key] {
                if found[position].severity == .warning { found[position] = finding }
            } else {
                positions[key] = found.count
                found.append(finding)
            }
        }
        return found
    }

    /// `.member` of something that is itself unknown: the error before it on the line says all.
    private func isConsequence(_ result: SnippetCompiler.Result, of results: [SnippetCompiler.Result]) -> Bool {
        guard result.diagnostic.message.hasPrefix("cannot infer contextual base") else { return false }
        return results.contains {
            $0.snippet == result.snippet && $0.diagnostic.line == result.diagnostic.line
                && $0.diagnostic.severity == .error && $0.diagnostic.column < result.diagnostic.column
        }
    }

    private func finding(of result: SnippetCompiler.Result, correction: String?) -> Finding {
        let wrapped = snippets[result.snippet]
        let page = wrapped.snippet.page
        let diagnostic = result.diagnostic
        let line = wrapped.pageLine(ofLine: diagnostic.line)
        let text = page.lines[line - 1]
        let isInPage =
            wrapped.lines.indices.contains(diagnostic.line - 1)
            && wrapped.lines[diagnostic.line - 1].pageLine == line
        return Finding(
            page: page.name,
            line: line,
            column: isInPage ? text.scalarColumn(ofByteColumn: diagnostic.column) : text.unicodeScalars.count + 1,
            rule: Self.rule,
            severity: diagnostic.severity == .error ? .error : .warning,
            fragment: text.trimmed,
            message: WrappingArtefact.message(diagnostic, isInPage: isInPage),
            suggestion: correction
        )
    }
}

extension String {
    /// A column counted in bytes as one counted in Unicode scalars, both from 1.
    func scalarColumn(ofByteColumn column: Int) -> Int {
        guard let index = utf8.index(utf8.startIndex, offsetBy: column - 1, limitedBy: utf8.endIndex) else {
            return unicodeScalars.count + 1
        }
        return unicodeScalars.distance(from: unicodeScalars.startIndex, to: index) + 1
    }

    var trimmed: String {
        String(drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed())
    }
}
