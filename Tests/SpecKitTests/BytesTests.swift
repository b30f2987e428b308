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
        arguments: [
            ([0xEF, 0xBB, 0xBF, 0xEF, 0xBB, 0xBF, 0x61], "two byte order marks"),
            ([0x61, 0x3A, 0xFF, 0xFE], "not UTF-8"), ([], "empty"),
            ([0x00, 0x01, 0x02], ""), (Array("enum: [".utf8), ""), (Array("\t- a".utf8), ""),
            (Array("a: b: c".utf8), ""),
            (Array(repeating: UInt8(ascii: "["), count: 5_000), ""), (Array("- &a [*a]".utf8), "anchors"),
        ] as [([UInt8], String)]
    )
    func thatAreNoSpecAreAnError(_ bytes: [UInt8], _ says: String) throws {
        let fixture = try SpecFixture()
        try Data(bytes).write(to: fixture.folder.appendingPathComponent("demo.yaml"))
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
}
