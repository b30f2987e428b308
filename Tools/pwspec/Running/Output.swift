import Foundation
import SpecKit

/// Where a command writes to: findings and results to the one side, what concerns the run to the other.
final class Output {
    private let write: (String) -> Void
    private let writeError: (String) -> Void

    init(
        write: @escaping (String) -> Void = Output.writeResult,
        writeError: @escaping (String) -> Void = Output.writeNotice
    ) {
        self.write = write
        self.writeError = writeError
    }

    func print(_ text: String) { write(text.safeForTerminal + "\n") }

    func error(_ text: String) { writeError(text.safeForTerminal + "\n") }

    /// What cannot be written is not known to whoever asked for it, so the run ends as one that could not be done.
    private static func writeResult(_ text: String) {
        do {
            try FileHandle.standardOutput.write(contentsOf: Data(text.utf8))
        } catch {
            writeNotice("pwspec: the result cannot be written; check where the output goes\n")
            exit(ExitCode.couldNotRun.rawValue)
        }
    }

    /// Nobody can be told that this does not work.
    private static func writeNotice(_ text: String) {
        try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
    }

    /// How findings are written.
    enum Format: String {
        case text, json
    }

    static let formatOption = Arguments.Option.value("--format", allowed: ["text", "json"])

    /// Prints findings, and as text also how many there are.
    func report(_ findings: [Finding], as format: Format) throws {
        switch format {
        case .json: write(try FindingsDocument(findings).json())
        case .text:
            if !findings.isEmpty { write(FindingsText(findings, sources: SourceLines()).text.safeForTerminal) }
        }
    }
}
