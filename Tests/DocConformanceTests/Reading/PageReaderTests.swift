import Foundation
import Testing

@testable import DocConformance

@Suite("Reading a page")
struct PageReaderTests {
    private func page(_ bytes: [UInt8]) throws -> Page {
        try PageReader().page(named: "p", bytes: bytes)
    }

    @Test("knows all line ends, and no byte order mark", arguments: ["\n", "\r\n", "\r"])
    func lineEnds(end: String) throws {
        let text = ["\u{FEFF}eins", "", "zwei "].joined(separator: end)
        #expect(try page(Array(text.utf8)).lines == ["eins", "", "zwei "])
        #expect(try page(Array((text + end).utf8)).lines == ["eins", "", "zwei "])
    }

    @Test(
        "says what is wrong and where",
        arguments: [
            ([], UnreadablePage(page: "p", reason: .empty)),
            (Array(" \r\n\t\n".utf8), UnreadablePage(page: "p", reason: .empty)),
            ([0x61, 0x0A, 0xC3, 0xA9, 0x00], UnreadablePage(page: "p", line: 2, column: 2, reason: .binary)),
            ([0x61, 0x0A, 0x62, 0x63, 0xE9, 0x20], UnreadablePage(page: "p", line: 2, column: 3, reason: .notUTF8)),
            ([0x61, 0xED, 0xA0, 0x80], UnreadablePage(page: "p", line: 1, column: 2, reason: .notUTF8)),
            ([0x61, 0xC3], UnreadablePage(page: "p", line: 1, column: 2, reason: .notUTF8)),
            ([0xFF, 0xFE, 0x61, 0x00], UnreadablePage(page: "p", reason: .notUTF8)),
        ] as [([UInt8], UnreadablePage)]
    )
    func badBytes(bytes: [UInt8], notice: UnreadablePage) {
        #expect(throws: notice) { try page(bytes) }
    }

    @Test("a missing file, a folder and an unreadable file are told apart")
    func badPaths() throws {
        let folder = FileManager.default.temporaryDirectory.path
        #expect(throws: UnreadablePage(page: folder, reason: .folder)) { try PageReader().page(at: folder) }
        let missing = folder + "/no-\(UUID().uuidString)"
        #expect(throws: UnreadablePage(page: missing, reason: .missing)) { try PageReader().page(at: missing) }
        let loop = folder + "/loop-\(UUID().uuidString)"
        try FileManager.default.createSymbolicLink(atPath: loop, withDestinationPath: loop)
        defer { try? FileManager.default.removeItem(atPath: loop) }
        #expect(throws: UnreadablePage.self) { try PageReader().page(at: loop) }
    }

    @Test(
        "long lines and many lines are read in time",
        .timeLimit(.minutes(1)),
        arguments: [
            ("Pushwoosh.configure.start(\"x\") ", 8_000, .noCode),
            ("a .b(c) d ", 8_000, .noCode),
            ("// a\n\n", 15_000, .noCode),
            ("func a(_ b: C) { f(\n", 3_000, nil),
            ("@a(", 15_000, .noCode),
            ("[x y ", 15_000, .noCode),
        ] as [(String, Int, UnreadablePage.Reason?)]
    )
    func large(part: String, count: Int, reason: UnreadablePage.Reason?) throws {
        let page = Page(name: "p", text: String(repeating: part, count: count))
        if let reason {
            let notice = #expect(throws: UnreadablePage.self) { try swiftFiles(of: page) }
            #expect(notice?.reason == reason)
        } else {
            #expect(try !swiftFiles(of: page).isEmpty)
        }
    }
}
