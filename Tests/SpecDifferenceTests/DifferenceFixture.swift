import Foundation
import SpecKit

@testable import SpecDifference

/// Changed copies of the small spec under Tests/Cases/spec.
enum DifferenceFixture {
    static let cases = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Cases")
    static let spec = cases.appendingPathComponent("spec")

    /// Words of a file of the spec, and what stands in their place after a change; without words, a new file.
    struct Edit: Sendable, CustomStringConvertible {
        var file: String
        var old: String
        var new: String

        var description: String { "\(file): \(old.debugDescription) → \(new.debugDescription)" }
    }

    /// A test that changes nothing, or whose spec has mistakes, proves nothing.
    enum Failure: Error {
        case notFoundOnce(Edit, times: Int)
        case mistaken([Diagnostic])
    }

    /// A folder that is removed after use.
    static func withFolder<Result>(_ use: (URL) throws -> Result) throws -> Result {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("difference-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        return try use(folder)
    }

    /// A copy of the small spec with edits, of which each must fit exactly once.
    static func write(_ edits: [Edit], to folder: URL) throws {
        try FileManager.default.copyItem(at: spec, to: folder)
        for edit in edits {
            let file = folder.appendingPathComponent(edit.file)
            if edit.old.isEmpty {
                try Data(edit.new.utf8).write(to: file)
                continue
            }
            let text = try String(contentsOf: file, encoding: .utf8)
            let times = text.ranges(of: edit.old).count
            guard times == 1 else { throw Failure.notFoundOnce(edit, times: times) }
            try Data(text.replacing(edit.old, with: edit.new).utf8).write(to: file)
        }
    }

    static func load(_ edits: [Edit] = [], shownAs name: String = "Spec") throws -> Spec {
        try withFolder { folder in
            let copy = folder.appendingPathComponent("spec")
            try write(edits, to: copy)
            return try load(copy, shownAs: name)
        }
    }

    static func load(_ folder: URL, shownAs name: String = "Spec") throws -> Spec {
        let (spec, diagnostics) = SpecLoader(folder: folder, shownAs: name).load(overlooking: SpecSource.overlooked)
        guard let spec else { throw Failure.mistaken(diagnostics) }
        return spec
    }

    /// What the edits change.
    static func report(_ edits: Edit...) throws -> DifferenceReport {
        try report(from: load(shownAs: "Old"), to: load(edits, shownAs: "New"))
    }

    static func report(from old: Spec, to new: Spec) -> DifferenceReport {
        DifferenceReport(from: old, shownAs: "Old", to: new, shownAs: "New")
    }
}
