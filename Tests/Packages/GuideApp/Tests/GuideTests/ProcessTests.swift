import Foundation
import Testing

@Suite("The page's @main as a process")
struct ProcessTests {
    /// The program lies beside the one that runs the tests.
    private var program: URL {
        URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
            .appendingPathComponent("GuideProcess")
    }

    /// SIGTERM is answered by a handler on the main queue, which only a running loop drains: an exit with 0 shows it.
    @Test("reaches its run loop and ends in order when it is told to [R52]", .timeLimit(.minutes(1)))
    func reachesItsRunLoop() async throws {
        let process = appProcess()
        let (ends, ended) = AsyncStream.makeStream(of: Int32.self)
        process.terminationHandler = { process in
            ended.yield(process.terminationReason == .exit ? process.terminationStatus : -1)
            ended.finish()
        }
        try process.run()
        defer { if process.isRunning { kill(process.processIdentifier, SIGKILL) } }
        while process.isRunning && !handlesTermination(process.processIdentifier) {
            try Task.checkCancellation()
            await Task.yield()
        }
        #expect(process.isRunning)
        process.terminate()
        var statuses: [Int32] = []
        for await status in ends { statuses.append(status) }
        #expect(statuses == [0])
    }

    @Test("ends when it is told to at any moment of its start", .timeLimit(.minutes(1)))
    func endsAtAnyMoment() async throws {
        for looks in 0..<40 {
            let process = appProcess()
            let (ends, ended) = AsyncStream.makeStream(of: Void.self)
            process.terminationHandler = { _ in ended.finish() }
            try process.run()
            defer { if process.isRunning { kill(process.processIdentifier, SIGKILL) } }
            // Looking takes time, and there is no other clock: each run is told a little later than the one before.
            for _ in 0..<looks * 8 { _ = handlesTermination(process.processIdentifier) }
            process.terminate()
            for await _ in ends {}
            try Task.checkCancellation()
        }
    }

    private func appProcess() -> Process {
        let process = Process()
        process.executableURL = program
        process.environment = ProcessInfo.processInfo.environment
        process.environment?["XDG_STATE_HOME"] =
            FileManager.default.temporaryDirectory
            .appendingPathComponent("guide-\(UUID().uuidString)").path
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        return process
    }

    /// Whether the process has set up a handler of its own for SIGTERM.
    private func handlesTermination(_ process: Int32) -> Bool {
        guard let status = try? String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8),
            let line = status.split(separator: "\n").first(where: { $0.hasPrefix("SigCgt:") }),
            let mask = UInt64(line.dropFirst("SigCgt:".count).trimmingCharacters(in: .whitespaces), radix: 16)
        else { return false }
        return mask & (1 << UInt64(SIGTERM - 1)) != 0
    }
}
