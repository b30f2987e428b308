/// A new folder of the machine's temporary place, removed with this object.
package final class TemporaryFolder: Sendable {
    package let url: URL

    package init() throws {
        url = FileManager.default.temporaryDirectory.appendingPathComponent("pushwoosh-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit {
        // What cannot be removed is left to the machine, which empties its temporary place.
        try? FileManager.default.removeItem(at: url)
    }

    /// Writes a file into the folder, making the folders on the way.
    @discardableResult
    package func write(_ data: Data, to path: String) throws -> URL {
        let file = url.appendingPathComponent(path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(),
            withIntermediateDirectories: true
        )
        try data.write(to: file)
        return file
    }
}
