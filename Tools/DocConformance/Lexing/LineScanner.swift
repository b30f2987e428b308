/// A place in a line, moved forward scalar by scalar.
struct LineScanner {
    private let scalars: [Unicode.Scalar]
    private var index = 0

    init(_ line: String) {
        scalars = Array(line.unicodeScalars)
    }

    var current: Unicode.Scalar? { peek(0) }

    func peek(_ distance: Int) -> Unicode.Scalar? {
        index + distance < scalars.count ? scalars[index + distance] : nil
    }

    mutating func advance(by count: Int = 1) {
        index = min(index + count, scalars.count)
    }

    mutating func toEnd() {
        index = scalars.count
    }

    mutating func skip(while isWanted: (Unicode.Scalar) -> Bool) {
        while let scalar = current, isWanted(scalar) { index += 1 }
    }

    /// What `scan` passes over, as a token; nil when it passes over nothing.
    mutating func token(_ kind: SwiftToken.Kind, scan: (inout LineScanner) -> Void) -> SwiftToken? {
        let start = index
        scan(&self)
        guard index > start else { return nil }
        var text = String.UnicodeScalarView()
        text.append(contentsOf: scalars[start..<index])
        return SwiftToken(kind: kind, text: String(text), range: start..<index)
    }

    func isStringEnd(quotes: Int, hashes: Int) -> Bool {
        (0..<quotes).allSatisfy { peek($0) == "\"" } && (0..<hashes).allSatisfy { peek(quotes + $0) == "#" }
    }

    /// Strings in strings in strings: no one writes more levels, and the call stack stays short.
    private static let deepestNesting = 16

    /// Passes over a string of one line, with what stands in it as `\(…)`; an unclosed one ends with the line.
    mutating func skipString(hashes: Int, nesting: Int = 0) {
        guard nesting < Self.deepestNesting else { return toEnd() }
        advance(by: hashes + 1)
        // One entry for each `\(` that is open: how many further parentheses are open in it.
        var interpolations: [Int] = []
        while let scalar = current {
            if let open = interpolations.last {
                switch scalar {
                case "\"": skipString(hashes: 0, nesting: nesting + 1)
                case "(":
                    interpolations[interpolations.count - 1] = open + 1
                    advance()
                case ")":
                    interpolations.removeLast()
                    if open > 0 { interpolations.append(open - 1) }
                    advance()
                default: advance()
                }
            } else if scalar == "\\", (0..<hashes).allSatisfy({ peek(1 + $0) == "#" }) {
                if peek(1 + hashes) == "(" { interpolations.append(0) }
                advance(by: 2 + hashes)
            } else if isStringEnd(quotes: 1, hashes: hashes) {
                advance(by: 1 + hashes)
                return
            } else {
                advance()
            }
        }
    }
}

extension Unicode.Scalar {
    /// White space of any kind, also the no-break space.
    var isBlank: Bool { properties.isWhitespace }
    var isDigit: Bool { ("0"..."9").contains(self) }
    var isNameStart: Bool { self == "_" || properties.isXIDStart }
    var isNameContinuation: Bool { properties.isXIDContinue }
}
