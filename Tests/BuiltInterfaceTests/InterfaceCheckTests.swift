import BuiltInterface
import Foundation
import SpecKit
import Testing

/// Snapshots of the real modules in a folder of the test's own, changed in one place.
@Suite("The interface of the built modules")
struct InterfaceCheckTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("api-\(UUID().uuidString)").path

    private func file(_ module: String) -> URL { URL(fileURLWithPath: "\(folder)/\(module).api") }

    @Test("agrees with a snapshot just written, which a second run leaves alone; every other text is a finding")
    func snapshots() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let check = try InterfaceCheck(spec: try InterfaceFixture.spec(), folder: folder)
        let missing = try check.findings()
        #expect(Set(missing.map(\.rule)) == ["api-stale"] && missing.allSatisfy { $0.message.contains("make api") })
        #expect(missing.count == 8)
        #expect(try check.write().count == 8)
        #expect(try check.write().isEmpty)
        #expect(try check.findings().isEmpty)

        let media = try String(contentsOf: file("PushwooshMedia"), encoding: .utf8)
        #expect(media.contains("\n    static func closeAfter(_ interval: TimeInterval)\n"))
        #expect(
            media.contains(
                "\nextension Pushwoosh // of PushwooshConfigure\n    static var media: PWMedia.Type { get }\n"
            )
        )
        let cases = ["Top", "Center", "Bottom", "BottomSheet", "FullScreen", "Default"]
        #expect(media.contains(cases.map { "    case PWModalWindowPosition\($0)\n" }.joined()))

        let (right, wrong) = ("closeAfter(_ interval: TimeInterval)", "closeAfter(_ interval: Int)")
        let changed = media.replacing(right, with: wrong, maxReplacements: 1)
        try Data(changed.utf8).write(to: file("PushwooshMedia"))
        let findings = try check.findings()
        #expect(findings.map(\.rule) == ["api-stale", "api-stale"])
        #expect(findings.allSatisfy { $0.page == file("PushwooshMedia").path && $0.message.contains("make api") })
        let lines = changed.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(findings.contains { lines[$0.line - 1].contains("closeAfter(_ interval: Int)") })

        try Data("// nobody's\n".utf8).write(to: file("PushwooshGone"))
        try Data(media.utf8).write(to: file("PushwooshMedia"))
        #expect(try check.findings().map(\.page) == [file("PushwooshGone").path])
    }

    /// The spec with one word changed, read from a copy.
    private func changedSpec(_ right: String, _ wrong: String) throws -> Spec {
        let copy = folder + "-spec"
        defer { try? FileManager.default.removeItem(atPath: copy) }
        try FileManager.default.copyItem(
            atPath: InterfaceFixture.root.appendingPathComponent("Spec").path,
            toPath: copy
        )
        let files = try FileManager.default.subpathsOfDirectory(atPath: copy).filter { $0.hasSuffix(".yaml") }
        for file in files {
            let url = URL(fileURLWithPath: copy + "/" + file)
            let text = try String(contentsOf: url, encoding: .utf8)
            try Data(text.replacing(right, with: wrong).utf8).write(to: url)
        }
        let (spec, mistakes) = SpecLoader(folder: URL(fileURLWithPath: copy), shownAs: copy).load()
        guard let spec else { throw InterfaceFixture.Mistaken(diagnostics: mistakes) }
        return spec
    }

    @Test(
        "and the spec agree; a name that only one of them has is a finding",
        arguments: [
            (
                "closeAfter(_:)", "closeBehind(_:)", "PWModalRichMedia.closeAfter(_:)",
                "PWModalRichMedia.closeBehind(_:)"
            ),
            (
                "PWHapticFeedbackHard", "PWHapticFeedbackHeavy", "HapticFeedbackType.PWHapticFeedbackHard",
                "HapticFeedbackType.PWHapticFeedbackHeavy"
            ),
            ("gateway: modalRichMedia", "gateway: modalCards", "PWMedia.modalRichMedia", "PWMedia.modalCards"),
            ("name: pushPayload", "name: payload", "PWRichMedia.pushPayload", "PWRichMedia.payload"),
        ]
    )
    func spec(right: String, wrong: String, built: String, declared: String) throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let check = try InterfaceCheck(spec: try changedSpec(right, wrong), folder: folder)
        _ = try check.write()
        let findings = try check.findings()
        #expect(findings.contains { $0.rule == "api-undeclared" && $0.fragment == built }, "\(findings)")
        #expect(findings.contains { $0.rule == "api-missing" && $0.fragment == declared }, "\(findings)")
        #expect(findings.allSatisfy { $0.message.contains("make generate") })
    }
}
