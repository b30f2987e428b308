import Foundation

/// A page in the temporary folder, gone when the value is.
final class TemporaryPage {
    let path: String

    init(_ bytes: [UInt8], name: String = "page.txt") throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("pages-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        path = folder.appendingPathComponent(name).path
        try Data(bytes).write(to: URL(fileURLWithPath: path))
    }

    convenience init(_ text: String, name: String = "page.txt") throws {
        try self.init(Array(text.utf8), name: name)
    }

    deinit {
        try? FileManager.default.removeItem(at: URL(fileURLWithPath: path).deletingLastPathComponent())
    }
}
