import DocConformance
import Testing

@Suite("Code of a page")
struct ExtractionTests {
    private static let pages = [
        "rich-media-queue.en.txt", "soft-question.de.txt", "fences.en.md", "languages-side-by-side.en.txt",
        "flush-left.en.txt",
    ]

    @Test("is found in every layout, and wrapped so that it compiles", arguments: pages)
    func isFound(page: String) throws {
        let path = Places.ownPage(page)
        let printed = try swiftFiles(at: path).map { file in
            "// \(file.pageLines.lowerBound)-\(file.pageLines.upperBound): \(file.content.rawValue)\n\(file.text)"
        }.joined(separator: "\n")
        try Golden(path: path + ".swift.golden").expect(printed)
    }

    @Test("is printed behind its place in the page")
    func isPrinted() throws {
        let page = try TemporaryPage("Text\n\n.minInterval(60)\n")
        let printed = try printedSwift(at: page.path)
        #expect(printed.hasPrefix("// \(page.path):3: links\nimport UIKit\nimport PushwooshFramework\n"))
        #expect(printed.contains("\nPushwoosh.configure.pushPrimer\n.minInterval(60)\n"))
    }

    @Test("every line of it keeps its text and its column", arguments: pages)
    func keepsLines(page: String) throws {
        let path = Places.ownPage(page)
        let lines = Page(name: path, text: try Places.text(at: path)).lines
        for file in try swiftFiles(at: path) {
            let printed = Set(file.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init))
            for number in file.pageLines { #expect(printed.contains(lines[number - 1]), "line \(number)") }
        }
    }

    @Test("a whole file with @main comes out as it stands on the page")
    func wholeFile() throws {
        let path = Places.ownPage("rich-media-queue.en.txt")
        let file = try #require(try swiftFiles(at: path).first { $0.isEntryPoint })
        let lines = Page(name: path, text: try Places.text(at: path)).lines
        #expect(file.content == .file)
        #expect(
            file.text == lines[file.pageLines.lowerBound - 1..<file.pageLines.upperBound].joined(separator: "\n") + "\n"
        )
    }

    @Test("a page that lost its line breaks is not read at all")
    func collapsed() throws {
        let path = Places.ownPage("soft-question-collapsed.sv.txt")
        let notice = #expect(throws: UnreadablePage.self) { try swiftFiles(at: path) }
        #expect(notice?.reason == .collapsed(lines: 3))
        #expect(notice?.line == 6)
    }

    @Test("prose that names code has none")
    func proseOnly() throws {
        let notice = #expect(throws: UnreadablePage.self) { try swiftFiles(at: Places.ownPage("prose-only.en.txt")) }
        #expect(notice?.reason == .noCode)
    }

    @Test(
        "the vendor's pages give these pieces",
        .enabled(if: Places.hasRealPages, "the vendor's pages are not here"),
        arguments: [
            ("fr-modal-rich-media.txt", ["16-20 members", "39-57 members", "123-140 statements", "167-236 file"]),
            (
                "pt-push-primer.txt",
                [
                    "25-32 statements", "50-57 statements", "65-83 statements", "107-107 links", "113-113 links",
                    "121-134 statements",
                ]
            ),
        ]
    )
    func realPages(page: String, pieces: [String]) throws {
        let found = try swiftFiles(at: Places.realPage(page)).map { file in
            "\(file.pageLines.lowerBound)-\(file.pageLines.upperBound) \(file.content.rawValue)"
        }
        #expect(found == pieces)
    }
}
