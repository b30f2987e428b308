/// Changes to the second file of the small spec and to its decision table, which do not touch each other.
extension ChangeCase {
    static let moreChanges: [ChangeCase] = [
        more(
            "    static: true\n    also: [append(_:completion:)]",
            "    static: true",
            "DemoRules.add(_:completion:)[append(_:completion:)]",
            .breaking,
            compiler: .breaks("DemoRules.append(_:completion:)")
        ),
        more(
            "type: DemoHandler?, default: nil,",
            "type: DemoHandler?,",
            "DemoShelf.add(_:completion:).completion",
            fact: "default",
            .breaking,
            compiler: .breaks("DemoShelf.add(_:completion:)")
        ),
        more(
            "  - property: limit\n    type: Int",
            "  - method: clear()\n    static: true\n    doc: Takes all away.\n  - property: limit\n    type: String",
            "DemoRules.clear()",
            .breaking,
            compiler: .breaks("DemoRules.clear()")
        ),
        more(
            "\"[String]!\"",
            "\"[String]\"",
            "DemoBook.load()",
            fact: "result type",
            .breaking,
            compiler: .breaks("DemoBook.load()")
        ),
        more(
            "    static: true\n    returns: Int",
            "    returns: Int",
            "DemoShelf.count()",
            fact: "static",
            .breaking,
            compiler: .breaks("DemoShelf.count()")
        ),
        more(
            "    deprecated: Books no longer gather dust.\n",
            "",
            "DemoShelf.dust()",
            fact: "deprecated",
            .additive,
            compiler: .accepts("DemoShelf.dust()")
        ),
        more(
            "initialiser: empty\nopen: true\nproperties:\n  - {name: word,",
            "initialiser: empty\nproperties:\n  - {name: word,",
            "DemoStyle",
            fact: "open",
            .breaking,
            compiler: .breaks("DemoStyle")
        ),
        more(
            "type: String!, settable: true,",
            "type: String!, default: nil,",
            "DemoStyle.name",
            fact: "settable",
            .breaking,
            compiler: .breaks("DemoStyle.name")
        ),
        more(
            "    required: true\n",
            "",
            "DemoMover.move(_:completion:)",
            fact: "required",
            .additive,
            compiler: .accepts("DemoMover.move(_:completion:)")
        ),
        more(
            "  - method: move(_:completion:)",
            "  - method: stop()\n    required: true\n    doc: Stops.\n  - method: pause()\n    doc: Pauses.\n  - method: move(_:completion:)",
            "DemoMover.stop()",
            .breaking,
            compiler: .breaks("DemoMover.stop()")
        ),
        more("main_actor: true\n", "", "DemoSlide", fact: "main actor", .breaking),
        more(
            "held: weakly, doc: Who moves.",
            "held: strongly, doc: Who moves.",
            "DemoFastSlide.mover",
            fact: "held",
            .behavioural,
            step: .major,
            compiler: .breaks("DemoFastSlide.mover")
        ),
        more(
            "  - method: isNote(_:)\n    static: true",
            "  - method: isText(_:)\n    static: true",
            "DemoNote.isNote(_:)",
            .breaking,
            compiler: .breaks("DemoNote.isNote(_:)")
        ),
        more(
            "returns: String!",
            "returns: String?",
            "DemoNote.read()",
            fact: "result type",
            .breaking,
            compiler: .breaks("DemoNote.read()")
        ),
        more("'\"1.2.3\"'", "'\"1.2.4\"'", "DEMO_VERSION", fact: "value", .behavioural),
        more(
            "type: Int\nvalue: \"4\"",
            "type: String\nvalue: '\"4\"'",
            "DEMO_KIND",
            fact: "type",
            .breaking,
            compiler: .breaks("DEMO_KIND")
        ),
        more("notification: demo.changed", "notification: demo.other", "DemoDidChange", fact: "value", .behavioural),
        more(
            "type: ((any Error)?) -> Void",
            "type: (String?) -> Void",
            "DemoHandler",
            fact: "type",
            .breaking,
            compiler: .breaks("DemoHandler")
        ),
    ]

    static let otherChanges: [ChangeCase] = [
        demo(
            "raw_type: String\nevolution: frozen",
            "raw_type: String\nevolution: nonexhaustive",
            "DemoFixed",
            fact: "evolution",
            .breaking,
            compiler: .breaks("DemoFixed")
        ),
        demo(
            "raw_type: Int\nevolution: nonexhaustive",
            "raw_type: Int\nevolution: frozen",
            "DemoWord",
            fact: "evolution",
            .additive,
            compiler: .accepts("DemoWord")
        ),
        more(
            "inherits: DemoSlide\n",
            "initialiser: empty\n",
            "DemoFastSlide",
            fact: "inherits",
            .breaking,
            compiler: .breaks("DemoFastSlide")
        ),
        more(
            "main_actor: true\nopen: true\nconforms_to: [DemoMover]\n",
            "main_actor: true\nopen: true\n",
            "DemoSlide[DemoMover]",
            .breaking,
            compiler: .breaks("DemoSlide")
        ),
        more(
            "type: DemoHandler?, default: nil,",
            "type: (((any Error)?) -> Void)?, default: nil,",
            "DemoShelf.add(_:completion:).completion",
            fact: "type",
            .documentation,
            compiler: .cannotSee
        ),
        more("class: DemoNote", "class: DemoRemark", "DemoRemark", .breaking, compiler: .breaks("DemoNote")),
        demo(
            "resolved: Hello",
            "resolved: Good day",
            "DemoBuilder.text",
            fact: "text shown where nothing is set",
            .behavioural
        ),
        demo(
            "    discardable: true\n",
            "",
            "Demo.take(_:)",
            fact: "discardable",
            .additive,
            compiler: .accepts("Demo.take(_:)")
        ),
        demo(
            "unanswered: \"true\"",
            "unanswered: \"false\"",
            "DemoDelegate.demo(_:shouldSend:)",
            fact: "default answer",
            .behavioural
        ),
        more(
            "    throws: true\n",
            "",
            "DemoBook.load()",
            fact: "throws",
            .additive,
            compiler: .accepts("DemoBook.load()")
        ),
        more("default: .repeat", "default: .standard", "DemoStyle.word", fact: "default", .behavioural),
        more("default: \"0.3\"", "default: \"0.4\"", "DemoSlide.seconds", fact: "default", .behavioural),
    ]
}
