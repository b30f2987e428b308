import Foundation

/// A temporary folder for the compiler's input, gone when its owner is.
package final class WorkFolder {
    /// Where it is.
    package let path: String

    /// Makes one.
    package init() throws(CompilerFailure) {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("pwspec-\(UUID().uuidString)")
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        } catch {
            throw .noWorkFolder(cause: error.localizedDescription)
        }
        path = folder.path
    }

    deinit {
        // Nothing depends on it: what is left behind lies in the system's temporary folder.
        try? FileManager.default.removeItem(atPath: path)
    }

    /// Writes a file; returns its path.
    package func write(_ text: String, to name: String) throws(CompilerFailure) -> String {
        let file = path + "/" + name
        do {
            try Data(text.utf8).write(to: URL(fileURLWithPath: file))
        } catch {
            throw .noWorkFolder(cause: error.localizedDescription)
        }
        return file
    }
}
