import Parity
import Testing

/// Lists of symbols in their three forms.
@Suite("A list of symbols")
struct SymbolListTests {
    private let wanted: Set<SDKSymbol> = [
        SDKSymbol(owner: "Demo", kind: "class", name: "Demo"),
        SDKSymbol(owner: "Demo", kind: "method", name: "take(_:)"),
    ]

    @Test("may be a table")
    func table() throws {
        let text =
            "type\tkind\tname\tdeclaration\nDemo\tclass\tDemo\tx\nDemo\tmethod\ttake(_:)\tx\n(global)\tconstant\tA\tx\n"
        let symbols = try ParityFixture.symbols(["list.tsv": text], in: "list.tsv")
        #expect(symbols.count == 3 && wanted.isSubset(of: symbols) && symbols[2].owner.isEmpty)
    }

    @Test("may be a symbol graph of Swift")
    func symbolGraph() throws {
        let text = """
            {"symbols": [
              {"kind": {"identifier": "swift.class", "displayName": "Class"}, "pathComponents": ["Demo"]},
              {"kind": {"displayName": "Method"}, "pathComponents": ["Demo", "take(_:)"],
               "declarationFragments": [{"spelling": "func "}, {"spelling": "take"}]},
              {"kind": {"displayName": "Method"}, "pathComponents": ["Demo", "load()"],
               "declarationFragments": [{"spelling": "func load() async"}]}
            ]}
            """
        let symbols = try ParityFixture.symbols(["graph.json": text], in: "graph.json")
        #expect(wanted.isSubset(of: symbols))
        #expect(symbols.last?.kind == "method (async)")
    }

    @Test("may be a folder of DocC's JSON")
    func documentation() throws {
        func page(_ title: String, _ kind: String, _ path: String) -> String {
            """
            {"metadata": {"title": "\(title)", "symbolKind": "\(kind)"},
             "identifier": {"url": "doc://x/documentation/DemoKit/\(path)"}}
            """
        }
        let files = [
            "data/demo.json": page("Demo", "class", "Demo"),
            "data/demo/take.json": page("take(_:)", "method", "Demo/take(_:)"),
            "data/alone.json": page("DEMO", "var", "DEMO"), "data/kit.json": page("DemoKit", "module", ""),
            "data/article.json": #"{"metadata": {"title": "x"}, "identifier": {"url": "doc://x/documentation/y"}}"#,
            "data/broken.json": "{",
        ]
        let symbols = try ParityFixture.symbols(files, in: "data")
        #expect(symbols.count == 3 && wanted.isSubset(of: symbols))
        #expect(symbols.contains(SDKSymbol(owner: "", kind: "var", name: "DEMO")))
    }

    @Test("that is not there or empty is an error that says so", arguments: ["none.tsv", "empty.tsv", "empty.json"])
    func unreadable(_ name: String) {
        #expect(throws: SymbolList.Failure.self) {
            try ParityFixture.symbols(["empty.tsv": "type\tkind\tname\n", "empty.json": "{}"], in: name)
        }
    }
}
