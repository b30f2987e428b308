import Foundation
import SpecProbe
import Testing

/// What the fuzzer has found worth keeping, read again in every run of the tests.
@Suite("The saved corpus")
struct CorpusTests {
    private static let cases = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Cases")

    @Test("is read without a complaint, each file in less than a second")
    func isRead() throws {
        let folder = Self.cases.appendingPathComponent("corpus")
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
        #expect(names.count > 20)
        let probe = try SpecProbe(spec: Self.cases.appendingPathComponent("spec"))
        for name in names {
            let bytes = [UInt8](try Data(contentsOf: folder.appendingPathComponent(name)))
            var complaint: String?
            let time = try ContinuousClock().measure { complaint = try probe.complaint(about: bytes) }
            #expect(complaint == nil, "\(name)")
            #expect(time < .seconds(1), "\(name)")
        }
    }
}
