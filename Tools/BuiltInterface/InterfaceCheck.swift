import Foundation
import SpecKit

/// Writes and checks the snapshots of the modules' interfaces.
public struct InterfaceCheck {
    /// Modules with a public interface of their own that the spec does not make.
    public static let handWrittenModules = [
        "PushwooshAppleTypes", "PushwooshPlatform", "PushwooshApplication", "PushwooshTransport", "PushwooshTesting",
    ]

    private let spec: Spec
    private let folder: String
    private let extractor: SymbolGraphExtractor

    /// Takes the spec, the folder of the snapshots, and the build folder; nil is that of the running tool.
    ///
    /// Throws a `CompilerFailure` where no modules are built there.
    public init(spec: Spec, folder: String, modules: String? = nil) throws {
        self.spec = spec
        self.folder = folder
        extractor = try SymbolGraphExtractor(folder: modules)
    }

    /// The interfaces of the spec's modules as they are built.
    public func specInterfaces() throws -> [ModuleInterface] {
        try interfaces(of: spec.modules.map(\.name.value))
    }

    /// Writes what differs; returns the modules whose snapshot was written.
    public func write() throws -> [String] {
        try interfaces(of: allModules).filter { interface in
            let text = InterfaceSnapshot(of: interface).text
            guard text != kept(interface.module) else { return false }
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            try Data(text.utf8).write(to: URL(fileURLWithPath: path(of: interface.module)), options: .atomic)
            return true
        }.map(\.module)
    }

    /// What differs between snapshots, modules and spec.
    public func findings() throws -> [Finding] {
        let interfaces = try interfaces(of: allModules)
        let fromSpec = Set(spec.modules.map(\.name.value))
        let comparison = SpecComparison(spec: spec)
        let perModule = interfaces.flatMap { interface -> [Finding] in
            let path = path(of: interface.module)
            let snapshot = InterfaceSnapshot(of: interface)
            let changes = SnapshotComparison.findings(
                path: path,
                kept: kept(interface.module),
                built: snapshot,
                module: interface.module
            )
            guard fromSpec.contains(interface.module) else { return changes }
            return changes + comparison.undeclared(in: interface, snapshot: snapshot, path: path)
        }
        let strays = strayModules().map { name in
            Finding(
                page: path(of: name),
                line: 1,
                column: 1,
                rule: "api-stale",
                severity: .error,
                fragment: "",
                message: "there is no module \(name) any more; remove this file"
            )
        }
        return perModule + strays + comparison.missing(from: interfaces)
    }

    private var allModules: [String] {
        let fromSpec = spec.modules.map(\.name.value)
        return Self.handWrittenModules.filter { !fromSpec.contains($0) } + fromSpec
    }

    private func interfaces(of modules: [String]) throws -> [ModuleInterface] {
        try modules.map { ModuleInterface(module: $0, graphs: try extractor.graphs(of: $0)) }
    }

    private func path(of module: String) -> String { "\(folder)/\(module).api" }

    private func kept(_ module: String) -> String? {
        FileManager.default.contents(atPath: path(of: module)).map { String(decoding: $0, as: UTF8.self) }
    }

    private func strayModules() -> [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        let modules = names.filter { $0.hasSuffix(".api") }.map { String($0.dropLast(4)) }
        return modules.filter { !allModules.contains($0) }.sorted()
    }
}
