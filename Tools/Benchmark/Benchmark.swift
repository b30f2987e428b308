import Foundation

/// Generation of the real spec and of larger ones, against the tool's own start-up.
struct Benchmark {
    let tool: String
    let spec: String
    let output: String

    /// One line of the result.
    struct Row: Codable {
        var name: String
        var value: Double
        var unit: String
        var limit: Double?

        var isWithin: Bool { limit.map { value <= $0 } ?? true }
    }

    func run() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("benchmark-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let start = try ChildRun.best { _ in [tool, "--help"] }
        var costs: [Int: Double] = [:]
        var rows = [Row(name: "start-up (pwspec --help)", value: start.cpu * 1000, unit: "ms CPU")]
        for times in [1, 10, 100] {
            let scaled = folder.appendingPathComponent("x\(times)")
            try ScaledSpec(source: URL(fileURLWithPath: spec)).write(times: times, to: scaled)
            var out = folder
            // A new folder for each run: making files where others were just removed is slower.
            let run = try ChildRun.best { attempt in
                out = folder.appendingPathComponent("out\(times)-\(attempt)")
                return [tool, "generate", "--spec", scaled.path, "--out", out.path]
            }
            costs[times] = max(0.000_1, run.cpu - start.cpu)
            rows.append(Row(name: "generate x\(times)", value: run.cpu * 1000, unit: "ms CPU"))
            rows.append(Row(name: "generate x\(times), memory", value: Double(run.memory) / 1_048_576, unit: "MB"))
            if times == 1 {
                rows += try again(scaled, out, start)
            }
        }
        let exponent = log10((costs[100] ?? 0) / (costs[10] ?? 1))
        rows.append(Row(name: "exponent x10 to x100, start-up subtracted", value: exponent, unit: "", limit: 1.1))
        try Self.report(rows, to: output)
    }

    /// What further runs over the folder cost, as `make generate` and `make check` do them, and how many files they write.
    private func again(_ spec: URL, _ out: URL, _ start: ChildRun) throws -> [Row] {
        let before = try Self.dates(in: out)
        let run = try ChildRun.best { _ in [tool, "generate", "--spec", spec.path, "--out", out.path] }
        let after = try Self.dates(in: out)
        let written = after.filter { before[$0.key] != $0.value }.count
        return [
            Row(name: "generate x1, again", value: run.cpu * 1000, unit: "ms CPU"),
            Row(name: "generate x1, again, against start-up", value: run.cpu / start.cpu, unit: "times", limit: 5),
            Row(name: "files written by a run without changes", value: Double(written), unit: "files", limit: 0),
        ]
    }

    private static func dates(in folder: URL) throws -> [String: Date] {
        let manager = FileManager.default
        var dates: [String: Date] = [:]
        for path in try manager.subpathsOfDirectory(atPath: folder.path) {
            let attributes = try manager.attributesOfItem(atPath: folder.appendingPathComponent(path).path)
            if attributes[.type] as? FileAttributeType == .typeRegular {
                dates[path] = attributes[.modificationDate] as? Date
            }
        }
        return dates
    }

    /// Prints a table and writes the same as JSON; ends the process where a row is past its limit.
    static func report(_ rows: [Row], to output: String) throws {
        let width = rows.map(\.name.count).max() ?? 0
        for row in rows {
            let name = row.name.padding(toLength: width + 2, withPad: " ", startingAt: 0)
            let value = String(format: "%10.2f", row.value)
            let limit = row.limit.map { String(format: " (at most %g) %@", $0, row.isWithin ? "ok" : "TOO MUCH") } ?? ""
            print("\(name)\(value) \(row.unit)\(limit)")
        }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        try encoder.encode(rows).write(to: URL(fileURLWithPath: output))
        print("figures: \(output)")
        if !rows.allSatisfy(\.isWithin) { exit(1) }
    }
}
