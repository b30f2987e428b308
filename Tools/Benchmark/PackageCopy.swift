import Foundation

/// A copy of the package without what is built, gone after use.
enum PackageCopy {
    static func with<Result>(of package: String, _ use: (String) throws -> Result) throws -> Result {
        let manager = FileManager.default
        let folder = manager.temporaryDirectory.appendingPathComponent("build-benchmark-\(UUID().uuidString)")
        let copy = folder.appendingPathComponent("Pushwoosh")
        try manager.createDirectory(at: copy, withIntermediateDirectories: true)
        defer { try? manager.removeItem(at: folder) }
        for name in ["Package.swift", "Sources", "Generated", "Spec", "Tests", "Tools"] {
            try manager.copyItem(
                at: URL(fileURLWithPath: package).appendingPathComponent(name),
                to: copy.appendingPathComponent(name)
            )
        }
        // Packages under Tests may have been built in place.
        let built = try manager.subpathsOfDirectory(atPath: copy.path).filter { $0.hasSuffix("/.build") }
        for path in built { try manager.removeItem(at: copy.appendingPathComponent(path)) }
        return try use(copy.path)
    }
}
