import Foundation

/// One diagnostic as the compiler prints it.
struct CompilerDiagnostic: Sendable, Hashable {
    enum Severity: String, Sendable {
        case error, warning, note, remark
    }

    let file: String
    let line: Int
    /// From 1, counted in bytes.
    let column: Int
    let severity: Severity
    let message: String

    /// Reads all diagnostics in what the compiler printed in its `llvm` style; other lines are passed over.
    static func all(in output: String) -> [CompilerDiagnostic] {
        output.split(separator: "\n").compactMap { CompilerDiagnostic(line: $0) }
    }

    init?(line: Substring) {
        // A path may have colons in it, a severity word follows a colon and a blank.
        for severity in [Severity.error, .warning, .note, .remark] {
            guard let mark = line.firstRange(of: ": \(severity.rawValue): ") else { continue }
            let place = line[..<mark.lowerBound].split(separator: ":", omittingEmptySubsequences: false)
            guard place.count >= 3, let column = Int(place[place.count - 1]), let number = Int(place[place.count - 2])
            else { continue }
            file = place.dropLast(2).joined(separator: ":")
            self.line = number
            self.column = column
            self.severity = severity
            message = Self.withoutGroup(line[mark.upperBound...])
            return
        }
        return nil
    }

    /// Drops the `[#Group]` that the compiler puts behind some messages, and what differs between language modes.
    private static func withoutGroup(_ text: Substring) -> String {
        var text = text
        if text.hasSuffix("]"), let group = text.range(of: " [#", options: .backwards) {
            text = text[..<group.lowerBound]
        }
        let tail = "; this is an error in the Swift 6 language mode"
        return String(text.hasSuffix(tail) ? text.dropLast(tail.count) : text)
    }
}
