import Foundation
import Parity
import SpecKit
import Testing

/// The project's own spec, held against the list of the iOS SDK's names.
@Suite("The project's spec")
struct ProjectParityTests {
    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()
    private static let table = root.deletingLastPathComponent().appendingPathComponent(
        "shared/reference/ios-sdk-symbols.tsv"
    )
    private static let hasTable = FileManager.default.fileExists(atPath: table.path)

    @Test(
        "misses no name of the iOS SDK",
        .enabled(if: hasTable, "the list of names is not beside this checkout")
    )
    func missesNoName() throws {
        let (spec, diagnostics) = SpecLoader(folder: Self.root.appendingPathComponent("Spec"), shownAs: "Spec").load()
        #expect(diagnostics.isEmpty)
        let report = ParityCheck(spec: try #require(spec)).run(on: try SymbolList.read(Self.table.path))
        #expect(report.missing.map(\.fullName) == [])
        #expect(report.count("covered") > 300)
    }

    @Test("leaves nothing out that it has")
    func leavesNothingOutThatItHas() throws {
        let (spec, _) = SpecLoader(folder: Self.root.appendingPathComponent("Spec"), shownAs: "Spec").load()
        let loaded = try #require(spec)
        for symbol in loaded.notCovered.flatMap(\.symbols).map(\.value) {
            #expect(!Explanations(spec: loaded).all.contains { $0.names.contains(symbol) }, "\(symbol)")
        }
    }
}
