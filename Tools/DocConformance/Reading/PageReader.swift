import Foundation

/// The first stage: the bytes of a file become a page.
struct PageReader {
    private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

    func page(at path: String) throws(UnreadablePage) -> Page {
        try page(named: path, bytes: try bytes(at: path))
    }

    func page(named name: String, bytes: [UInt8]) throws(UnreadablePage) -> Page {
        if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
            throw UnreadablePage(page: name, reason: .notUTF8)
        }
        var bytes = bytes
        if bytes.starts(with: Self.byteOrderMark) { bytes.removeFirst(Self.byteOrderMark.count) }
        if let zero = bytes.firstIndex(of: 0) {
            throw notice(name, at: zero, in: bytes, reason: .binary)
        }
        if let invalid = firstInvalidByte(in: bytes) {
            throw notice(name, at: invalid, in: bytes, reason: .notUTF8)
        }
        let page = Page(name: name, lines: Page.lines(of: bytes))
        if page.lines.allSatisfy({ $0.allSatisfy(\.isWhitespace) }) {
            throw UnreadablePage(page: name, reason: .empty)
        }
        return page
    }

    private func bytes(at path: String) throws(UnreadablePage) -> [UInt8] {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
            throw UnreadablePage(page: path, reason: .missing)
        }
        if isFolder.boolValue { throw UnreadablePage(page: path, reason: .folder) }
        do {
            return [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
        } catch {
            throw UnreadablePage(page: path, reason: .unopenable(error.localizedDescription))
        }
    }

    private func firstInvalidByte(in bytes: [UInt8]) -> Int? {
        var decoder = UTF8()
        var consumed = 0
        var iterator = bytes.makeIterator()
        while true {
            switch decoder.decode(&iterator) {
            case .scalarValue(let scalar): consumed += UTF8.width(scalar)
            case .emptyInput: return nil
            case .error: return consumed
            }
        }
    }

    private func notice(
        _ name: String,
        at offset: Int,
        in bytes: [UInt8],
        reason: UnreadablePage.Reason
    ) -> UnreadablePage {
        let before = bytes[..<offset]
        let line = before.count { $0 == UInt8(ascii: "\n") } + 1
        let lineStart = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
        let column = String(decoding: bytes[lineStart..<offset], as: UTF8.self).unicodeScalars.count + 1
        return UnreadablePage(page: name, line: line, column: column, reason: reason)
    }
}
