import Foundation

/// What building the package costs, in a copy of it: times of the wall, medians of several runs.
struct BuildBenchmark {
    let package: String
    let runs: Int

    /// One comment of a generated file; a rebuild after a change of it is what a spec's editor waits for.
    private static let editedFile = "Generated/PushwooshMedia/PWMedia.swift"

    func rows() throws -> [Benchmark.Row] {
        try PackageCopy.with(of: package) { copy in
            var clean: [Double] = []
            var tests: [Double] = []
            var edited: [Double] = []
            for _ in 0..<runs {
                try? FileManager.default.removeItem(atPath: copy + "/.build")
                clean.append(try Self.seconds(["swift", "build"], in: copy))
                tests.append(try Self.seconds(["swift", "build", "--target", "ConformanceTests"], in: copy))
                try Self.editComment(in: copy + "/" + Self.editedFile)
                edited.append(try Self.seconds(["swift", "build"], in: copy))
            }
            // No limits: seconds say more of the machine and of its other work than of the package.
            return [
                Benchmark.Row(name: "clean debug build (aim: 60)", value: Self.median(clean), unit: "s"),
                Benchmark.Row(name: "conformance tests on top (aim: 90)", value: Self.median(tests), unit: "s"),
                Benchmark.Row(name: "rebuild after one doc comment (aim: 8)", value: Self.median(edited), unit: "s"),
            ] + (try HelloBenchmark(package: copy).rows())
        }
    }

    static func seconds(_ words: [String], in folder: String) throws -> Double {
        let start = ContinuousClock.now
        _ = try ChildRun(["/usr/bin/env", "--chdir=\(folder)"] + words)
        return (ContinuousClock.now - start) / .seconds(1)
    }

    static func median(_ values: [Double]) -> Double {
        let sorted = values.sorted()
        return sorted.isEmpty ? 0 : sorted[sorted.count / 2]
    }

    private static func editComment(in path: String) throws {
        let text = try String(contentsOfFile: path, encoding: .utf8)
        guard let comment = text.range(of: "/// ") else { throw NothingToEdit(path: path) }
        try Data(text.replacingCharacters(in: comment, with: "/// Edited. ").utf8).write(to: URL(fileURLWithPath: path))
    }

    struct NothingToEdit: Error, CustomStringConvertible {
        let path: String
        var description: String { "\(path) has no comment to edit" }
    }
}
