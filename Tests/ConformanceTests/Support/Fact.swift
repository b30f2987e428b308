import Foundation
import Testing

/// Something the spec says, as text, under an id.
///
/// What is expected can be overridden by id when the tests run: `PUSHWOOSH_FACTS` names a JSON file of id to text. A changed
/// fact is tried that way without a rebuild, and its test must fail.
struct Fact: Sendable, CustomTestStringConvertible {
    let id: String
    private let written: String

    init(_ id: String, _ written: String) {
        self.id = id
        self.written = written
    }

    /// A list, in order.
    init(_ id: String, _ written: [String]) {
        self.init(id, written.joined(separator: ", "))
    }

    var testDescription: String { id }

    /// What the spec says, or what this run overrides it with.
    var expected: String { FactOverrides.current[id] ?? written }

    /// Records an issue where `actual` is something else.
    func expect(_ actual: String, sourceLocation: SourceLocation = #_sourceLocation) {
        if actual != expected { FactOverrides.report(id) }
        #expect(actual == expected, "\(id)", sourceLocation: sourceLocation)
    }
}

/// What a run expects instead of what the spec says, and the file that it writes the failing ids to: `pwspec mutate` gives
/// and reads both.
enum FactOverrides {
    @TaskLocal static var task: [String: String] = [:]

    static var current: [String: String] { task.isEmpty ? file : task }

    /// Adds a line to the report, where one is asked for. What a test changes by itself is not part of it.
    static func report(_ id: String) {
        guard task.isEmpty, let path = ProcessInfo.processInfo.environment["PUSHWOOSH_FACTS_REPORT"] else { return }
        let descriptor = open(path, O_WRONLY | O_APPEND | O_CLOEXEC)
        guard descriptor >= 0 else { return }
        defer { close(descriptor) }
        let line = Array((id + "\n").utf8)
        _ = write(descriptor, line, line.count)
    }

    private static let file: [String: String] = {
        guard let path = ProcessInfo.processInfo.environment["PUSHWOOSH_FACTS"] else { return [:] }
        do {
            return try JSONDecoder().decode([String: String].self, from: Data(contentsOf: URL(fileURLWithPath: path)))
        } catch {
            fatalError("PUSHWOOSH_FACTS names \(path), which is no JSON object of texts: \(error)")
        }
    }()
}
