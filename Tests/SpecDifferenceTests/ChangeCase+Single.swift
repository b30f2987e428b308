@testable import SpecDifference

/// Changes that are made one by one: of decision tables and of words, and such as touch others.
extension ChangeCase {
    private static func file(
        _ name: String,
        _ old: String,
        _ new: String,
        _ path: String,
        fact: String? = nil,
        _ changeClass: ChangeClass,
        step: VersionStep? = nil
    ) -> ChangeCase {
        var change = demo(old, new, path, fact: fact, changeClass, step: step)
        change.edit.file = name
        return change
    }

    private static let choice = "behaviours/demo.yaml"

    static let singleChanges: [ChangeCase] = [
        file(choice, "said: nothing", "said: silence", "demo.choice[off]", fact: "outcome", .behavioural),
        file(
            choice,
            "when: {again: true}",
            "when: {again: true, word: on}",
            "demo.choice[said again]",
            fact: "conditions",
            .behavioural
        ),
        file(
            choice,
            "  - row: off\n    when: {word: off}\n    then: {said: nothing}\n",
            "",
            "demo.choice[off]",
            .behavioural
        ),
        file(
            choice,
            "  - row: off\n",
            "  - row: said to nobody\n    when: {word: off, again: true}\n    then: {said: bye}\n  - row: off\n",
            "demo.choice[said to nobody]",
            .behavioural
        ),
        file(
            choice,
            "  - row: off\n    when: {word: off}\n    then: {said: nothing}\n  - row: said again\n    when: {again: true}\n    then: {said: hello hello}\n",
            "  - row: said again\n    when: {again: true}\n    then: {said: hello hello}\n  - row: off\n    when: {word: off}\n    then: {said: nothing}\n",
            "demo.choice",
            fact: "order",
            .behavioural
        ),
        file(choice, "- row: said again", "- row: said twice", "demo.choice[said twice]", .documentation),
        file(choice, "word: [on, off]", "word: [on, off, low]", "demo.choice[word]", fact: "type", .behavioural),
        file(choice, "  again: Bool", "  again: Bool\n  late: Bool", "demo.choice[late]", .behavioural),
        file(choice, "behaviour: demo.choice", "behaviour: demo.choices", "demo.choices", .documentation),
        file(choice, "What is chosen.", "What is taken.", "demo.choice", fact: "doc", .documentation),
        file("sdk.yaml", "version: \"1.2.3\"", "version: \"1.3.0\"", "Demo", fact: "version", .documentation),
        file(
            "sdk.yaml",
            "reason: Nobody likes it.",
            "reason: Nobody wants it.",
            "Shouting",
            fact: "doc",
            .documentation
        ),
        file("sdk.yaml", "  - name: Whispering\n    reason: Nobody hears it.\n", "", "Whispering", .documentation),
        file(
            "sdk.yaml",
            "symbols: [DemoShout, Demo.shout(_:)]",
            "symbols: [DemoShout]",
            "Shouting",
            fact: "symbols",
            .documentation
        ),
        file("sdk.yaml", "    imports: [Foundation]\n", "", "DemoKit[Foundation]", .breaking),
        demo(
            "  - method: configure(position:animation:)\n    also: [configure(with:animate:)]",
            "  - method: configure(with:animate:)\n    also: [configure(position:animation:)]",
            "Demo.configure(with:animate:)",
            fact: "canonical spelling",
            .documentation
        ),
        demo(
            "  - method: configure(position:animation:)\n    also: [configure(with:animate:)]",
            "  - method: configure(with:animate:)",
            "Demo.configure(with:animate:)[configure(position:animation:)]",
            .breaking
        ),
        demo(
            "  - {name: init, raw: 1, doc: The start.}\n  - {name: self, raw: 2, doc: The thing.}\n",
            "  - {name: self, raw: 2, doc: The thing.}\n  - {name: init, raw: 1, doc: The start.}\n",
            "DemoWord",
            fact: "order",
            .behavioural
        ),
        demo("{name: self, raw: 2, doc", "{name: itself, raw: 2, doc", "DemoWord.itself", .breaking),
        demo(
            "{name: standard, raw: 0, alias_of: default,",
            "{name: standard, raw: 4,",
            "DemoWord.standard",
            fact: "alias of",
            .behavioural,
            step: .major
        ),
        demo(
            "{name: repeat, raw: 3, since",
            "{name: repeat, raw: 0, alias_of: default, since",
            "DemoWord.repeat",
            fact: "alias of",
            .breaking
        ),
        demo(
            "empty: DemoSidesNone",
            "empty: DemoSidesNothing",
            "DemoSides",
            fact: "name of the empty set",
            .documentation
        ),
        demo("{name: DemoSidesRight, bit", "{name: DemoSidesEast, bit", "DemoSides.DemoSidesEast", .breaking),
        demo(
            "since: \"1.1\"\nsource: guide#more\nsettings",
            "since: \"1.2\"\nsource: guide#more\nsettings",
            "DemoBuilder",
            fact: "since",
            .documentation
        ),
        demo("How often it is said.", "How many times it is said.", "DemoBuilder.repeat", fact: "doc", .documentation),
        demo(
            "    default: none\n    resolved",
            "    default: '\"Hi\"'\n    resolved",
            "DemoBuilder.text",
            fact: "default",
            .behavioural
        ),
        demo(
            "plist_key: Demo_NAME\ndoc: Whom it greets.\nsince: \"1.0\"\nsource: guide#more\nproperty: name\ntype: String\n",
            "plist_key: Demo_NAME\ndoc: Whom it greets.\nsince: \"1.0\"\nsource: guide#more\nproperty: name\ntype: Number\n",
            "Demo_NAME",
            fact: "type",
            .behavioural,
            step: .major
        ),
        demo("property: isLoud", "property: isShrill", "Demo_LOUD", fact: "name of the entry", .documentation),
        demo(
            "{ON: .on, OFF: .off}",
            "{ON: .off, OFF: .off}",
            "Demo_WORD[ON]",
            fact: "value",
            .behavioural,
            step: .major
        ),
        demo("unit: seconds", "unit: minutes", "Demo_PAUSE", fact: "unit", .behavioural, step: .major),
        demo("It never waits.", "It does not wait.", "Demo_PAUSE", fact: "without effect", .documentation),
        more(
            "class: DemoNote\n",
            "class: DemoLeaf\ndoc: A leaf.\nsince: \"1.0\"\nsource: guide#more\nproperties:\n  - {name: side, type: Int, doc: A side.}\n---\nclass: DemoNote\n",
            "DemoLeaf",
            .additive
        ),
        more(
            "constant: DEMO_KIND\ndoc: The kind.\nsince: \"1.0\"\nsource: guide#more\ntype: Int\nvalue: \"4\"\n",
            "plist_key: DEMO_KIND\ndoc: The kind.\nsince: \"1.0\"\nsource: guide#more\nproperty: kind\ntype: Number\ndefault: \"4\"\n",
            "DEMO_KIND",
            fact: "kind",
            .breaking
        ),
        more("    topic: Adding\n", "", "DemoRules.add(_:completion:)", fact: "topic", .documentation),
        more(
            "deprecated: Books no longer gather dust.",
            "deprecated: Books gather no dust.",
            "DemoShelf.dust()",
            fact: "deprecated",
            .documentation
        ),
        more(
            "    doc: How many there are.",
            "    deprecated: Count them yourself.\n    doc: How many there are.",
            "DemoShelf.count()",
            fact: "deprecated",
            .additive
        ),
        more(
            "type: String?, doc: What it says.",
            "type: String?, settable: true, doc: What it says.",
            "DemoNote.text",
            fact: "settable",
            .additive
        ),
        more(
            "    settable: true\n    doc: How many",
            "    doc: How many",
            "DemoRules.limit",
            fact: "settable",
            .breaking
        ),
        more("inherits: DemoSlide\nopen: true\n", "inherits: DemoSlide\n", "DemoFastSlide", fact: "open", .breaking),

        file(
            choice,
            "behaviour: demo.choice",
            "behaviour: demo.other\ndoc: Another.\nsource: guide#more\ngiven:\n  late: Bool\nthen:\n  said: Text\nrows:\n  - row: always\n    then: {said: hello}\n---\nbehaviour: demo.choice",
            "demo.other",
            .behavioural
        ),
        more(
            "    to: DemoBook\n    as: DemoRules\n",
            "    to: DemoBook\n",
            "DemoBook.book()",
            fact: "seen as",
            .breaking
        ),
        more(
            "  - method: add(_:completion:)\n    static: true\n",
            "  - method: add(_:completion:)\n    static: true\n    throws: true\n",
            "DemoRules.add(_:completion:)",
            fact: "throws",
            .breaking
        ),
        more(
            "initialiser: empty\nopen: true\nproperties:\n  - {name: word",
            "initialiser: empty\nmain_actor: true\nproperties:\n  - {name: word",
            "DemoStyle",
            fact: "main actor",
            .breaking
        ),
        more(
            "protocol: DemoRules\n",
            "protocol: DemoRules\nsendable: true\n",
            "DemoRules",
            fact: "sendable",
            .breaking
        ),
        demo(
            "    resolved: Hello\n",
            "    resolved: Hello\n    yields_to: repeat\n",
            "DemoBuilder.text",
            fact: "yields to",
            .behavioural
        ),
        demo("    unit: points\n", "", "DemoBuilder.radius", fact: "unit", .documentation),
        more(
            "  - property: reader\n    same_as: DemoBook.reader\n",
            "  - property: reader\n    type: (any DemoDelegate)?\n    settable: true\n    held: weakly\n    doc: Who reads.\n",
            "DemoShelf.reader",
            fact: "same as",
            .behavioural
        ),
        demo(
            "maps_to: DemoFixed\nvalues: {ON: .on, OFF: .off}",
            "maps_to: DemoWord\nvalues: {ON: .repeat, OFF: .default}",
            "Demo_WORD",
            fact: "maps to",
            .behavioural
        ),
    ]
}
