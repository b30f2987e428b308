import Foundation
import SpecKit
import Testing

/// What a file may be made of.
@Suite("The bytes of a spec")
struct BytesTests {
    @Test(
        "may have a byte order mark and any line ends [GEN-15]",
        arguments: ["\u{FEFF}", "", "\u{FEFF}# a comment\n", "\u{FEFF}---\n"],
        ["\n", "\r\n", "\r"]
    )
    func mayHaveAnyLineEnds(_ start: String, _ lineEnd: String) throws {
        let fixture = try SpecFixture()
        for file in ["sdk.yaml", "docs.yaml", "demo.yaml", "behaviours/demo.yaml"] {
            try fixture.rewrite(file) { start + $0.replacing("\n", with: lineEnd) }
        }
        let (spec, diagnostics) = fixture.load()
        #expect(diagnostics.isEmpty, "\(diagnostics.map(\.message))")
        #expect(spec?.items.count == 25)
    }

    @Test(
        "that are no spec are an error, not a crash",
        // As `Data`, whose description is its length: the log would hold every byte.
        arguments: [
            (Data([0xEF, 0xBB, 0xBF, 0xEF, 0xBB, 0xBF, 0x61]), "two byte order marks"),
            (Data([0x61, 0x3A, 0xFF, 0xFE]), "not UTF-8"), (Data(), "empty"), (Data([0x00, 0x01, 0x02]), ""),
            (Data("enum: [".utf8), ""), (Data("\t- a".utf8), ""), (Data("a: b: c".utf8), ""),
            (Data(repeating: UInt8(ascii: "["), count: 5_000), ""), (Data("- &a [*a]".utf8), "anchors"),
        ]
    )
    func thatAreNoSpecAreAnError(_ bytes: Data, _ says: String) throws {
        let fixture = try SpecFixture()
        try bytes.write(to: fixture.folder.appendingPathComponent("demo.yaml"))
        let (spec, diagnostics) = fixture.load()
        #expect(spec == nil)
        #expect(
            diagnostics.contains { (says.isEmpty || $0.message.contains(says)) && $0.place.file == "Spec/demo.yaml" },
            "\(diagnostics)"
        )
    }

    @Test("are refused when they are too many")
    func areRefusedWhenTooMany() throws {
        let fixture = try SpecFixture()
        let large = Data(repeating: UInt8(ascii: "#"), count: YAMLReader.sizeLimit + 1)
        try large.write(to: fixture.folder.appendingPathComponent("demo.yaml"))
        #expect(fixture.load().diagnostics.contains { $0.message.contains("split it") })
    }

    @Test(
        "are not even read when the file is far too large, or no file at all",
        arguments: ["50 MB", "a pipe", "a folder"]
    )
    func areNotEvenRead(_ kind: String) throws {
        let fixture = try SpecFixture()
        let file = fixture.folder.appendingPathComponent("demo.yaml")
        try FileManager.default.removeItem(at: file)
        switch kind {
        case "a pipe": #expect(mkfifo(file.path, 0o600) == 0)
        case "a folder": try FileManager.default.createDirectory(at: file, withIntermediateDirectories: false)
        default:
            try Data().write(to: file)
            #expect(truncate(file.path, 50 << 20) == 0)
        }
        let clock = ContinuousClock()
        var found: [Diagnostic] = []
        let time = clock.measure { found = fixture.load().diagnostics }
        #expect(found.map(\.rule) == [.file] && found.allSatisfy { $0.message.contains("demo.yaml") }, "\(found)")
        #expect(time < .seconds(1))
    }

    @Test(
        "that are no text are one error, at the byte that is not",
        arguments: [
            (Array("a: b\nc: \u{1}d".utf8), 2, 4), (Array("a: b\n\u{E9}\u{2028}".utf8), 2, 2),
            (Array("a: \u{85}b".utf8), 1, 4), (Array("a: b\r\rc: ".utf8) + [0xC3, 0x28], 3, 4),
            ([0xFF, 0xFE, 0x61, 0x00], 1, 1), ([0xED, 0xA0, 0x80], 1, 1), (Array("\u{FEFF}a: \u{0}".utf8), 1, 4),
            (Array("\u{7F}ELF".utf8), 1, 1),
        ] as [([UInt8], Int, Int)]
    )
    func thatAreNoText(_ bytes: [UInt8], line: Int, column: Int) {
        let diagnostics = Diagnostics()
        #expect(YAMLReader(file: "x.yaml", diagnostics: diagnostics).documents(in: bytes).isEmpty)
        #expect(diagnostics.all.map(\.rule) == [.yaml])
        #expect(diagnostics.all.first?.place == Place(file: "x.yaml", line: line, column: column))
    }

    /// Both shapes of a bomb, n levels each; each level doubles what the one below it holds.
    @Test(
        "that would expand without end are refused at once [GEN-10]",
        arguments: [
            "l0: &l0 {k0: v}\n"
                + (1...20).map { "l\($0): &l\($0) {<<: [*l\($0 - 1), *l\($0 - 1)], k\($0): v}\n" }.joined(),
            "a0: &a0 [x]\n"
                + (1...20).map { level in
                    "a\(level): &a\(level) [" + Array(repeating: "*a\(level - 1)", count: 9).joined(separator: ",")
                        + "]\n"
                }.joined(),
            "- &a [*a, *a]\n", "&a {*a : *a}\n",
        ]
    )
    func bombs(_ text: String) throws {
        let fixture = try SpecFixture()
        try fixture.rewrite("demo.yaml") { _ in text }
        var found: [Diagnostic] = []
        let before = Self.residentBytes
        let time = ContinuousClock().measure { found = fixture.load().diagnostics }
        #expect(found.map(\.rule) == [.yaml] && found.allSatisfy { $0.message.contains("anchors and aliases") })
        #expect(found.first?.place.line == 1)
        #expect(time < .seconds(1))
        #expect(Self.residentBytes - before < 100 << 20)
    }

    /// What this process holds in memory.
    private static var residentBytes: Int {
        let words = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?.split(separator: " ") ?? []
        return (words.count > 1 ? Int(words[1]) ?? 0 : 0) * Int(sysconf(Int32(_SC_PAGESIZE)))
    }

    @Test("in a file that nobody names are pointed out")
    func inAFileThatNobodyNames() throws {
        let fixture = try SpecFixture()
        try Data("enum: X".utf8).write(to: fixture.folder.appendingPathComponent("stray.yaml"))
        let diagnostics = fixture.load().diagnostics
        #expect(diagnostics.map(\.rule) == [.file])
        #expect(diagnostics.first?.place.file == "Spec/stray.yaml")
    }

    @Test("in a file where a folder of tables belongs are pointed out")
    func inAFileWhereAFolderBelongs() throws {
        let fixture = try SpecFixture()
        let behaviours = fixture.folder.appendingPathComponent("behaviours")
        try FileManager.default.removeItem(at: behaviours)
        try Data("a file".utf8).write(to: behaviours)
        let diagnostics = fixture.load().diagnostics
        #expect(diagnostics.map(\.rule) == [.file])
        #expect(diagnostics.first?.place.file == "Spec/behaviours")
    }
}
