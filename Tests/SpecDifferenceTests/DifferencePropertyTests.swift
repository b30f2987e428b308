import Foundation
import SpecKit
import Testing

@testable import SpecDifference

@Suite("The difference between two specs")
struct DifferencePropertyTests {
    /// The project's own spec: large, and with one of everything that is in use.
    private static let project = DifferenceFixture.cases.deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Spec")

    @Test("is nothing between a spec and itself", arguments: [DifferenceFixture.spec, project])
    func nothingToItself(_ folder: URL) throws {
        let spec = try DifferenceFixture.load(folder)
        let report = DifferenceFixture.report(from: spec, to: spec)
        #expect(report.changes.isEmpty && report.step == nil)
        #expect(report.text == "nothing has changed; no version step needed")
    }

    @Test("turns what has come into what has gone, and old into new, when the two change places")
    func changesPlaces() throws {
        let (small, project) = try (DifferenceFixture.load(), DifferenceFixture.load(Self.project))
        let changed = try DifferenceFixture.load(ChangeCase.groups[0].map(\.edit))
        for (old, new) in [(small, changed), (small, project)] {
            let there = DifferenceFixture.report(from: old, to: new).changes
            let back = DifferenceFixture.report(from: new, to: old).changes
            let opposite = ["added": "removed", "removed": "added"]
            func words(_ change: Change, isBack: Bool) -> String {
                let event = isBack ? opposite[change.event] ?? change.event : change.event
                let texts = isBack ? [change.new, change.old] : [change.old, change.new]
                // What is renamed is known by its new name, in either direction.
                let path = change.event == "added" || change.event == "removed" ? change.path : ""
                return "\(event) \(change.kind) \(change.fact ?? "") \(path) \(texts)"
            }
            #expect(there.count > 20)
            // Of another kind is known by the new one.
            let kept = there.filter { $0.fact != "kind" }, turned = back.filter { $0.fact != "kind" }
            #expect(kept.map { words($0, isBack: false) }.sorted() == turned.map { words($0, isBack: true) }.sorted())
        }
    }

    @Test("does not see in which order files and items stand, nor how the YAML is written")
    func orderHasNoSay() throws {
        try DifferenceFixture.withFolder { folder in
            let copy = folder.appendingPathComponent("spec")
            let order = DifferenceFixture.Edit(
                file: "sdk.yaml",
                old: "[demo.yaml, more.yaml]",
                new: "[more.yaml, demo.yaml]"
            )
            try DifferenceFixture.write([order], to: copy)
            for name in ["demo.yaml", "more.yaml"] {
                let file = copy.appendingPathComponent(name)
                let items = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n---\n")
                let turned = items.reversed().map { $0 + "\n" }.joined(separator: "# A remark.\n---\n")
                try Data(turned.replacing("\n", with: "\r\n").utf8).write(to: file)
            }
            let report = try DifferenceFixture.report(from: DifferenceFixture.load(), to: DifferenceFixture.load(copy))
            #expect(report.changes.isEmpty, "\(report.text)")
        }
    }

    @Test("has a rule for whatever may happen to any part and any fact")
    func ruleForEverything() {
        let place = Place(file: "sdk.yaml", line: 1, column: 1)
        for kind in OutlineKind.allCases {
            let node = OutlineNode(kind: kind, name: "name", place: place)
            for event in ChangeRule.Event.allCases where event != .changed {
                let situation = Situation(event: event, old: node, new: node, owners: [])
                #expect(ChangeRules.rule(for: situation) != nil, "\(kind) \(event)")
            }
            for fact in OutlineFact.allCases {
                for event in [ChangeRule.Event.added, .removed, .changed] {
                    let situation = Situation(event: event, fact: fact, old: node, new: node, owners: [])
                    // Only enums and tables have an order.
                    if fact == .order, kind != .enumeration, kind != .behaviour { continue }
                    #expect(ChangeRules.rule(for: situation) != nil, "\(kind) \(fact) \(event)")
                }
            }
        }
    }
}
