import Foundation
import Testing

@testable import pwspec

/// A run of the tool in this process, and what it printed.
struct ToolRun {
    let code: ExitCode
    let output: String
    let errors: String

    init(_ arguments: [String]) {
        let record = Record()
        let tool = CommandLineTool(output: Output(write: { record.output += $0 }, writeError: { record.errors += $0 }))
        code = tool.run(arguments)
        output = record.output
        errors = record.errors
    }

    private final class Record {
        var output = ""
        var errors = ""
    }
}

/// A folder with a copy of the small spec, removed after use.
struct ToolFixture: ~Copyable {
    static let spec = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Cases/spec")

    let folder: URL
    var specPath: String { folder.appendingPathComponent("Spec").path }
    var outPath: String { folder.appendingPathComponent("out").path }

    init() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("pwspec ü \(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try FileManager.default.copyItem(at: Self.spec, to: folder.appendingPathComponent("Spec"))
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    func generate(_ more: String...) -> ToolRun {
        ToolRun(["generate", "--spec", specPath, "--out", outPath] + more)
    }

    func outFile(_ path: String) -> URL { URL(fileURLWithPath: outPath).appendingPathComponent(path) }
}
