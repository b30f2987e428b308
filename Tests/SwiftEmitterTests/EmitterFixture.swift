import Foundation
import SpecKit
import SwiftEmitter
import Testing

/// What the small spec under Tests/Cases/spec yields.
enum EmitterFixture {
    static let cases = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Cases")

    static func outputs() throws -> [(path: String, text: String)] {
        try outputs(of: cases.appendingPathComponent("spec"))
    }

    static func outputs(of folder: URL) throws -> [(path: String, text: String)] {
        let (spec, diagnostics) = SpecLoader(folder: folder, shownAs: "Spec").load()
        guard let spec else { throw Mistaken(diagnostics: diagnostics) }
        return try Generator(spec: spec).outputs()
    }

    /// A spec that was to be without mistakes and is not.
    struct Mistaken: Error {
        var diagnostics: [Diagnostic]
    }

    /// A folder that is removed after use.
    static func withFolder<Result>(_ use: (URL) throws -> Result) throws -> Result {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("emitter-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        return try use(folder)
    }

    /// Runs a program and gives its exit code and what it printed.
    static func run(_ words: [String], in folder: URL? = nil, environment: [String: String] = [:]) throws -> (
        Int32, String
    ) {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = words
        process.currentDirectoryURL = folder
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = pipe
        try process.run()
        let output = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return (process.terminationStatus, String(decoding: output, as: UTF8.self))
    }
}
