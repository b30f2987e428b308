import Foundation
import PushwooshTesting
import Testing

@testable import PushwooshPlatform

/// The lines of property list that the page shows, read by the reader an app on Linux has.
@Suite("The page's lines for Info.plist")
@MainActor
struct PageInfoPlistTests {
    private static let key = "Pushwoosh_RICH_MEDIA_STYLE"
    nonisolated private static let page = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("shared/docs/fr-modal-rich-media.txt")

    /// The style that an app gets whose Info.plist holds these lines in its dictionary.
    private func style(of lines: String) throws -> PWRichMediaPresentationStyle {
        let folder = try TemporaryFolder()
        let document = """
            <?xml version="1.0" encoding="UTF-8"?>
            <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
            <plist version="1.0">
            <dict>
            \(lines)
            </dict>
            </plist>

            """
        try folder.write(Data(document.utf8), to: "bin/Info.plist")
        let log = RecordingLog()
        let bundle = LinuxAppBundle(executable: folder.url.appendingPathComponent("bin/app"), log: log)
        let app = HeadlessApp { app in
            guard case .string(let word)? = bundle.infoValue(for: Self.key) else { return }
            app.infoPlist = [Self.key: word]
        }
        #expect(log.entries.isEmpty)
        return app.run { Pushwoosh.media.richMediaPresentationStyle() }
    }

    @Test("a key and a string in a dictionary make the style modal [R07]")
    func ownLines() throws {
        let lines = "<key>Pushwoosh_RICH_MEDIA_STYLE</key>\n<string>MODAL_RICH_MEDIA</string>"
        #expect(try style(of: lines) == .modal)
        #expect(try style(of: lines.replacing("MODAL_", with: "LEGACY_")) == .legacy)
        #expect(try style(of: "") == .legacy)
    }

    @Test(
        "the two lines of the French page, as they stand there, make it modal [R07]",
        .enabled(if: FileManager.default.fileExists(atPath: page.path), "the vendor's pages are not here")
    )
    func frenchLines() throws {
        let lines = try String(contentsOf: Self.page, encoding: .utf8).split(whereSeparator: \.isNewline)
            .filter { $0.contains("<key>") || $0.contains("<string>") }
        #expect(lines.count == 2)
        #expect(try style(of: lines.joined(separator: "\n")) == .modal)
    }
}
