import Foundation
import SpecKit

/// Where one of two specs is: a folder, or a revision of the git repository around a folder.
public struct SpecSource: Sendable {
    /// Why there is nothing to read.
    public enum Failure: Error, Equatable, CustomStringConvertible {
        case neither(String, cause: String)
        case noSpec(String, path: String)
        case noFolderInRevision(String, path: String)
        case unreadable(String, cause: String)

        /// What is wrong and what to do.
        public var description: String {
            switch self {
            case .neither(let name, let cause):
                "'\(name)' is no folder, and no revision of a git repository here"
                    + (cause.isEmpty ? "" : " (\(cause))")
            case .noSpec(let name, let path):
                "neither '\(name)' nor '\(name)/\(path)' has a sdk.yaml; say with --spec where in it the spec is"
            case .noFolderInRevision(let name, let path):
                "the revision '\(name)' has no folder '\(path)'; say with --spec where in it the spec is"
            case .unreadable(let name, let cause): "'\(name)' cannot be read: \(cause)"
            }
        }
    }

    /// What messages call the spec: the folder, or `revision:folder` as git writes it.
    public let shownAs: String
    private let content: Content

    private enum Content: Sendable {
        case folder(URL)
        case commit(String, path: String, repository: URL)
    }

    /// Finds `name`; a folder goes before a revision. `path` is where in a checkout the spec is.
    public init(_ name: String, path: String, in current: URL) throws {
        var isFolder: ObjCBool = false
        let folder = URL(fileURLWithPath: name, relativeTo: current)
        if FileManager.default.fileExists(atPath: folder.path, isDirectory: &isFolder), isFolder.boolValue {
            let places = [(name, folder), (name + "/" + path, folder.appendingPathComponent(path))]
            let found = places.first {
                FileManager.default.fileExists(atPath: $0.1.appendingPathComponent("sdk.yaml").path)
            }
            guard let found else { throw Failure.noSpec(name, path: path) }
            (shownAs, content) = (found.0, .folder(found.1))
            return
        }
        let commit: String
        switch try GitRepository(folder: current).commit(of: name) {
        case .success(let name): commit = name
        case .failure(let complaint): throw Failure.neither(name, cause: complaint.text)
        }
        shownAs = name + ":" + path
        content = .commit(commit, path: path, repository: current)
    }

    /// What a release may still have had otherwise: no API follows from it.
    static let overlooked: Set<SpecRule> = [.concerns, .source, .text]

    /// The spec, or its mistakes.
    public func load() throws -> (spec: Spec?, diagnostics: [Diagnostic]) {
        switch content {
        case .folder(let folder): return SpecLoader(folder: folder, shownAs: shownAs).load(overlooking: Self.overlooked)
        case .commit(let commit, let path, let repository):
            let folder = FileManager.default.temporaryDirectory.appendingPathComponent("pwspec-\(UUID().uuidString)")
            // What is left behind where this fails lies in the system's temporary folder.
            defer { try? FileManager.default.removeItem(at: folder) }
            try write(commit, path, GitRepository(folder: repository), to: folder)
            return SpecLoader(folder: folder, shownAs: shownAs).load(overlooking: Self.overlooked)
        }
    }

    /// Writes the YAML files of a commit, and of those only such as stay below the folder.
    private func write(_ commit: String, _ path: String, _ repository: GitRepository, to folder: URL) throws {
        guard let entries = try repository.files(of: commit, below: path) else {
            throw Failure.noFolderInRevision(String(shownAs.dropLast(path.count + 1)), path: path)
        }
        let wanted = entries.filter { entry in
            (entry.path.hasSuffix(".yaml") || entry.path.hasSuffix(".yml"))
                && !entry.path.split(separator: "/").contains("..")
        }
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            let list = folder.appendingPathComponent("files")
            for (entry, bytes) in zip(wanted, try repository.contents(of: wanted, listedIn: list)) {
                let file = folder.appendingPathComponent(entry.path)
                try FileManager.default.createDirectory(
                    at: file.deletingLastPathComponent(),
                    withIntermediateDirectories: true
                )
                try bytes.write(to: file)
            }
        } catch let failure as GitRepository.Failure {
            throw failure
        } catch {
            throw Failure.unreadable(shownAs, cause: error.localizedDescription)
        }
    }
}
