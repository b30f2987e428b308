import Foundation
import SpecKit
import Testing

/// What the project's own spec says of versions, held against the table of all releases.
@Suite("The project's spec")
struct SinceTests {
    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()
    private static let table = root.deletingLastPathComponent().appendingPathComponent(
        "shared/reference/ios-sdk-since.tsv"
    )
    private static let hasTable = FileManager.default.fileExists(atPath: table.path)

    private static func explanations() throws -> [Explanation] {
        let (spec, diagnostics) = SpecLoader(folder: root.appendingPathComponent("Spec"), shownAs: "Spec").load()
        #expect(diagnostics.isEmpty)
        return spec.map { Explanations(spec: $0).all } ?? []
    }

    /// Every name the two guide pages use, with the version that had it first.
    @Test(
        "a name of the guides is as old as its first release [R01 R09 P01]",
        arguments: [
            ("PWMedia.setRichMediaPresentationStyle(_:)", "7.0.14"), ("PWModalRichMedia.closeAfter(_:)", "7.0.14"),
            ("PWModalRichMedia.configure(position:presentAnimation:dismissAnimation:)", "7.0.14"),
            ("ModalWindowPosition", "6.7.5"), ("ModalWindowPosition.PWModalWindowPositionBottomSheet", "6.7.16"),
            ("ModalWindowPosition.PWModalWindowPositionFullScreen", "6.8.3"), ("CornerType", "6.7.16"),
            ("PresentModalWindowAnimation", "6.7.5"), ("DismissModalWindowAnimation", "6.7.5"),
            ("HapticFeedbackType", "6.7.5"),
            ("DismissSwipeDirection", "6.7.5"), ("PWRichMediaPresentingDelegate", "5.8.0"),
            ("PWRichMedia.pushPayload", "5.19.2"),
            ("PWPushPrimerBuilder", "7.1.1"), ("PWPushPrimerStyle", "7.1.1"), ("PWPushPrimerPosition", "7.1.1"),
            ("PWPushPrimerOutcome", "7.1.1"), ("PWPushPrimerBuilder.minInterval(_:)", "7.1.1"),
        ]
    )
    func nameIsAsOldAsItsFirstRelease(_ name: String, _ since: String) throws {
        let entry = try #require(try Self.explanations().first { $0.names.contains(name) }, "\(name)")
        #expect(entry.since == since)
    }

    @Test(
        "every name agrees with the table of releases, where it has the name",
        .enabled(if: hasTable, "the table of releases is not beside this checkout")
    )
    func everyNameAgrees() throws {
        var versions: [String: String] = [:]
        for line in try String(contentsOf: Self.table, encoding: .utf8).split(whereSeparator: \.isNewline).dropFirst() {
            let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            guard cells.count > 3, !cells[1].contains("(async") else { continue }
            let isAlone = [cells[2], "Info.plist", "(global)"].contains(cells[0])
            let key = isAlone ? cells[2] : "\(cells[0]).\(cells[2])"
            if versions[key] == nil { versions[key] = cells[3] }
        }
        var compared = 0
        for entry in try Self.explanations() {
            // Static members stand in the table under the protocol of their facade.
            let names =
                entry.names + entry.names.map { $0.replacing("PushwooshConfig.", with: "PWConfiguration.") }
                + entry.names.map { $0.replacing("(_:)", with: "") }
            guard let known = names.compactMap({ versions[$0] }).first else { continue }
            compared += 1
            #expect(entry.since == known, "\(entry.names[0])")
        }
        #expect(compared > 200)
    }
}
