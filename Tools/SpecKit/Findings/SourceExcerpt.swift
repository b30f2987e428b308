import Foundation

/// The line that a finding is about, with a caret below the place.
struct SourceExcerpt {
    /// How much of a long line is shown.
    static let width = 100
    private static let indent = "    "

    private let shown: [Unicode.Scalar]
    private let caretOffset: Int
    private let caretLength: Int

    /// Nil where the line has no text, or no such column.
    init?(line: String, column: Int, length: Int) {
        let scalars = Array(line.unicodeScalars)
        let offset = column - 1
        guard offset >= 0, offset <= scalars.count, !line.allSatisfy(\.isWhitespace) else { return nil }
        // A long line is cut so that the place stands in it.
        let start = offset < Self.width ? 0 : offset - Self.width / 2
        shown = Array(scalars[start..<min(scalars.count, start + Self.width)])
        caretOffset = offset - start
        caretLength = max(1, min(length, shown.count - caretOffset))
    }

    /// Two lines, each ended by a line feed.
    var text: String {
        let padding = shown[..<min(caretOffset, shown.count)].map { Self.blank(for: $0) }.joined()
        let marks = "^" + String(repeating: "~", count: caretLength - 1)
        let words = String(shown.map { Character(Self.printable($0)) })
        return "\(Self.indent)\(words)\n\(Self.indent)\(padding)\(marks)\n"
    }

    /// What a terminal would obey instead of showing it stands as a mark.
    private static func printable(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
        let category = scalar.properties.generalCategory
        return scalar != "\t" && [.control, .format, .lineSeparator, .paragraphSeparator].contains(category)
            ? "\u{FFFD}" : scalar
    }

    /// As much room as the scalar takes on a terminal.
    private static func blank(for scalar: Unicode.Scalar) -> String {
        if scalar == "\t" { return "\t" }
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .enclosingMark: return ""
        default: return isWide(scalar) ? "  " : " "
        }
    }

    private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60,
            0xFFE0...0xFFE6, 0x1F300...0x1FAFF, 0x20000...0x3FFFD:
            true
        default: false
        }
    }
}

/// The lines of the files that findings are about, each file read once.
public final class SourceLines {
    /// A file larger than this is not shown.
    private static let sizeLimit = 8 << 20
    private var files: [String: [String]] = [:]

    /// Makes one that has read nothing yet.
    public init() {}

    /// The line of a file, counted from 1; nil where the file or the line is not there.
    func line(_ number: Int, of path: String) -> String? {
        let lines = files[path] ?? Self.read(path)
        files[path] = lines
        return lines.indices.contains(number - 1) ? lines[number - 1] : nil
    }

    private static func read(_ path: String) -> [String] {
        let size = (try? FileManager.default.attributesOfItem(atPath: path)[.size] as? Int) ?? 0
        guard size > 0, size <= sizeLimit, let data = FileManager.default.contents(atPath: path) else { return [] }
        var text = String(decoding: data, as: UTF8.self)
        if text.unicodeScalars.first == "\u{FEFF}" { text.unicodeScalars.removeFirst() }
        // CRLF is one character; other marks that Unicode calls newlines end no line for libyaml or a compiler.
        return text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r" || $0 == "\r\n" }
            .map(String.init)
    }
}
