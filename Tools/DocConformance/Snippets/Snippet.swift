/// A piece of a page's Swift that can be compiled on its own.
struct Snippet: Sendable, Hashable {
    /// What has to be put around a piece so that it can be compiled.
    enum Kind: Sendable, Hashable, CaseIterable {
        /// A file as a person would save it.
        case file
        /// Functions and properties of an app delegate.
        case members
        /// Statements of some function.
        case statements
        /// Links without the beginning of their chain.
        case links
    }

    let kind: Kind
    let page: Page
    let items: [CodeItem]
    /// The modules to import: the snippet's own, or else those the page imports anywhere.
    let imports: [String]
    /// For links: the beginning of the nearest chain before them on the page.
    let chainHead: String?

    var importItems: [CodeItem] { items.filter { $0.kind == .moduleImport } }

    /// The lines from the first item to the last, counted from 0.
    var lines: Range<Int> {
        (items.first?.lines.lowerBound ?? 0)..<(items.last?.lines.upperBound ?? 0)
    }

    var isEntryPoint: Bool { items.contains(where: \.isEntryPoint) }
}
