import DocConformance
import Foundation

/// Asks the toolchain for the symbols of built modules.
struct SymbolGraphExtractor {
    private let modules: BuiltModules
    private let workFolder: WorkFolder

    /// Takes the build folder of the modules; nil stands for the folder of the running tool.
    init(folder: String?) throws {
        workFolder = try WorkFolder()
        modules = try BuiltModules(folder: folder, frontend: SwiftFrontend(workFolder: workFolder))
    }

    /// The graph of one module, and those of its extensions of other modules' types.
    func graphs(of module: String) throws -> [SymbolGraph] {
        let folder = workFolder.path + "/" + module
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments =
            ["swift-symbolgraph-extract", "-module-name", module, "-target", Self.target]
            + ["-minimum-access-level", "public", "-skip-synthesized-members", "-output-dir", folder]
            + modules.arguments
        // A file, not a pipe: a pipe that is full would stop the tool.
        let printed = try workFolder.write("", to: module + ".txt")
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle(forWritingAtPath: printed)
        do {
            try process.run()
        } catch {
            throw CompilerFailure.noCompiler(cause: error.localizedDescription)
        }
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            let words = FileManager.default.contents(atPath: printed).map { String(decoding: $0, as: UTF8.self) } ?? ""
            throw CompilerFailure.stopped(output: words)
        }
        let names = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
        return try names.filter { $0.hasSuffix(".symbols.json") }.map { name in
            let data = try Data(contentsOf: URL(fileURLWithPath: folder + "/" + name))
            return try JSONDecoder().decode(SymbolGraph.self, from: data)
        }
    }

    /// The modules were built on the machine that asks.
    private static var target: String {
        #if arch(arm64)
            "aarch64-unknown-linux-gnu"
        #else
            "x86_64-unknown-linux-gnu"
        #endif
    }
}
