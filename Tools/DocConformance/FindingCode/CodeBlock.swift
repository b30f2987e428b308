/// Consecutive lines of a page that are Swift.
struct CodeBlock: Sendable, Hashable {
    /// How the page sets its code apart.
    enum Setting: Sendable, Hashable {
        /// Between lines of ``` or ~~~.
        case fenced
        /// Not at all, as a browser leaves it.
        case open
    }

    let page: Page
    /// Which lines, counted from 0.
    let lines: Range<Int>
    let setting: Setting
}

/// What the second stage finds in a page.
struct FoundCode: Sendable {
    let blocks: [CodeBlock]
    /// The lines, counted from 0, that hold whole chains, because the page lost its line breaks.
    let collapsedLines: [Int]
}
