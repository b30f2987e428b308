import Foundation
import Testing

/// A file that holds what a test expects. With `RECORD_GOLDENS=1` it is written anew, and the test fails.
struct Golden {
    let path: String

    func expect(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
        if ProcessInfo.processInfo.environment["RECORD_GOLDENS"] == "1" {
            try Data(text.utf8).write(to: URL(fileURLWithPath: path))
            Issue.record("recorded \(path); run again without RECORD_GOLDENS", sourceLocation: sourceLocation)
            return
        }
        let expected = try Places.text(at: path)
        let differing = zip(
            expected.split(separator: "\n", omittingEmptySubsequences: false),
            text.split(separator: "\n", omittingEmptySubsequences: false)
        ).enumerated().first { $1.0 != $1.1 }
        #expect(
            text == expected,
            "first difference in line \((differing?.offset ?? -1) + 1)",
            sourceLocation: sourceLocation
        )
    }
}
