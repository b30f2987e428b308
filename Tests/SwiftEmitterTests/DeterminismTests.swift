import Foundation
import Testing

/// Same spec, same bytes.
@Suite("Generation")
struct DeterminismTests {
    @Test(
        "gives the same bytes for any line ends and a byte order mark [GEN-12 GEN-15]",
        arguments: ["\r\n", "\r"],
        ["", "\u{FEFF}"]
    )
    func givesTheSameBytes(_ lineEnd: String, _ mark: String) throws {
        try EmitterFixture.withFolder { folder in
            let copy = folder.appendingPathComponent("spec")
            try FileManager.default.copyItem(at: EmitterFixture.cases.appendingPathComponent("spec"), to: copy)
            for file in ["sdk.yaml", "docs.yaml", "demo.yaml", "more.yaml", "behaviours/demo.yaml"] {
                let url = copy.appendingPathComponent(file)
                let text = try String(contentsOf: url, encoding: .utf8)
                try Data((mark + text.replacing("\n", with: lineEnd)).utf8).write(to: url)
            }
            let plain = try EmitterFixture.outputs()
            let other = try EmitterFixture.outputs(of: copy)
            #expect(plain.map(\.path) == other.map(\.path))
            #expect(plain.map(\.text) == other.map(\.text))
        }
    }

    @Test("ends every file with one line feed and has no other control character [GEN-11]")
    func endsEveryFileWithOneLineFeed() throws {
        for (path, text) in try EmitterFixture.outputs() {
            #expect(text.hasSuffix("\n") && !text.hasSuffix("\n\n"), "\(path)")
            #expect(!text.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" }, "\(path)")
        }
    }
}
