/// Changes to the first file of the small spec, which do not touch each other.
extension ChangeCase {
    static let demoChanges: [ChangeCase] = [
        demo(
            "since: \"1.10\", doc: Again.}",
            "since: \"1.10\", doc: Again.}\n  - {name: late, raw: 9, doc: Late.}",
            "DemoWord.late",
            .additive,
            compiler: .errs("DemoWord.late", because: "it does not know of @nonexhaustive")
        ),
        demo(
            "{name: init, raw: 1,",
            "{name: init, raw: 7,",
            "DemoWord.init",
            fact: "raw value",
            .behavioural,
            step: .major
        ),
        demo(
            "  - {name: self, raw: 2, doc: The thing.}\n",
            "",
            "DemoWord.self",
            .breaking,
            compiler: .breaks("DemoWord.self")
        ),
        demo(
            "doc: Another name of the default.}",
            "doc: Another name of the default.}\n  - {name: again, raw: 3, alias_of: repeat, doc: The same.}",
            "DemoWord.again",
            .additive,
            compiler: .accepts("DemoWord.again")
        ),
        demo(
            "doc: Off.}",
            "doc: Off.}\n  - {name: idle, raw: idle, doc: Neither.}",
            "DemoFixed.idle",
            .breaking,
            compiler: .breaks("DemoFixed.idle")
        ),
        demo(
            "evolution: frozen\nglobal_constants: true\n",
            "evolution: frozen\n",
            "DemoFixed",
            fact: "global constants",
            .breaking,
            compiler: .breaks("on")
        ),
        demo(
            "raw_type: UInt",
            "raw_type: Int",
            "DemoSides",
            fact: "raw type",
            .breaking,
            compiler: .breaks("DemoSides.rawValue")
        ),
        demo(
            "name: DemoSidesRight, bit: 1",
            "name: DemoSidesRight, bit: 2",
            "DemoSides.DemoSidesRight",
            fact: "bit",
            .behavioural,
            step: .major
        ),
        demo(
            "doc: The right side.}",
            "doc: The right side.}\n  - {name: DemoSidesTop, bit: 5, doc: The top.}",
            "DemoSides.DemoSidesTop",
            .additive,
            compiler: .accepts("DemoSides.DemoSidesTop")
        ),
        demo("default: \"1\"", "default: \"2\"", "DemoBuilder.repeat", fact: "default", .behavioural),
        demo(
            "- name: text\n    type: String\n",
            "- name: text\n    type: String?\n",
            "DemoBuilder.text",
            fact: "type",
            .breaking,
            compiler: .breaks("DemoBuilder.text(_:)")
        ),
        demo("at_least: 0", "at_least: 1", "DemoBuilder.radius", fact: "at least", .behavioural),
        demo(
            "{bottom: 1, top: 2, center: 3}",
            "{bottom: 1, top: 2, center: 4}",
            "DemoBuilder.radius",
            fact: "default",
            .behavioural
        ),
        demo("unit: points", "unit: pixels", "DemoBuilder.radius", fact: "unit", .behavioural, step: .major),
        demo(
            "applies_to: [bottom, top, center]",
            "applies_to: [bottom, top]",
            "DemoBuilder.radius[center]",
            .behavioural
        ),
        demo(
            "doc: How round it is.",
            "doc: How round it is.\n  - {name: loud, type: Bool, default: \"false\", doc: How loud.}",
            "DemoBuilder.loud",
            .additive,
            compiler: .accepts("DemoBuilder.loud(_:)")
        ),
        demo(
            "default: nil\n        doc: Called once.",
            "doc: Called once.",
            "DemoBuilder.present(_:).completion",
            fact: "default",
            .breaking,
            compiler: .breaks("DemoBuilder.present(_:)")
        ),
        demo(
            "    async: true\n    returns: DemoWord",
            "    returns: DemoWord",
            "DemoBuilder.outcome()",
            fact: "async",
            .additive,
            compiler: .accepts("DemoBuilder.outcome()")
        ),
        demo(
            "gateway: builder\n",
            "gateway: builders\n",
            "Demo.builders",
            .breaking,
            compiler: .breaks("Demo.builder")
        ),
        demo(
            "configure(position:animation:)",
            "configure(at:animation:)",
            "Demo.configure(at:animation:)",
            .breaking,
            compiler: .breaks("Demo.configure(position:animation:)")
        ),
        demo(
            "type: NSNumber, doc: The number.",
            "type: Int, doc: The number.",
            "Demo.take(_:).default",
            fact: "type",
            .breaking,
            compiler: .breaks("Demo.take(_:)")
        ),
        demo(
            "[getDelegate(), setDelegate(_:)]",
            "[setDelegate(_:)]",
            "Demo.delegate[getDelegate()]",
            .breaking,
            compiler: .breaks("Demo.getDelegate()")
        ),
        demo(
            "shared_form: implicitly_unwrapped\n",
            "",
            "DemoCenter.shared()",
            fact: "result type",
            .breaking,
            compiler: .breaks("DemoCenter.shared()")
        ),
        demo(
            "type: DemoThing!, doc: The thing.",
            "type: DemoThing, doc: The thing.",
            "DemoCenter.send(_:).thing",
            fact: "type",
            .breaking,
            compiler: .breaks("DemoCenter.send(_:)")
        ),
        demo(
            "doc: Its word.}",
            "doc: Its word.}\n  - {name: size, type: Int?, doc: Its size.}",
            "DemoThing.init(name:word:size:)",
            .breaking,
            compiler: .breaks("DemoThing.init(name:word:)")
        ),
        demo(", also: [title]", "", "DemoThing.name[title]", .breaking, compiler: .breaks("DemoThing.title")),
        demo(
            "[plain, implicitly_unwrapped]",
            "[plain]",
            "DemoDelegate[implicitly_unwrapped]",
            .breaking,
            compiler: .breaks("DemoDelegate.demo(_:shouldSend:)")
        ),
        demo("{ON: .on, OFF: .off}", "{ON: .on, NO: .off}", "Demo_WORD[OFF]", .behavioural, step: .major),
        demo(
            "default: \"true\"\nprecedence",
            "default: \"false\"\nprecedence",
            "Demo_LOUD",
            fact: "default",
            .behavioural
        ),
        demo(
            "What is said in code wins.",
            "What is said in the file wins.",
            "Demo_LOUD",
            fact: "precedence",
            .behavioural
        ),
        demo("plist_key: Demo_NAME", "plist_key: Demo_TITLE", "Demo_TITLE", .breaking),
        demo("at_least: 10", "at_least: 5", "Demo_PAUSE", fact: "at least", .behavioural),
        demo("off_at_zero: true\n", "", "Demo_PAUSE", fact: "off at zero", .behavioural),
        demo("without_effect: It never waits.\n", "", "Demo_PAUSE", fact: "without effect", .behavioural),
    ]
}
