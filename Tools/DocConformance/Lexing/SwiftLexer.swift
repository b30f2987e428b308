/// Cuts lines into tokens, and knows at each line's end whether a comment, a string or a bracket is still open.
///
/// It never fails: what is not Swift comes out as names of prose and foreign characters.
struct SwiftLexer {
    /// How many brackets of any kind are open; negative when more were closed than opened.
    private(set) var depth = 0
    private var commentDepth = 0
    /// The number of `#` around the multi-line string that is open.
    private var openStringHashes: Int?

    /// Whether the next line begins inside a comment or a string.
    var isInsideText: Bool { commentDepth > 0 || openStringHashes != nil }

    /// Whether the next line belongs to what came before it.
    var isOpen: Bool { depth > 0 || isInsideText }

    mutating func tokens(of line: String) -> [SwiftToken] {
        var scanner = LineScanner(line)
        var tokens: [SwiftToken] = []
        while let token = next(&scanner) {
            if token.kind == .punctuation {
                if "([{".contains(token.text) { depth += 1 }
                if ")]}".contains(token.text) { depth -= 1 }
            }
            tokens.append(token)
        }
        return tokens
    }

    private mutating func next(_ scanner: inout LineScanner) -> SwiftToken? {
        if commentDepth > 0 { return blockComment(&scanner) }
        if let hashes = openStringHashes { return multilineString(&scanner, hashes: hashes) }
        scanner.skip(while: \.isBlank)
        guard let scalar = scanner.current else { return nil }
        if scalar == "/" && scanner.peek(1) == "/" { return scanner.token(.comment) { $0.toEnd() } }
        if scalar == "/" && scanner.peek(1) == "*" { return blockComment(&scanner) }
        if scalar == "\"" || scalar == "#" {
            if let string = string(&scanner) { return string }
        }
        if scalar == "`" {
            return scanner.token(.name) { scanner in
                scanner.advance()
                scanner.skip { $0 != "`" }
                scanner.advance()
            }
        }
        if scalar.isNameStart { return word(&scanner) }
        if scalar.isDigit { return scanner.token(.number) { $0.skip { $0.isNameStart || $0.isDigit } } }
        return scanner.token(scalar.isASCII ? .punctuation : .foreign) { $0.advance() }
    }

    private func word(_ scanner: inout LineScanner) -> SwiftToken? {
        let name = scanner.token(.name) { $0.skip { $0.isNameStart || $0.isNameContinuation } }
        guard let name, SwiftToken.keywords.contains(name.text) else { return name }
        return SwiftToken(kind: .keyword, text: name.text, range: name.range)
    }

    private mutating func blockComment(_ scanner: inout LineScanner) -> SwiftToken? {
        var depth = commentDepth
        let token = scanner.token(.comment) { scanner in
            while let scalar = scanner.current {
                if scalar == "/" && scanner.peek(1) == "*" {
                    depth += 1
                    scanner.advance(by: 2)
                } else if scalar == "*" && scanner.peek(1) == "/" {
                    depth -= 1
                    scanner.advance(by: 2)
                    if depth == 0 { return }
                } else {
                    scanner.advance()
                }
            }
        }
        commentDepth = depth
        return token
    }

    private mutating func string(_ scanner: inout LineScanner) -> SwiftToken? {
        var hashes = 0
        while scanner.peek(hashes) == "#" { hashes += 1 }
        guard scanner.peek(hashes) == "\"" else { return nil }
        let isMultiline = scanner.peek(hashes + 1) == "\"" && scanner.peek(hashes + 2) == "\""
        if isMultiline {
            openStringHashes = hashes
            return scanner.token(.string) { $0.advance(by: hashes + 3) }
        }
        return scanner.token(.string) { $0.skipString(hashes: hashes) }
    }

    private mutating func multilineString(_ scanner: inout LineScanner, hashes: Int) -> SwiftToken? {
        var isClosed = false
        let token = scanner.token(.string) { scanner in
            while let scalar = scanner.current {
                if scalar == "\\" && hashes == 0 {
                    scanner.advance(by: 2)
                } else if scanner.isStringEnd(quotes: 3, hashes: hashes) {
                    scanner.advance(by: 3 + hashes)
                    isClosed = true
                    return
                } else {
                    scanner.advance()
                }
            }
        }
        if isClosed { openStringHashes = nil }
        return token
    }
}
