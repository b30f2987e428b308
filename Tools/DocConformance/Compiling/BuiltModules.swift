import Foundation

/// A folder that SwiftPM built the modules into, as what the compiler has to be told to find them.
package struct BuiltModules {
    /// The module whose absence shows that nothing is built.
    private static let umbrella = "PushwooshFramework"

    /// Apple's modules that are not built with the package, and what each of them re-exports.
    private static let standIns = [
        "UIKit": "PushwooshApplication", "UserNotifications": "PushwooshApplication", "WebKit": "PushwooshApplication",
    ]

    /// What the compiler and its tools have to be told to find the modules.
    package let arguments: [String]
    private let folder: String
    private let frontend: SwiftFrontend

    /// Takes a build folder such as `.build/debug`; nil stands for the folder of the running tool.
    package init(folder: String?, frontend: SwiftFrontend) throws(CompilerFailure) {
        let given = if let folder { folder } else { try Self.folderOfTool() }
        // Under two names, such as a link and what it leads to, the compiler takes one module for two.
        let folder = URL(fileURLWithPath: given).resolvingSymlinksInPath().path
        let modules = folder + "/Modules"
        guard FileManager.default.fileExists(atPath: "\(modules)/\(Self.umbrella).swiftmodule") else {
            throw .modulesMissing(folder: folder, module: Self.umbrella)
        }
        var arguments = ["-I", modules]
        arguments += Self.moduleMaps(of: folder).flatMap { ["-Xcc", "-fmodule-map-file=\($0)"] }
        let cache = folder + "/ModuleCache"
        let isWritable = FileManager.default.isWritableFile(atPath: cache)
        arguments += ["-module-cache-path", isWritable ? cache : frontend.workFolder.path + "/ModuleCache"]
        self.arguments = arguments + ["-I", frontend.workFolder.path]
        self.folder = modules
        self.frontend = frontend
    }

    /// Whether a file that imports a module can be compiled. Apple's modules are built when first asked for.
    func has(_ module: String) throws(CompilerFailure) -> Bool {
        let isBuilt = FileManager.default.fileExists(atPath: "\(folder)/\(module).swiftmodule")
        if isBuilt { return true }
        if let exported = Self.standIns[module] {
            try build(module, exporting: exported)
            return true
        }
        let file = try frontend.workFolder.write("import \(module)\n", to: "import-\(module).swift")
        let probe = ["-typecheck", "-module-name", "Probe", file]
        return try frontend.run(probe + arguments).allSatisfy { !$0.message.hasPrefix("no such module") }
    }

    private static func folderOfTool() throws(CompilerFailure) -> String {
        let tool = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent().path
        guard FileManager.default.fileExists(atPath: tool + "/Modules") else { throw .noModulesFolder }
        return tool
    }

    private func build(_ name: String, exporting exported: String) throws(CompilerFailure) {
        let source = try frontend.workFolder.write("@_exported import \(exported)\n", to: "\(name).swift")
        let output = frontend.workFolder.path + "/\(name).swiftmodule"
        let build = ["-emit-module", "-module-name", name, "-parse-as-library", "-o", output, source]
        let errors = try frontend.run(build + arguments).filter { $0.severity == .error }
        guard errors.isEmpty else { throw .stopped(output: errors.map(\.message).joined(separator: "\n")) }
    }

    /// What lets code see the modules' `package` declarations, as their own package does.
    ///
    /// SwiftPM names the package in its plan of the build, which lies two folders up under the configuration's name.
    package var packageArguments: [String] {
        let build = URL(fileURLWithPath: folder).deletingLastPathComponent()
        let plan = build.deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent(build.lastPathComponent + ".yaml")
        guard let data = FileManager.default.contents(atPath: plan.path),
            let mark = data.firstRange(of: Data("\"-package-name\",\"".utf8)),
            let end = data[mark.upperBound...].firstIndex(of: UInt8(ascii: "\""))
        else { return [] }
        return ["-package-name", String(decoding: data[mark.upperBound..<end], as: UTF8.self)]
    }

    /// The C module maps the modules were built with: SwiftPM's record of the build names them.
    private static func moduleMaps(of folder: String) -> [String] {
        guard let data = FileManager.default.contents(atPath: folder + "/description.json") else { return [] }
        let record = String(decoding: data, as: UTF8.self)
        var maps: Set<String> = []
        for part in record.components(separatedBy: "-fmodule-map-file=").dropFirst() {
            guard let end = part.firstIndex(of: "\"") else { continue }
            maps.insert(part[..<end].replacingOccurrences(of: "\\/", with: "/"))
        }
        // Two maps of one module are an error, so a map that is gone must not be named.
        return maps.filter { FileManager.default.fileExists(atPath: $0) }.sorted()
    }
}
