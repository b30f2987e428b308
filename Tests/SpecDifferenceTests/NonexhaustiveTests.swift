import Testing

@testable import SpecDifference

/// The one place where the compiler's comparison and ours disagree, decided by the compiler itself.
@Suite("A case more of a nonexhaustive enum")
struct NonexhaustiveTests {
    @Test(
        "breaks no code that was ready for it, while one of a frozen enum does",
        arguments: ["DemoWord", "DemoFixed"]
    )
    func breaksNoCode(_ type: String) throws {
        try DifferenceFixture.withFolder { folder in
            let digester = InterfaceDigester(in: folder)
            let cases = ChangeCase.groups[0].filter { ["DemoWord.late", "DemoFixed.idle"].contains($0.path) }
            #expect(cases.count == 2)
            let client =
                type == "DemoWord"
                ? "switch word { case .default, .`init`, .`self`, .repeat: 1\n@unknown default: 2 }"
                : "switch word { case .on: 1\ncase .off: 2 }"
            let code = "import DemoKit\nfunc number(of word: \(type)) -> Int { \(client) }\n"
            for (edits, name) in [([], "old"), (cases.map(\.edit), "new")] {
                _ = try digester.interface(of: DifferenceFixture.load(edits), named: name)
                let compiles = try digester.compiles(code, with: name)
                #expect(compiles == (type == "DemoWord" || name == "old"), "\(name)")
            }
        }
    }
}
