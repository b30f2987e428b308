import Foundation

/// The tests whose names end with ids in brackets: `"a decline leaves the prompt unspent [P04 PRI-03]"`.
struct TestNames {
    /// A test that names an id.
    struct Proof: Equatable {
        var file: String
        var line: Int
        var name: String
    }

    /// Id to the tests that name it.
    private(set) var proofs: [String: [Proof]] = [:]

    /// Reads every Swift file below a folder.
    init(folder: String) throws {
        guard let paths = try? FileManager.default.subpathsOfDirectory(atPath: folder) else {
            throw ClaimList.Mistake.unreadable(folder)
        }
        for path in paths.sorted()
        where path.hasSuffix(".swift") && !path.contains(".build/") {
            guard let text = try? String(contentsOfFile: folder + "/" + path, encoding: .utf8) else { continue }
            read(text, file: folder + "/" + path)
        }
    }

    init(text: String, file: String) {
        read(text, file: file)
    }

    /// A name counts only in a `@Test` attribute: an id in a comment proves nothing.
    private mutating func read(_ text: String, file: String) {
        let attribute = /@Test\(\s*"((?:[^"\\\[]|\\.)*)((?:\[[A-Z0-9 -]+\] *)+)"/
        for match in text.matches(of: attribute) {
            let line = text[..<match.range.lowerBound].count { $0.isNewline } + 1
            let name = match.1.trimmingCharacters(in: .whitespaces)
            for id in match.2.split(whereSeparator: { !$0.isLetter && !$0.isNumber && $0 != "-" }) {
                proofs[String(id), default: []].append(Proof(file: file, line: line, name: name))
            }
        }
    }
}
