import Foundation

/// The folder of generated files: compares and writes.
public struct OutputFolder {
    /// The file that lists the outputs, so that those of an earlier run can be told from others' files.
    public static let manifestName = "manifest.json"

    /// What differs between a folder and what should be in it.
    public struct Difference: Sendable, Equatable {
        /// In the outputs, not in the folder.
        public var missing: [String] = []
        /// In both, with other text.
        public var changed: [String] = []
        /// Written by an earlier run, not among the outputs any more.
        public var stale: [String] = []

        /// Whether there is none.
        public var isEmpty: Bool { missing.isEmpty && changed.isEmpty && stale.isEmpty }
        /// How many files are concerned.
        public var count: Int { missing.count + changed.count + stale.count }
    }

    private let folder: URL
    /// The folder's path with a slash behind it.
    private let root: String

    /// Makes one for a folder that need not exist yet.
    public init(_ folder: URL) {
        self.folder = folder
        root = folder.path + "/"
    }

    /// Compares the folder with `outputs`.
    public func difference(from outputs: [(path: String, text: String)]) -> Difference {
        var difference = Difference()
        for output in all(outputs) {
            switch FileComparison.of(path(output.path), with: output.text) {
            case .missing: difference.missing.append(output.path)
            case .other: difference.changed.append(output.path)
            case .same: continue
            }
        }
        let wanted = Set(all(outputs).map(\.path))
        difference.stale = listed().filter { !wanted.contains($0) && isOwnFile($0) }
        return difference
    }

    /// Makes the folder hold exactly `outputs`: files without a difference are not touched, stale ones are removed.
    ///
    /// Everything is written beside its place before the first file is moved there, so that a kill or a full disk leaves
    /// old or new, never half. Of two generators at once, the second waits for the first.
    public func write(_ outputs: [(path: String, text: String)]) throws -> Difference {
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        } catch {
            throw WriteFailure(path: folder.path, reason: FileReplacement.reason(error))
        }
        return try FolderLock.holding(folder) { try writeAlone(outputs) }
    }

    private func writeAlone(_ outputs: [(path: String, text: String)]) throws -> Difference {
        let difference = difference(from: outputs)
        let touched = Set(difference.missing + difference.changed)
        guard !difference.isEmpty else { return difference }
        var replacement = FileReplacement()
        do {
            for output in all(outputs) where touched.contains(output.path) {
                try replacement.prepare(path(output.path), text: output.text)
            }
            try replacement.finish()
        } catch {
            replacement.discard()
            throw error
        }
        for path in difference.stale { try remove(folder.appendingPathComponent(path)) }
        return difference
    }

    /// A file that is gone already is no failure.
    private func remove(_ file: URL) throws {
        guard unlink(file.path) == 0 || errno == ENOENT else {
            throw WriteFailure(path: file.path, reason: String(cString: strerror(errno)))
        }
    }

    /// A file that could not be put in place.
    public struct WriteFailure: Error, CustomStringConvertible {
        /// The file.
        public let path: String
        /// What the system says.
        public let reason: String

        /// Both.
        public var description: String { "\(path) cannot be written: \(reason)" }
    }

    private func path(_ output: String) -> String { root + output }

    private func all(_ outputs: [(path: String, text: String)]) -> [(path: String, text: String)] {
        let lines = outputs.map { "    \"\($0.path)\"" }.joined(separator: ",\n")
        // The manifest goes last: it never lists a file that is not written yet.
        return outputs + [(Self.manifestName, "{\n  \"files\": [\n\(lines)\n  ]\n}\n")]
    }

    private struct Manifest: Decodable {
        var files: [String]
    }

    /// Whether a path of the manifest is a file inside the folder. Only files are made here, so nothing else, such as a
    /// folder with other things in it, is ever taken away.
    private func isOwnFile(_ path: String) -> Bool {
        let file = folder.appendingPathComponent(path)
        let parent = file.deletingLastPathComponent().resolvingSymlinksInPath().path + "/"
        let type = try? FileManager.default.attributesOfItem(atPath: file.path)[.type] as? FileAttributeType
        return type == .typeRegular && parent.hasPrefix(folder.resolvingSymlinksInPath().path + "/")
    }

    /// What the manifest of the folder lists, less anything that would lead out of the folder.
    private func listed() -> [String] {
        guard let data = try? Data(contentsOf: folder.appendingPathComponent(Self.manifestName)),
            let manifest = try? JSONDecoder().decode(Manifest.self, from: data)
        else { return [] }
        return manifest.files.filter { path in
            !path.hasPrefix("/")
                && !path.utf8.split(separator: UInt8(ascii: "/")).contains { $0.elementsEqual("..".utf8) }
        }
    }
}
