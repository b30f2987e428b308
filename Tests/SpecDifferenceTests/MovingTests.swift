import SpecKit
import Testing

@testable import SpecDifference

@Suite("What changes its place in a spec")
struct MovingTests {
    typealias Edit = DifferenceFixture.Edit

    /// Three modules, each standing on the one before.
    private static let modules = [between, threeModules]

    private static let between = Edit(
        file: "between.yaml",
        old: "",
        new: "constant: DEMO_MIDDLE\ndoc: One.\nsince: \"1.0\"\nsource: guide\ntype: Int\nvalue: \"1\"\n"
    )

    private static let threeModules = Edit(
        file: "sdk.yaml",
        old: "files: [demo.yaml, more.yaml]\n    imports: [Foundation]\n    doc: Everything in one module.",
        new: """
            file: demo.yaml
                imports: [Foundation]
                doc: The lower one.
              - name: DemoBetween
                file: between.yaml
                imports: [DemoKit]
                doc: The middle one.
              - name: DemoMore
                file: more.yaml
                imports: [DemoBetween]
                doc: The upper one.
            """
    )

    private static let constant = """
        constant: DEMO_KIND
        doc: The kind.
        since: "1.0"
        source: guide#more
        type: Int
        value: "4"
        ---

        """

    /// Moves a constant into the lower module.
    private static let down =
        modules + [
            Edit(file: "more.yaml", old: constant, new: ""),
            Edit(file: "demo.yaml", old: "enum: DemoWord", new: constant + "enum: DemoWord"),
        ]

    @Test("downwards is seen through the module it was in, upwards it is lost to those who import only the lower one")
    func anotherModule() throws {
        let (upper, lower) = try (DifferenceFixture.load(Self.modules), DifferenceFixture.load(Self.down))
        let moved = DifferenceFixture.report(from: upper, to: lower).changes
        #expect(moved.map(\.path) == ["DEMO_KIND"] && moved.map(\.event) == ["moved"])
        #expect(moved.map(\.changeClass) == [.additive])
        #expect(moved.map { [$0.old, $0.new] } == [["DemoMore", "DemoKit"]])
        #expect(DifferenceFixture.report(from: lower, to: upper).changes.map(\.changeClass) == [.breaking])
    }

    @Test("changes nothing where rows of a table never match the same inputs, or decide the same")
    func rows() throws {
        let old = "    when: {word: off}\n    then: {said: nothing}\n  - row: said again\n    when: {again: true}\n"
        func report(again: String, said: String) throws -> DifferenceReport {
            let off = "  - row: off\n    when: {word: off}\n    then: {said: nothing}\n"
            let rest = "    then: {said: \(said)}\n"
            let before = Edit(
                file: "behaviours/demo.yaml",
                old: old + "    then: {said: hello hello}\n",
                new: old.replacing("{again: true}", with: again) + rest
            )
            let after = Edit(
                file: "behaviours/demo.yaml",
                old: "  - row: off\n" + old + "    then: {said: hello hello}\n",
                new: "  - row: said again\n    when: \(again)\n" + rest + off
            )
            return try DifferenceFixture.report(
                from: DifferenceFixture.load([before]),
                to: DifferenceFixture.load([after])
            )
        }
        for (again, said, changeClass) in [
            ("{again: true}", "hello hello", ChangeClass.behavioural), ("{again: true}", "nothing", .documentation),
            ("{again: true, word: on}", "hello hello", .documentation),
        ] {
            let changes = try report(again: again, said: said).changes
            #expect(changes.map(\.fact) == ["order"] && changes.map(\.changeClass) == [changeClass], "\(again) \(said)")
        }
    }

    @Test("is one change where a new name has the same facts, and two where that is not certain")
    func renaming() throws {
        func events(_ old: String, _ new: String, in file: String = "demo.yaml") throws -> [String] {
            try DifferenceFixture.report(Edit(file: file, old: old, new: new)).changes.map { "\($0.event) \($0.path)" }
        }
        #expect(try events("{name: self, raw: 2, doc", "{name: itself, raw: 2, doc") == ["renamed DemoWord.itself"])
        #expect(
            try events("{name: self, raw: 2, doc", "{name: itself, raw: 9, doc")
                == ["removed DemoWord.self", "added DemoWord.itself"]
        )
        #expect(
            try events("method: dust()", "method: dusty()", in: "more.yaml") == ["renamed DemoShelf.dusty()"]
        )
        #expect(
            try events("method: dust()", "method: polish()", in: "more.yaml")
                == ["removed DemoShelf.dust()", "added DemoShelf.polish()"]
        )
        // Two that would fit: neither is certain.
        #expect(
            try events(
                "  - method: dust()\n",
                "  - {method: dusty(), doc: One.}\n  - method: dusts()\n",
                in: "more.yaml"
            ) == ["removed DemoShelf.dust()", "added DemoShelf.dusts()", "added DemoShelf.dusty()"]
        )
    }

    @Test("is told once where a type with all its members comes or goes")
    func wholeType() throws {
        let leaf = """
            class: DemoLeaf
            doc: A leaf.
            since: "1.0"
            source: guide#more
            initialiser: true
            properties:
              - {name: side, type: Int, doc: A side.}
              - {name: text, type: String, doc: What is on it.}
            ---

            """
        let edit = Edit(file: "more.yaml", old: "class: DemoNote", new: leaf + "class: DemoNote")
        let (without, with) = try (DifferenceFixture.load(), DifferenceFixture.load([edit]))
        for (old, new, event) in [(without, with, "added"), (with, without, "removed")] {
            let changes = DifferenceFixture.report(from: old, to: new).changes
            #expect(changes.map { "\($0.event) \($0.path)" } == [event + " DemoLeaf"])
        }
    }

    @Test("is compared under the protocol that asks for it, and not again in each type that has it")
    func underItsProtocol() throws {
        let changes = try DifferenceFixture.report(
            Edit(file: "more.yaml", old: "type: Int\n    static: true", new: "type: String\n    static: true")
        ).changes
        #expect(changes.map(\.path) == ["DemoRules.limit"])
    }

    @Test(
        "is told where it is said, and not again where it holds too",
        arguments: [
            (Edit(file: "more.yaml", old: "doc: Adds a rule.", new: "doc: Adds one."), "DemoRules.add(_:completion:)"),
            (
                Edit(file: "more.yaml", old: "type: String, doc: The rule.", new: "type: String, doc: Which."),
                "DemoRules.add(_:completion:).rule"
            ), (Edit(file: "more.yaml", old: "doc: Who reads.", new: "doc: Who listens."), "DemoBook.reader"),
            (
                Edit(
                    file: "demo.yaml",
                    old: "since: \"1.1\"\nsource: guide#more\nsettings",
                    new: "since: \"1.2\"\nsource: guide#more\nsettings"
                ), "DemoBuilder"
            ),
        ]
    )
    func toldOnce(_ edit: Edit, _ path: String) throws {
        #expect(try DifferenceFixture.report(edit).changes.map(\.path) == [path])
    }
}
