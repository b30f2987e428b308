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
        #expect(spec?.items.count == 9)
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
