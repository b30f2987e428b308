import Foundation
import SpecKit
import SwiftEmitter

/// Asks `swift-api-digester`, which `swift package diagnose-api-breaking-changes` runs, for what a change breaks.
struct InterfaceDigester {
    enum Failure: Error {
        case stopped(command: String, output: String)
    }

    /// The compiled interface of a spec.
    struct Interface {
        fileprivate var file: String
        private var nodes: [String: [String]] = [:]

        fileprivate init(_ file: String) throws {
            self.file = file
            let document = try JSONSerialization.jsonObject(with: Data(contentsOf: URL(fileURLWithPath: file)))
            let root = (document as? [String: Any])?["ABIRoot"] as? [String: Any] ?? [:]
            try add(root["children"], below: "")
        }

        private mutating func add(_ children: Any?, below path: String) throws {
            for child in children as? [[String: Any]] ?? [] {
                guard let name = child["printedName"] as? String, child["declKind"] != nil else { continue }
                let path = path.isEmpty ? name : path + "." + name
                // A type is what it says of itself; its members are looked at by themselves.
                let isType = child["kind"] as? String == "TypeDecl"
                let own = isType ? child.filter { $0.key != "children" } : child
                let text = try JSONSerialization.data(withJSONObject: own, options: [.sortedKeys])
                nodes[path.replacing("`", with: ""), default: []].append(String(decoding: text, as: UTF8.self))
                try add(child["children"], below: path)
            }
        }

        /// What the compiler knows of a symbol; empty where it knows none.
        func facts(of symbol: String) -> [String] { nodes[symbol]?.sorted() ?? [] }
    }

    private let folder: URL

    init(in folder: URL) { self.folder = folder }

    /// Compiles what is generated from a spec. Bodies are left out: they are no part of the interface, and call code
    /// that is written by hand.
    func build(_ spec: Spec, named name: String) throws {
        let place = folder.appendingPathComponent(name)
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
        var files: [String] = []
        func write(_ text: String, _ name: String) throws {
            let file = place.appendingPathComponent(name)
            try Data(text.utf8).write(to: file)
            files.append(file.path)
        }
        for (path, text) in try Generator(spec: spec).outputs() where path.hasPrefix("DemoKit/") {
            try write(text, (path as NSString).lastPathComponent)
        }
        let written = try String(
            contentsOf: DifferenceFixture.spec.appendingPathComponent("Backends.swift"),
            encoding: .utf8
        )
        let types = written.components(separatedBy: "\nstruct Greeter")[0]
        try write(types, "HandWritten.swift")
        _ = try run(
            ["swiftc", "-emit-module", "-emit-module-path", place.appendingPathComponent("DemoKit.swiftmodule").path]
                + ["-parse-as-library", "-module-name", "DemoKit", "-package-name", "demo", "-swift-version", "6"]
                + ["-suppress-warnings", "-Xfrontend", "-experimental-skip-all-function-bodies"] + files
        )
    }

    /// The interface of what was built, as the digester sees it.
    func interface(of spec: Spec, named name: String) throws -> Interface {
        try build(spec, named: name)
        let place = folder.appendingPathComponent(name)
        let file = place.appendingPathComponent("interface.json").path
        _ = try run([
            "swift-api-digester", "-dump-sdk", "-module", "DemoKit", "-I", place.path, "-sdk", "/", "-o", file,
        ])
        return try Interface(file)
    }

    /// The symbols that it calls broken, each with what it says of it.
    func broken(from old: Interface, to new: Interface) throws -> [String: String] {
        let output = try run([
            "swift-api-digester", "-diagnose-sdk", "-sdk", "/", "-input-paths", old.file, "-input-paths", new.file,
        ])
        let lines = output.matches(
            of: /(?m)^\w+ ([\w.`]+(?:\([\w:`]*\))?) ((?:has|is|changes) .*)$/
        )
        // What a property's accessors have lost, the property has.
        let told = lines.map { line in
            (String(line.1).replacing("`", with: "").replacing(/\.[GS]et\(\)$/, with: ""), String(line.2))
        }
        let all = output.split(separator: "\n").filter { !$0.hasPrefix("/*") }
        guard told.count == all.count else { throw Failure.stopped(command: "reading the report", output: output) }
        return Dictionary(told) { first, second in first + "; " + second }
    }

    /// Whether code of another package compiles with an interface.
    func compiles(_ code: String, with name: String) throws -> Bool {
        let file = folder.appendingPathComponent("Client.swift")
        try Data(code.utf8).write(to: file)
        do {
            _ = try run(
                ["swiftc", "-typecheck", "-swift-version", "6", "-package-name", "client"]
                    + ["-I", folder.appendingPathComponent(name).path, file.path]
            )
            return true
        } catch Failure.stopped(_, let output) where output.contains("error: switch must be exhaustive") {
            return false
        }
    }

    private func run(_ words: [String]) throws -> String {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = words
        process.currentDirectoryURL = folder
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = pipe
        try process.run()
        let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        guard process.terminationStatus == 0 else { throw Failure.stopped(command: words[0], output: output) }
        return output
    }
}
