/// One statement, declaration or link of a block of code, from its first line to its last.
struct CodeItem: Sendable, Hashable {
    enum Kind: Sendable, Hashable {
        case moduleImport
        /// A class, a structure, an extension and their like.
        case type
        case function
        /// The head of a function without a body, as references print it.
        case signature
        case property
        case statement
        /// `.name(…)` with nothing before it.
        case link
        /// `#if` and its like: belongs to what surrounds it.
        case directive
    }

    let kind: Kind
    /// Which lines of the page, counted from 0.
    let lines: Range<Int>
    /// What the item declares: a property's name, a function's whole head. Two of a kind cannot stand in one scope.
    let declares: String?
    /// The names the item mentions outside comments and strings.
    let mentions: Set<String>
    /// Blank scalars at its beginning.
    let indentation: Int
    /// Whether a blank line parts it from the item before.
    let followsGap: Bool
    /// Whether it is marked `@main`.
    let isEntryPoint: Bool
    /// 1 where it opens an `#if`, -1 where it closes one, else 0.
    let conditionStep: Int
}
