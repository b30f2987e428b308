import BuiltInterface
import Foundation
import SpecKit
import Testing

/// What is said of a member's declaration against what the compiler has built.
@Suite("An explanation")
struct ExplainedDeclarationTests {
    /// Without words of access, isolation and attributes, and with dictionaries as people write them.
    private static func plain(_ declaration: String) -> String {
        let words: Set<Substring> = [
            "final", "open", "override", "@MainActor", "@preconcurrency", "@discardableResult", "nonisolated",
            "nonisolated(nonsending)", "nonisolated(unsafe)", "extension", "weak",
        ]
        let kept = declaration.replacing(" : ", with: ": ").split(separator: " ").filter { !words.contains($0) }
        return kept.joined(separator: " ")
            // A stored property of an object is built as such.
            .replacing(/\s\{ get( set)? \}$/, with: "")
    }

    @Test("declares every member as the compiler has it")
    func declaresEveryMember() throws {
        let spec = try InterfaceFixture.spec()
        let check = try InterfaceCheck(spec: spec, folder: "unused")
        var built: [String: Set<String>] = [:]
        for symbol in try check.specInterfaces().flatMap(\.symbols) {
            built[symbol.name, default: []].insert(Self.plain(symbol.declaration))
        }
        var compared = 0
        for entry in Explanations(spec: spec).all where entry.names[0].contains(".") && !entry.declarations.isEmpty {
            let candidates = Set(entry.names.flatMap { built[$0] ?? [] })
            for declaration in entry.declarations {
                // The raw value of a case is no part of what the compiler prints; a global constant has a name of its own.
                let text = Self.plain(declaration).replacing(/^(case .+) = .*$/) { String($0.1) }
                let globals = entry.spellings.first.flatMap { built[$0] } ?? []
                #expect(candidates.union(globals).contains(text), "\(entry.names[0]): \(text), built: \(candidates)")
                compared += 1
            }
        }
        #expect(compared > 350)
    }
}
