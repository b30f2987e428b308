import Foundation
import SpecKit
import Testing

/// What public reports of generators of this kind say goes wrong, each as its whole kind.
@Suite("What other generators got wrong")
struct PublicReportTests {
    private func text(of file: String, in outputs: [(path: String, text: String)]) throws -> String {
        try #require(outputs.first { $0.path == file }).text
    }

    private func enumeration(_ name: String, raw: String, cases: [(name: String, raw: String)]) -> String {
        let lines = cases.map { "  - {name: \($0.name), raw: \($0.raw), doc: One of them.}\n" }.joined()
        return """
            enum: \(name)
            doc: Some words.
            since: "1.0"
            source: guide#start
            raw_type: \(raw)
            evolution: nonexhaustive
            cases:
            \(lines)
            """
    }

    /// Compiles what belongs to the module with its clients, warnings as errors.
    private func expectBuilds(_ outputs: [(path: String, text: String)], client: String = "") throws {
        try EmitterFixture.withFolder { folder in
            var files = [EmitterFixture.cases.appendingPathComponent("spec/Backends.swift").path]
            for (path, text) in outputs where path.hasPrefix("DemoKit/") {
                let file = folder.appendingPathComponent((path as NSString).lastPathComponent)
                try Data(text.utf8).write(to: file)
                files.append(file.path)
            }
            let file = folder.appendingPathComponent("Client.swift")
            try Data(client.utf8).write(to: file)
            let (status, printed) = try EmitterFixture.run(
                ["swiftc", "-typecheck", "-warnings-as-errors", "-swift-version", "6", "-package-name", "demo"]
                    + ["-parse-as-library", "-module-name", "DemoKit"] + files + [file.path],
                in: folder
            )
            #expect(status == 0, "\(printed)")
        }
    }

    @Test("words that YAML 1.1 takes for true, false or a number stay the names they are [GEN-08]")
    func yamlWords() throws {
        let words = ["on", "off", "no", "yes", "y", "n", "true", "false", "No", "ON", "e1", "x0", "nan", "inf"]
        let numbered = words.enumerated().map { (name: $1, raw: String($0)) }
        let outputs = try EmitterFixture.outputs(adding: enumeration("DemoToggle", raw: "Int", cases: numbered))
        let text = try text(of: "DemoKit/DemoToggle.swift", in: outputs)
        for (index, word) in words.enumerated() {
            let name = ["true", "false"].contains(word) ? "`\(word)`" : word
            #expect(text.contains("    case \(name) = \(index)\n"), "\(text)")
        }
        try expectBuilds(outputs)
    }

    @Test("a raw value is its text, whatever YAML makes of it [GEN-03 GEN-08]")
    func rawTexts() throws {
        let raws = ["utc+2", "utc-2", "on", "1.0", "010", "0x1F", "a\\\"b", "a\\\\b", "a\\u00e9", "~x", "\\u0000"]
        let cases = raws.enumerated().map { (name: "raw\($0)", raw: "\"\($1)\"") }
        let outputs = try EmitterFixture.outputs(adding: enumeration("DemoOffset", raw: "String", cases: cases))
        let client = """
            let all: [String] = DemoOffset.allCases.map(\\.rawValue)
            func check() { precondition(all == [\(raws.map { "\"\($0.swiftEscapes)\"" }.joined(separator: ", "))]) }
            """
        try expectBuilds(outputs, client: client)
        let text = try text(of: "DemoKit/DemoOffset.swift", in: outputs)
        #expect(text.contains("= \"utc+2\"\n") && text.contains("= \"utc-2\"\n") && text.contains("= \"1.0\"\n"))
    }

    @Test("every word that Swift keeps for itself can name a case, with backticks and its own number [GEN-01]")
    func keywords() throws {
        let words = Identifier.reserved.sorted()
        let cases = words.enumerated().map { (name: $1, raw: String($0)) }
        let outputs = try EmitterFixture.outputs(adding: enumeration("DemoKeyword", raw: "Int", cases: cases))
        let text = try text(of: "DemoKit/DemoKeyword.swift", in: outputs)
        for (index, word) in words.enumerated() {
            #expect(text.contains("    case `\(word)` = \(index)\n"), "\(word)")
        }
        try expectBuilds(outputs, client: "let typed: [DemoKeyword] = [.`self`, DemoKeyword.`init`, .default]\n")
    }

    @Test("a case none is one like any other where no Optional is in sight, and the empty set has no member [GEN-04]")
    func none() throws {
        let cases = [(name: "light", raw: "0"), (name: "none", raw: "1")]
        let outputs = try EmitterFixture.outputs(adding: enumeration("DemoHaptic", raw: "Int", cases: cases))
        try expectBuilds(
            outputs,
            client: "func name(_ haptic: DemoHaptic) -> Int { switch haptic { case .none: 1; case .light: 0 } }\n"
        )
        let sides = try text(of: "DemoKit/DemoSides.swift", in: outputs)
        #expect(!sides.contains("rawValue: 0") && !sides.contains("let DemoSidesNone"))
    }

    @Test("a second name for a value is one static member: one case the less, no value twice [GEN-05]")
    func aliases() throws {
        let document =
            enumeration("DemoPlace", raw: "Int", cases: [("bottom", "0"), ("top", "1")])
            + "\n  - {name: standard, raw: 0, alias_of: bottom, doc: The bottom.}\n"
        let outputs = try EmitterFixture.outputs(adding: document)
        let text = try text(of: "DemoKit/DemoPlace.swift", in: outputs)
        #expect(text.split(separator: "\n").count { $0.contains("    case ") } == 2)
        try expectBuilds(
            outputs,
            client: """
                func check() { precondition(DemoPlace.standard == .bottom && DemoPlace.allCases.count == 2) }
                """
        )
    }

    @Test("a version keeps its zero wherever it is written [GEN-07]")
    func versions() throws {
        let outputs = try EmitterFixture.outputs(
            adding: enumeration("DemoPlace", raw: "Int", cases: [("top", "1")]).replacing("\"1.0\"", with: "'7.10'")
        )
        let text = try text(of: "DemoKit/DemoPlace.swift", in: outputs)
        #expect(text.contains("Since 7.10."))
        let reference = try self.text(of: "Reference/DemoKit.md", in: outputs)
        #expect(reference.contains("Since 7.10."))
    }

    private static let docs = [
        "matches inapp/**/*.html, ends */ here", "see inapp/*.html", "first line\\rsecond line",
        "one\\r\\ntwo\\n\\nthree", "use `present` then ``` and \\\\(x)",
        "one\\u2028two\\u2029three\\u0085four\\u000Bfive\\u000Csix", "// not code", "let x = 1\\nlet y = 2",
        "\\\"\\\"\\\" # \\\"\\\"\\\"", "a\\tb", "@available(*, unavailable)", "- Parameter x: none",
        "trailing space \\nmore",
    ]

    private func code(of text: String) -> [Substring] {
        text.split(separator: "\n").filter { !$0.drop { $0 == " " }.hasPrefix("//") }
    }

    @Test("the text of a doc is a comment from its first letter to its last, whatever is in it [GEN-11]")
    func docs() throws {
        let cases = Self.docs.indices.map { (name: "case\($0)", raw: String($0)) }
        let plain = enumeration("DemoPlace", raw: "Int", cases: cases)
        var document = plain.replacing("Some words.", with: "\"A place: \(Self.docs.joined(separator: " ")).\"")
        for (index, doc) in Self.docs.enumerated() {
            document = document.replacing(
                "raw: \(index), doc: One of them.",
                with: "raw: \(index), doc: \"It \(doc).\""
            )
        }
        // The head of the enum holds them all, and is longer than a first sentence may be.
        document = document.replacing("\"A place: ", with: "\"A place. It ").replacing("six //", with: "six. //")
        let outputs = try EmitterFixture.outputs(adding: document)
        let text = try text(of: "DemoKit/DemoPlace.swift", in: outputs)
        let plainText = try self.text(of: "DemoKit/DemoPlace.swift", in: try EmitterFixture.outputs(adding: plain))
        #expect(code(of: text) == code(of: plainText), "\(text)")
        try expectBuilds(outputs)
    }
}

extension String {
    /// YAML's escapes as Swift writes them.
    fileprivate var swiftEscapes: String {
        replacing("\\u00e9", with: "\\u{e9}").replacing("\\u0000", with: "\\u{0}")
    }
}
