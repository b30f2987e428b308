import Testing

@testable import SpecDifference

/// The one place where the compiler's comparison and ours disagree, decided by the compiler itself.
@Suite("A case more of a nonexhaustive enum")
struct NonexhaustiveTests {
    @Test("breaks no code that was ready for it, while one of a frozen enum does")
    func breaksNoCode() throws {
        try DifferenceFixture.withFolder { folder in
            let digester = InterfaceDigester(in: folder)
            let cases = ChangeCase.groups[0].filter { ["DemoWord.late", "DemoFixed.idle"].contains($0.path) }
            #expect(cases.count == 2)
            try digester.build(DifferenceFixture.load(), named: "old")
            try digester.build(DifferenceFixture.load(cases.map(\.edit)), named: "new")
            let ready = "switch word { case .default, .`init`, .`self`, .repeat: 1\n@unknown default: 2 }"
            let whole = "switch word { case .on: 1\ncase .off: 2 }"
            for (type, body, name, compiles) in [
                ("DemoWord", ready, "new", true), ("DemoFixed", whole, "old", true), ("DemoFixed", whole, "new", false),
            ] {
                let code = "import DemoKit\nfunc number(of word: \(type)) -> Int { \(body) }\n"
                #expect(try digester.compiles(code, with: name) == compiles, "\(type) \(name)")
            }
        }
    }
}
