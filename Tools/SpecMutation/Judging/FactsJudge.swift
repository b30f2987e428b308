import Foundation

/// Runs the conformance tests as they are built, with other facts than the spec's.
struct FactsJudge {
    /// The product that has the tests.
    let tests: String
    private let folder: URL

    /// Takes the test product, such as `.build/debug/PushwooshPackageTests.xctest`, and a folder for its files.
    init(tests: String, folder: URL) {
        self.tests = tests
        self.folder = folder
    }

    /// Which of these facts, changed all together, make a test fail.
    func failing(_ facts: [String: String]) throws -> Set<String> {
        let round = UUID().uuidString
        let changed = folder.appendingPathComponent("facts-\(round).json")
        let report = folder.appendingPathComponent("failed-\(round).txt")
        let printed = folder.appendingPathComponent("printed-\(round).txt")
        try JSONEncoder().encode(facts).write(to: changed)
        try Data().write(to: report)
        try Data().write(to: printed)
        let process = Process()
        process.executableURL = URL(fileURLWithPath: tests)
        process.arguments = ["--testing-library", "swift-testing", "--filter", "^ConformanceTests\\."]
        process.environment = ProcessInfo.processInfo.environment.merging(
            ["PUSHWOOSH_FACTS": changed.path, "PUSHWOOSH_FACTS_REPORT": report.path]
        ) { $1 }
        let sink = try FileHandle(forWritingTo: printed)
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = sink
        process.standardError = sink
        do {
            try process.run()
        } catch {
            throw MutationFailure(
                description: "\(tests) cannot be run: \(error.localizedDescription); build the tests first"
            )
        }
        process.waitUntilExit()
        let failed = Set(try String(contentsOf: report, encoding: .utf8).split(separator: "\n").map(String.init))
        // With failing tests it ends with 1; with a signal, or without having run anything, nothing is known.
        let output = try String(contentsOf: printed, encoding: .utf8)
        let hasRun = process.terminationReason == .exit && output.contains("Test run with ")
        guard hasRun, failed.isEmpty == (process.terminationStatus == 0) else {
            let tail = output.split(separator: "\n").suffix(8).joined(separator: "\n")
            throw MutationFailure(description: "the conformance tests did not end as they should:\n\(tail)")
        }
        return failed
    }
}

/// Why nothing can be said of any mutant.
struct MutationFailure: Error, CustomStringConvertible {
    let description: String
}
