import Foundation
import SpecKit

/// The folder of the spec, as a command was given it.
struct SpecFolder {
    static let option = Arguments.Option.value("--spec")

    let path: String
    /// Whether the command line names the folder.
    private let isNamed: Bool

    init(_ arguments: Arguments) {
        let named = arguments.value("--spec")
        path = named ?? "Spec"
        isNamed = named != nil
    }

    enum Failure: Error, CustomStringConvertible {
        case noFolder(String)

        var description: String {
            switch self {
            case .noFolder(let path):
                "there is no folder '\(path)'; run in the project's folder, or say where it is with --spec"
            }
        }
    }

    /// As `load`, but neither where the folder is not there and nobody named it.
    func loadIfPresent() throws -> (spec: Spec?, findings: [Finding]) {
        if !isNamed, !FileManager.default.fileExists(atPath: path) { return (nil, []) }
        return try load()
    }

    /// The spec or its mistakes as findings.
    func load() throws -> (spec: Spec?, findings: [Finding]) {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue else {
            throw Failure.noFolder(path)
        }
        let (spec, diagnostics) = SpecLoader(folder: URL(fileURLWithPath: path), shownAs: path).load()
        return (spec, diagnostics.map(\.finding))
    }
}

extension Diagnostic {
    /// As every command reports what it finds.
    var finding: Finding {
        Finding(
            page: place.file,
            line: place.line,
            column: place.column,
            rule: rule.rawValue,
            severity: .error,
            fragment: "",
            message: message,
            suggestion: suggestion
        )
    }
}
