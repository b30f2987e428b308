import Foundation
import SpecKit

/// A copy of the small spec under Tests/Cases/spec in a folder of its own, to be changed.
struct SpecFixture: ~Copyable {
    static let source = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Cases/spec")

    let folder: URL

    init() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("spec-\(UUID().uuidString)")
        try FileManager.default.copyItem(at: Self.source, to: folder)
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    /// Changes the bytes of a file.
    func rewrite(_ file: String, _ change: (String) throws -> String) throws {
        let url = folder.appendingPathComponent(file)
        try Data(change(String(contentsOf: url, encoding: .utf8)).utf8).write(to: url)
    }

    func text(of file: String) throws -> String {
        try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
    }

    func load() -> (spec: Spec?, diagnostics: [Diagnostic]) {
        SpecLoader(folder: folder, shownAs: "Spec").load()
    }
}
