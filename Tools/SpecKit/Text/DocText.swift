/// The text of a doc comment: lines on any line end, the first sentence apart.
public struct DocText: Sendable {
    /// The whole text on one line a paragraph.
    public let lines: [String]

    /// The first sentence.
    public let abstract: String
    /// What follows the abstract.
    public let discussion: String

    /// Splits at LF, CRLF and CR; a lone CR in a `///` comment would start a line of code.
    public init(_ text: String) {
        lines = Self.lines(of: text)
        let first = lines.first ?? ""
        let end = Self.endOfAbstract(in: first)
        if end == first.endIndex, lines.count < 2 {
            abstract = first
            discussion = ""
            return
        }
        abstract = String(first[..<end])
        discussion = ([first[end...]] + lines.dropFirst().map { $0[...] })
            .map { $0.drop { $0 == " " } }.filter { !$0.isEmpty }.joined(separator: " ")
    }

    private static func lines(of text: String) -> [String] {
        // Nearly every text is one line of plain letters.
        if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return [text] }
        return text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
            .map { String($0.filter { !$0.unicodeScalars.contains { $0.properties.generalCategory == .control } }) }
    }

    private static func endOfAbstract(in text: String) -> String.Index {
        // Byte by byte: the marks that end a sentence and the space behind them are plain in UTF-8.
        let bytes = text.utf8
        var index = bytes.startIndex
        while let stop = bytes[index...].firstIndex(where: { $0 == 0x2E || $0 == 0x3F || $0 == 0x21 }) {
            index = bytes.index(after: stop)
            guard index < bytes.endIndex, bytes[index] == 0x20 else { continue }
            let next = bytes.index(after: index)
            if next < bytes.endIndex, text[next].startsSentence { return index }
        }
        return text.endIndex
    }
}

extension Character {
    fileprivate var startsSentence: Bool { isUppercase || isNumber || self == "`" }
}
