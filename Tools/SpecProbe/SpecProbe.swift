import Foundation
import SpecKit
import SwiftEmitter

/// Reads any bytes as a file of a spec and says what should never happen.
///
/// The bytes take the place of one file of a small spec that is right otherwise; which one, their first key says. A
/// crash needs no words. Everything else that a reader owes is checked here, for the fuzzer and for the saved corpus.
public final class SpecProbe {
    private static let files = ["sdk": "sdk.yaml", "pages": "docs.yaml", "behaviour": "behaviours/demo.yaml"]

    private let folder: URL

    /// Copies the small spec into a folder of its own.
    public init(spec: URL) throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("probe-\(UUID().uuidString)")
        try FileManager.default.copyItem(at: spec, to: folder)
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    /// What is wrong with how the bytes were read; nil where nothing is. Throws where no file can be written.
    public func complaint(about bytes: [UInt8]) throws -> String? {
        let text = String(decoding: bytes.prefix(1 << 16), as: UTF8.self)
        let key = text.split(whereSeparator: \.isNewline).first { $0.contains(":") && !$0.hasPrefix("#") }
        let file = Self.files[String(key?.prefix { $0 != ":" } ?? "")] ?? "demo.yaml"
        let url = folder.appendingPathComponent(file)
        let right = try Data(contentsOf: url)
        try Data(bytes).write(to: url)
        let (spec, diagnostics) = SpecLoader(folder: folder, shownAs: "Spec").load()
        try right.write(to: url)
        return complaint(spec, diagnostics, lines: bytes.count { $0 == 0x0A || $0 == 0x0D } + 2, file: "Spec/" + file)
    }

    private func complaint(_ spec: Spec?, _ diagnostics: [Diagnostic], lines: Int, file: String) -> String? {
        if (spec == nil) == diagnostics.isEmpty { return "a spec and mistakes, or neither" }
        for diagnostic in diagnostics {
            let place = diagnostic.place
            if place.line < 1 || place.column < 1 { return "no place: \(diagnostic)" }
            if place.file == file, place.line > lines { return "a line that the file has not: \(diagnostic)" }
            if diagnostic.message.isEmpty { return "an error without a word" }
        }
        guard let spec, let outputs = try? Generator(spec: spec).outputs() else { return nil }
        for (path, text) in outputs {
            if path.hasPrefix("/") || path.contains("..") { return "a path that leads out of the folder: \(path)" }
            let hasControls = text.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" }
            if hasControls || !text.hasSuffix("\n") { return "text that is none: \(path)" }
        }
        return nil
    }
}
