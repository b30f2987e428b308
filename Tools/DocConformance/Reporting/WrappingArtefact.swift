/// What only the wrapping brings about, and nobody who copies the page's code would see.
enum WrappingArtefact {
    /// Warnings about what a page declares and leaves to its reader to use.
    private static let unusedProperty = [
        "was never used; consider replacing with '_' or removing it",
        "was never used; consider replacing with assignment to '_' or removing it",
        "was never used; did you mean to return it?",
        "was never mutated; consider changing to 'let' constant",
        "was written to, but never read",
    ]

    static func causes(_ diagnostic: CompilerDiagnostic, in wrapped: WrappedSnippet) -> Bool {
        guard diagnostic.severity == .warning else { return isForeignLink(diagnostic, in: wrapped) }
        switch wrapped.snippet.kind {
        case .links:
            return diagnostic.message.hasSuffix("is unused")
        case .statements:
            let line = wrapped.pageLine(ofLine: diagnostic.line) - 1
            return unusedProperty.contains { diagnostic.message.hasSuffix($0) }
                && wrapped.snippet.items.contains { $0.kind == .property && $0.lines.contains(line) }
        case .file, .members:
            return false
        }
    }

    /// A link of some chain that the page does not show, such as `.padding(4)`: not known to be one of ours.
    private static func isForeignLink(_ diagnostic: CompilerDiagnostic, in wrapped: WrappedSnippet) -> Bool {
        wrapped.snippet.kind == .links && wrapped.snippet.chainHead == nil
            && diagnostic.message.contains("has no member")
    }

    /// The compiler names the wrapping's own brackets when one of the page is missing.
    static func message(_ diagnostic: CompilerDiagnostic, isInPage: Bool) -> String {
        let isAboutWrapping = !isInPage && diagnostic.message.hasPrefix("expected '}'")
        return isAboutWrapping ? "a '{' of this code is never closed" : diagnostic.message
    }
}
