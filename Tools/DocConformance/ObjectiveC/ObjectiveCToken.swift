/// One word or mark of Objective-C, with its place in the page.
struct ObjectiveCToken: Sendable, Hashable {
    enum Kind: Sendable, Hashable {
        case name, number, mark
    }

    let kind: Kind
    let text: String
    /// Both from 1, columns in Unicode scalars.
    let line: Int
    let column: Int
}

/// Cuts a page's lines into tokens from a given place on, comments left out. What is no Objective-C becomes marks.
struct ObjectiveCLexer {
    private let lines: [String]
    private var line: Int
    private var scalars: [Unicode.Scalar] = []
    private var index: Int

    /// Starts at a line of the page, counted from 0, behind so many scalars.
    init(_ lines: [String], line: Int, column: Int) {
        self.lines = lines
        self.line = line
        index = column
        scalars = lines.indices.contains(line) ? Array(lines[line].unicodeScalars) : []
    }

    /// The next token; nil at the page's end.
    mutating func next() -> ObjectiveCToken? {
        while line < lines.count {
            if let elision = skipBlanksAndComments() { return elision }
            guard index < scalars.count else {
                advanceLine()
                continue
            }
            return token()
        }
        return nil
    }

    private mutating func token() -> ObjectiveCToken {
        let start = index
        let first = scalars[index]
        let kind: ObjectiveCToken.Kind
        if first.isWordPart {
            kind = first.properties.numericType == nil ? .name : .number
            while index < scalars.count, scalars[index].isWordPart { index += 1 }
        } else {
            kind = .mark
            index += starts("<", "<") || starts(">", ">") ? 2 : 1
        }
        var text = String.UnicodeScalarView()
        text.append(contentsOf: scalars[start..<index])
        return ObjectiveCToken(kind: kind, text: String(text), line: line + 1, column: start + 1)
    }

    /// A comment of nothing but dots says that something is left out, and counts as that word.
    private mutating func skipBlanksAndComments() -> ObjectiveCToken? {
        while index < scalars.count {
            if scalars[index].properties.isWhitespace {
                index += 1
            } else if starts("/", "/") {
                let text = scalars[(index + 2)...].filter { !$0.properties.isWhitespace }
                let start = index
                index = scalars.count
                if !text.isEmpty, text.allSatisfy({ $0 == "." || $0 == "…" }) {
                    return ObjectiveCToken(kind: .mark, text: "…", line: line + 1, column: start + 1)
                }
            } else if starts("/", "*") {
                skipBlockComment()
            } else {
                return nil
            }
        }
        return nil
    }

    /// C comments do not nest, and end on whatever line has their end.
    private mutating func skipBlockComment() {
        index += 2
        while line < lines.count {
            while index < scalars.count, !starts("*", "/") { index += 1 }
            if index < scalars.count {
                index += 2
                return
            }
            advanceLine()
        }
    }

    private mutating func advanceLine() {
        line += 1
        index = 0
        scalars = line < lines.count ? Array(lines[line].unicodeScalars) : []
    }

    private func starts(_ first: Unicode.Scalar, _ second: Unicode.Scalar) -> Bool {
        index + 1 < scalars.count && scalars[index] == first && scalars[index + 1] == second
    }
}

extension Unicode.Scalar {
    fileprivate var isWordPart: Bool {
        self == "_" || properties.isAlphabetic || (isASCII && properties.numericType != nil)
    }
}
