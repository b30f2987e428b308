import Foundation
import Testing

/// The generated text of the small spec, word for word.
@Suite("Generated code")
struct GoldenTests {
    /// With `PUSHWOOSH_RECORD=1` the goldens are written, and the test fails to say so.
    private static let records = ProcessInfo.processInfo.environment["PUSHWOOSH_RECORD"] == "1"

    @Test("is the golden one, file by file")
    func isTheGoldenOne() throws {
        let folder = EmitterFixture.cases.appendingPathComponent("golden")
        let outputs = try EmitterFixture.outputs()
        for (path, text) in outputs {
            let file = folder.appendingPathComponent(path + ".golden")
            if Self.records {
                try FileManager.default.createDirectory(
                    at: file.deletingLastPathComponent(),
                    withIntermediateDirectories: true
                )
                try Data(text.utf8).write(to: file)
            } else {
                let golden = try String(contentsOf: file, encoding: .utf8)
                #expect(text == golden, "\(path)")
            }
        }
        #expect(!Self.records, "the goldens were recorded; look at them and run again without PUSHWOOSH_RECORD")
        let known = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".golden") }
        #expect(known.sorted() == outputs.map { $0.path + ".golden" }.sorted())
    }

    @Test(
        "builds without a warning in every mode, names that Swift keeps for itself included [GEN-01 GEN-04 GEN-05 GEN-11 GEN-13]",
        arguments: [
            ["-swift-version", "5"], ["-swift-version", "6"], ["-swift-version", "6", "-enable-library-evolution"],
        ]
    )
    func buildsWithoutAWarning(_ mode: [String]) throws {
        try EmitterFixture.withFolder { folder in
            var files: [String] = [EmitterFixture.cases.appendingPathComponent("spec/Backends.swift").path]
            for (path, text) in try EmitterFixture.outputs() where path.hasPrefix("DemoKit/") {
                let file = folder.appendingPathComponent((path as NSString).lastPathComponent)
                try Data(text.utf8).write(to: file)
                files.append(file.path)
            }
            let (status, output) = try EmitterFixture.run(
                [
                    "swiftc", "-emit-module", "-emit-module-path",
                    folder.appendingPathComponent("DemoKit.swiftmodule").path,
                ]
                    + ["-parse-as-library", "-module-name", "DemoKit", "-package-name", "demo"]
                    + mode + files,
                in: folder
            )
            #expect(status == 0, "\(output)")
            // Foundation itself is not built with library evolution, which no module that imports it can help.
            let warnings = output.split(separator: "\n").filter {
                $0.contains("warning:") && !$0.contains("module 'Foundation'")
            }
            #expect(warnings.isEmpty, "\(output)")
        }
    }
}
