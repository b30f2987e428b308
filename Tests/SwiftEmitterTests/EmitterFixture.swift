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

    /// What the small spec yields when its file of items has more documents at its end.
    static func outputs(adding documents: String) throws -> [(path: String, text: String)] {
        try withFolder { folder in
            let copy = folder.appendingPathComponent("spec")
            try FileManager.default.copyItem(at: cases.appendingPathComponent("spec"), to: copy)
            let file = copy.appendingPathComponent("demo.yaml")
            let text = try String(contentsOf: file, encoding: .utf8)
            try Data((text + "---\n" + documents).utf8).write(to: file)
            return try outputs(of: copy)
        }
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
