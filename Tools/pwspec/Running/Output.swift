import Foundation
import SpecKit

/// Where a command writes to: findings and results to the one side, what concerns the run to the other.
final class Output {
    private let write: (String) -> Void
    private let writeError: (String) -> Void

    init(
        write: @escaping (String) -> Void = { FileHandle.standardOutput.write(Data($0.utf8)) },
        writeError: @escaping (String) -> Void = { FileHandle.standardError.write(Data($0.utf8)) }
    ) {
        self.write = write
        self.writeError = writeError
    }

    func print(_ text: String) { write(text + "\n") }

    func error(_ text: String) { writeError(text + "\n") }

    /// How findings are written.
    enum Format: String {
        case text, json
    }

    static let formatOption = Arguments.Option.value("--format", allowed: ["text", "json"])

    /// Prints findings, and as text also how many there are.
    func report(_ findings: [Finding], as format: Format) throws {
        switch format {
        case .json: write(try FindingsDocument(findings).json())
        case .text: if !findings.isEmpty { write(FindingsText(findings, sources: SourceLines()).text) }
        }
    }
}
