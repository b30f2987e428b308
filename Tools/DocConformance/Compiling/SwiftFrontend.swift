import Foundation

/// Starts the compiler's frontend and reads what it prints.
package struct SwiftFrontend {
    /// A run that takes longer has hung.
    private static let longestRun: TimeInterval = 300

    let workFolder: WorkFolder

    /// Takes the folder its files go to.
    package init(workFolder: WorkFolder) {
        self.workFolder = workFolder
    }

    /// The first error that the frontend finds in each file that has one.
    package func firstErrors(_ arguments: [String]) throws(CompilerFailure) -> [String: String] {
        let errors = try run(arguments).filter { $0.severity == .error }
        return Dictionary(
            errors.map { ($0.file, "line \($0.line): \($0.message)") },
            uniquingKeysWith: { first, _ in first }
        )
    }

    /// Runs the frontend; throws when it ends for a reason other than what the sources say.
    func run(_ arguments: [String]) throws(CompilerFailure) -> [CompilerDiagnostic] {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        let style = ["-diagnostic-style", "llvm", "-no-color-diagnostics"]
        process.arguments = ["swiftc", "-frontend"] + arguments + style
        // A file, not a pipe: a pipe that is full would stop the compiler.
        let printed = try workFolder.write("", to: "output-\(UUID().uuidString).txt")
        guard let sink = FileHandle(forWritingAtPath: printed) else {
            throw .noWorkFolder(cause: printed)
        }
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = sink
        process.standardError = sink
        let ended = DispatchSemaphore(value: 0)
        process.terminationHandler = { _ in ended.signal() }
        do {
            try process.run()
        } catch {
            throw .noCompiler(cause: error.localizedDescription)
        }
        let hasEnded = ended.wait(timeout: .now() + Self.longestRun) == .success
        if !hasEnded { process.terminate() }
        let output = FileManager.default.contents(atPath: printed).map { String(decoding: $0, as: UTF8.self) } ?? ""
        guard hasEnded else { throw .stopped(output: "no end after \(Int(Self.longestRun)) s\n" + Self.tail(output)) }
        return try diagnostics(in: output, of: process)
    }

    private func diagnostics(in output: String, of process: Process) throws(CompilerFailure) -> [CompilerDiagnostic] {
        if process.terminationStatus == 127 { throw .noCompiler(cause: Self.tail(output)) }
        let diagnostics = CompilerDiagnostic.all(in: output)
        let hasErrors = diagnostics.contains { $0.severity == .error }
        let hasCrashed =
            process.terminationReason == .uncaughtSignal || process.terminationStatus > 1
            || output.contains("\nStack dump:\n")
        if hasCrashed || output.contains("<unknown>:0: error: ") || (process.terminationStatus != 0 && !hasErrors) {
            throw .stopped(output: Self.tail(output))
        }
        return diagnostics
    }

    private static func tail(_ output: String) -> String {
        output.split(separator: "\n").suffix(12).joined(separator: "\n")
    }
}
