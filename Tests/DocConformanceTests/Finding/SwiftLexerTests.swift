import Testing

@testable import DocConformance

@Suite("Words of Swift")
struct SwiftLexerTests {
    private func words(_ lines: String...) -> [[String]] {
        var lexer = SwiftLexer()
        return lines.map { lexer.tokens(of: $0).map(\.text) }
    }

    @Test("a string is one word, with what stands in it and its quotes")
    func strings() {
        #expect(words(#"f("a // b", "c")"#) == [["f", "(", #""a // b""#, ",", #""c""#, ")"]])
        #expect(words(##"x = #"a " b"# // c"##) == [["x", "=", ##"#"a " b"#"##, "// c"]])
        #expect(words(#""\(list["}"] ?? "(")" + y"#) == [[#""\(list["}"] ?? "(")""#, "+", "y"]])
        #expect(words(#"title("never closed"#) == [["title", "(", #""never closed"#]])
    }

    @Test("comments and strings of several lines hide their brackets")
    func severalLines() {
        var lexer = SwiftLexer()
        _ = lexer.tokens(of: "let a = \"\"\"")
        #expect(lexer.isInsideText && lexer.depth == 0)
        _ = lexer.tokens(of: "} ) ] \\\"\"\" {")
        #expect(lexer.isInsideText && lexer.depth == 0)
        _ = lexer.tokens(of: "\"\"\" + f(")
        #expect(!lexer.isInsideText && lexer.depth == 1)
        _ = lexer.tokens(of: "/* ( /* nested */ (")
        #expect(lexer.isInsideText && lexer.depth == 1)
        _ = lexer.tokens(of: "*/ )")
        #expect(!lexer.isOpen)
    }

    @Test("columns count Unicode scalars")
    func columns() {
        var lexer = SwiftLexer()
        #expect(lexer.tokens(of: "\"é👍🏽\" x").map(\.range) == [0..<5, 6..<7])
    }

    @Test("strings within strings do not exhaust the stack")
    func nesting() {
        let line = String(repeating: "\"\\(", count: 200_000)
        #expect(words(line)[0].joined() == line)
    }
}
