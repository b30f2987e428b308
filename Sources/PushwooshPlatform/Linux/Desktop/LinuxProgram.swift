import Foundation
import Synchronization

/// A program of the desktop: looked up on PATH, run, and judged by how it ends.
struct LinuxProgram: Sendable {
    let name: String
    let environment: [String: String]

    /// Where it is, or nil where PATH has none. Entries of PATH that are not absolute are not looked at.
    var path: String? {
        (environment["PATH"] ?? "/usr/local/bin:/usr/bin:/bin")
            .split(separator: ":")
            .filter { $0.hasPrefix("/") }
            .map { "\($0)/\(name)" }
            .first { FileManager.default.isExecutableFile(atPath: $0) }
    }

    /// Starts it. Answers once: whether it ended well, or still ran after `patience` seconds, as a window does.
    func run(_ arguments: [String], patience: TimeInterval = 2, _ answer: @escaping @Sendable (Bool) -> Void) {
        guard let path else { return answer(false) }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: path)
        process.arguments = arguments
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = FileHandle.nullDevice
        let answered = Mutex(false)
        let once: @Sendable (Bool) -> Void = { opened in
            let isFirst = answered.withLock { answered in
                defer { answered = true }
                return !answered
            }
            if isFirst { answer(opened) }
        }
        process.terminationHandler = { once($0.terminationReason == .exit && $0.terminationStatus == 0) }
        do {
            try process.run()
            DispatchQueue.global().asyncAfter(deadline: .now() + patience) { once(true) }
        } catch {
            once(false)
        }
    }
}
