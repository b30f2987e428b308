import Foundation

/// A change to one line that may put an error right. It becomes a suggestion only if the compiler then agrees.
struct Correction {
    /// One kind of mistake and its remedy: the corrected line, or nil where it does not apply.
    private typealias Remedy = @Sendable (CompilerDiagnostic, _ line: String, WrappedSnippet) -> String?

    private static let remedies: [Remedy] = [hiddenMethod, misspelling]

    /// The corrected lines to try, the likeliest first.
    static func candidates(for diagnostic: CompilerDiagnostic, in wrapped: WrappedSnippet) -> [String] {
        guard wrapped.lines.indices.contains(diagnostic.line - 1) else { return [] }
        let line = wrapped.lines[diagnostic.line - 1]
        guard line.pageLine != nil else { return [] }
        return remedies.compactMap { $0(diagnostic, line.text, wrapped) }
    }

    /// A call of a method that a parameter of the same name hides: `self.` in front.
    @Sendable
    private static func hiddenMethod(
        _ diagnostic: CompilerDiagnostic,
        _ line: String,
        _ wrapped: WrappedSnippet
    ) -> String? {
        guard diagnostic.message.hasPrefix("cannot call value of non-function type"),
            let call = line.utf8.index(line.startIndex, offsetBy: diagnostic.column - 1, limitedBy: line.endIndex)
        else { return nil }
        let name = line[call...].prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        guard !name.isEmpty, wrapped.text.contains("func \(name)(") else { return nil }
        return line[..<call] + "self." + line[call...]
    }

    /// A name that the compiler knows a neighbour of.
    @Sendable
    private static func misspelling(
        _ diagnostic: CompilerDiagnostic,
        _ line: String,
        _ wrapped: WrappedSnippet
    ) -> String? {
        let parts = diagnostic.message.split(separator: "'", omittingEmptySubsequences: false)
        guard parts.count >= 5, parts[parts.count - 3].hasSuffix("did you mean ") else { return nil }
        let right = parts[parts.count - 2]
        let wrong = parts[parts.count - 4]
        guard let place = line.utf8.index(line.startIndex, offsetBy: diagnostic.column - 1, limitedBy: line.endIndex),
            let found = line[place...].firstRange(of: wrong)
        else { return nil }
        return line.replacingCharacters(in: found, with: right)
    }
}
