import Foundation
import Parity
import SpecKit
import Testing

/// The small spec under Tests/Cases/spec, and lists of symbols.
enum ParityFixture {
    static func report(on symbols: [SDKSymbol]) throws -> ParityReport {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("Cases/spec")
        let (spec, diagnostics) = SpecLoader(folder: folder, shownAs: "Spec").load()
        #expect(diagnostics.isEmpty)
        return ParityCheck(spec: try #require(spec)).run(on: symbols)
    }

    static func state(_ owner: String, _ kind: String, _ name: String) throws -> ParityReport.State? {
        try report(on: [SDKSymbol(owner: owner, kind: kind, name: name)]).types.first?.rows.first?.state
    }

    /// The symbols in files of these texts, by path below a folder of their own.
    static func symbols(_ files: [String: String], in list: String) throws -> [SDKSymbol] {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("parity-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        for (path, text) in files {
            let file = folder.appendingPathComponent(path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(),
                withIntermediateDirectories: true
            )
            try Data(text.utf8).write(to: file)
        }
        return try SymbolList.read(folder.appendingPathComponent(list).path)
    }
}
