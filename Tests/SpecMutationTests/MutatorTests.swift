import Foundation
import SpecKit
import Testing

@testable import SpecMutation

@Suite("A mutator")
struct MutatorTests {
    static let demo = Self.load("Tests/Cases/spec")

    private static func load(_ folder: String) -> Spec? {
        let project = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        return SpecLoader(folder: project.appendingPathComponent(folder), shownAs: "Spec").load().spec
    }

    @Test("changes one item or table and leaves the rest as it is", arguments: Mutators.all.map { type(of: $0).kind })
    func changesOneThing(_ kind: String) throws {
        guard let spec = Self.demo else { throw CancellationError() }
        let mutants = Mutators.mutants(of: spec).filter { $0.kind == kind }
        #expect(!mutants.isEmpty, "the small spec has nothing of this kind")
        for mutant in mutants {
            let changed = mutant.applied(to: spec)
            #expect(Self.differing(spec, changed) == [mutant.owner], "\(mutant.subject): \(mutant.change)")
        }
    }

    /// The names of what is not the same in both.
    private static func differing(_ old: Spec, _ new: Spec) -> Set<String> {
        let items = zip(old.items, new.items).filter { "\($0.item)" != "\($1.item)" }.map(\.0.item.facts.name.value)
        let tables = zip(old.behaviours, new.behaviours).filter { "\($0)" != "\($1)" }.map(\.0.name.value)
        return Set(items + tables)
    }

    @Test("says where the fact stands, and what it is changed to")
    func saysWhere() throws {
        guard let spec = Self.demo else { throw CancellationError() }
        let mutants = Mutators.mutants(of: spec)
        let mutant = try #require(mutants.first { $0.kind == "raw value" && $0.subject == "DemoFixed.off" })
        #expect(mutant.change.hasPrefix("off-line → ") && mutant.place.file == "Spec/demo.yaml")
        #expect(mutants.allSatisfy { $0.place.line > 0 && !$0.subject.isEmpty })
    }

    @Test("gives another value of the same look", arguments: ["0", "12", "0.3", "true", "false", "\"word\"", ".top"])
    func otherValue(_ value: String) {
        let other = OtherValue.of(value)
        #expect(other != value)
        #expect((Double(other) == nil) == (Double(value) == nil) && other.hasPrefix("\"") == value.hasPrefix("\""))
    }
}
