import Foundation

/// The bytes of a spec file as text that libyaml reads without surprises: UTF-8, line feeds, no control characters.
struct SourceText {
    /// Why the bytes are no such text.
    struct Failure: Error {
        var line: Int
        var column: Int
        var message: String
    }

    /// Without a byte order mark, every line ended by a line feed alone.
    let bytes: [UInt8]

    init(_ bytes: [UInt8]) throws(Failure) {
        guard bytes.count <= YAMLReader.sizeLimit else {
            let sizes = "\(bytes.count) bytes, more than \(YAMLReader.sizeLimit)"
            throw Failure(line: 1, column: 1, message: "the file has \(sizes); split it into smaller files")
        }
        var body = bytes[...]
        let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
        if body.starts(with: byteOrderMark) { body = body.dropFirst(3) }
        if body.starts(with: byteOrderMark) {
            throw Failure(line: 1, column: 1, message: "the file starts with two byte order marks; keep none")
        }
        if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
            throw Failure(line: 1, column: 1, message: "the file is UTF-16; save it as UTF-8")
        }
        self.bytes = Self.withLineFeeds(body)
        // Nearly every file is plain letters, which need no second look.
        let isPlain = self.bytes.allSatisfy { ($0 >= 0x20 && $0 < 0x7F) || $0 == 0x0A }
        if !isPlain { try Self.check(self.bytes) }
    }

    private static func check(_ bytes: [UInt8]) throws(Failure) {
        var decoder = UTF8()
        var iterator = bytes.makeIterator()
        var (line, column) = (1, 1)
        while true {
            let scalar: Unicode.Scalar
            switch decoder.decode(&iterator) {
            case .emptyInput: return
            case .error:
                throw Failure(line: line, column: column, message: "here the file is not UTF-8 text; save it as UTF-8")
            case .scalarValue(let value): scalar = value
            }
            if let message = complaint(about: scalar) { throw Failure(line: line, column: column, message: message) }
            column = scalar == "\n" ? 1 : column + 1
            line += scalar == "\n" ? 1 : 0
        }
    }

    private static func complaint(about scalar: Unicode.Scalar) -> String? {
        var name: String { "U+" + String(scalar.value, radix: 16, uppercase: true) }
        switch scalar.value {
        case 0x09, 0x0A: return nil
        case 0x85, 0x2028, 0x2029:
            return "\(name) ends a line for some readers and not for others; write a line feed, or \\u in quotes"
        case 0..<0x20, 0x7F..<0xA0, 0xFFFE, 0xFFFF:
            return "the control character \(name) has no place in a spec; remove it"
        case 0xFEFF: return "a byte order mark stands in the middle of the file; remove it"
        default: return nil
        }
    }

    /// One line end inside, whatever the checkout made of it: text and line numbers are then the same everywhere.
    private static func withLineFeeds(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
        let (carriageReturn, lineFeed) = (UInt8(ascii: "\r"), UInt8(ascii: "\n"))
        guard bytes.contains(carriageReturn) else { return Array(bytes) }
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        var previous: UInt8 = 0
        for byte in bytes {
            if byte == carriageReturn {
                result.append(lineFeed)
            } else if byte != lineFeed || previous != carriageReturn {
                result.append(byte)
            }
            previous = byte
        }
        return result
    }
}
