import SpecKit

extension Mistake {
    /// Mistakes in what things are called.
    static let naming: [Mistake] = [
        Mistake(
            name: "an item without a name",
            right: "delegate: DemoDelegate\n",
            wrong: "delegate: ~\n",
            fault: "delegate",
            rule: .key,
            says: "'delegate' has no value"
        ),
        Mistake(
            name: "a case without a name",
            right: "{name: repeat, raw: 3,",
            wrong: "{name: null, raw: 3,",
            fault: "name",
            rule: .key,
            says: "'name' has no value"
        ),
        Mistake(
            name: "a key that looks like a number",
            right: "initialiser: true",
            wrong: "initialiser: true\n1: true",
            fault: "1:",
            rule: .key,
            says: "has no key '1'"
        ),
        Mistake(
            name: "a key that is a list",
            right: "initialiser: true",
            wrong: "initialiser: true\n[a, b]: true",
            fault: "[a",
            rule: .key,
            says: "must be a word"
        ),
        Mistake(
            name: "a look-alike in a key",
            right: "initialiser: true",
            wrong: "initiаliser: true",
            fault: "initi",
            rule: .key,
            says: "did you mean 'initialiser'?"
        ),
        Mistake(
            name: "two documents of one name",
            right: "plist_key: Demo_WORD\n",
            wrong: "class: DemoThing\ndoc: Another.\nsince: \"1.0\"\nsource: guide#more\nproperties: "
                + "[{name: a, type: String, doc: One.}]\n---\nplist_key: Demo_WORD\n",
            fault: "DemoThing",
            rule: .duplicate,
            says: "declared twice"
        ),
        Mistake(
            name: "two types that one file system takes for one",
            right: "enum: DemoFixed\n",
            wrong: "enum: DemoFixed\ndoc: Another.\nsince: \"1.0\"\nsource: guide#more\nraw_type: Int\n"
                + "evolution: frozen\ncases: [{name: a, raw: 0, doc: One.}]\n---\nenum: Demofixed\n"
                + "doc: Another.\nsince: \"1.0\"\nsource: guide#more\nraw_type: Int\nevolution: frozen\n"
                + "cases: [{name: a, raw: 0, doc: One.}]\n---\nenum: DemoFixed2\n",
            fault: "Demofixed",
            rule: .duplicate,
            says: "case does not count",
            alsoChange: ("maps_to: DemoFixed", "maps_to: DemoFixed2")
        ),
        Mistake(
            name: "a type that is called like another's backend",
            right: "class: DemoThing\n",
            wrong: "class: DemoBackend\ndoc: Another.\nsince: \"1.0\"\nsource: guide#more\nproperties: "
                + "[{name: a, type: String, doc: One.}]\n---\nclass: DemoThing\n",
            fault: "DemoBackend",
            rule: .duplicate,
            says: "both written to DemoBackend.swift"
        ),
        Mistake(
            name: "two raw values of one case name [GEN-03]",
            right: "{name: off, raw: \"off-line\", doc: Off.}",
            wrong: "{name: on, raw: \"on+line\", doc: Off.}",
            fault: "on, raw",
            rule: .duplicate,
            says: "'on' is declared twice",
            alsoChange: ("OFF: .off", "OFF: .on")
        ),
        Mistake(
            name: "a case that has no name of its own [GEN-03]",
            right: "{name: off, raw: \"off-line\", doc: Off.}",
            wrong: "{raw: \"off-line\", doc: Off.}",
            fault: "{raw",
            rule: .key,
            says: "needs 'name'"
        ),
        Mistake(
            name: "a case without a name that another is an alias of",
            right: "{name: default, raw: 0,",
            wrong: "{nam: default, raw: 0,",
            fault: "{nam",
            rule: .key,
            says: "did you mean 'name'?"
        ),
        Mistake(
            name: "a case name that is a raw value [GEN-03]",
            right: "{name: off, raw: \"off-line\", doc: Off.}",
            wrong: "{name: off-line, raw: \"off-line\", doc: Off.}",
            fault: "off-line, raw",
            rule: .identifier,
            says: "U+2D",
            alsoChange: ("OFF: .off", "OFF: .on")
        ),
        Mistake(
            name: "a type that is called like a keyword",
            right: "class: DemoThing\n",
            wrong: "class: Self\ndoc: Another.\nsince: \"1.0\"\nsource: guide#more\nproperties: "
                + "[{name: a, type: String, doc: One.}]\n---\nclass: DemoThing\n",
            fault: "Self",
            rule: .identifier,
            says: "a meaning of its own"
        ),
        Mistake(
            name: "a type that is called like one of Swift's",
            right: "class: DemoThing\n",
            wrong: "class: Sendable\ndoc: Another.\nsince: \"1.0\"\nsource: guide#more\nproperties: "
                + "[{name: a, type: String, doc: One.}]\n---\nclass: DemoThing\n",
            fault: "Sendable",
            rule: .identifier,
            says: "a meaning of its own"
        ),
        Mistake(
            name: "a case that no backticks can save",
            right: "{name: repeat, raw: 3,",
            wrong: "{name: Type, raw: 3,",
            fault: "Type",
            rule: .identifier,
            says: "already"
        ),
        Mistake(
            name: "a property that every object has",
            right: "- {name: name, type: String!, doc: Its name., also: [title]}",
            wrong: "- {name: description, type: String!, doc: Its name., also: [title]}",
            fault: "description",
            rule: .identifier,
            says: "already"
        ),
        Mistake(
            name: "another name of a property that no property can have",
            right: "also: [title]",
            wrong: "also: [\"title(_:)\"]",
            fault: "\"title(_:)\"",
            rule: .spelling,
            says: "cannot be another name of 'name'"
        ),
        Mistake(
            name: "another name of a property that is taken",
            right: "also: [title]",
            wrong: "also: [name]",
            fault: "name]",
            rule: .duplicate,
            says: "'name' is declared twice"
        ),
        Mistake(
            name: "another name of a property that every object has",
            right: "also: [title]",
            wrong: "also: [hash]",
            fault: "hash",
            rule: .identifier,
            says: "already"
        ),
        Mistake(
            name: "two enums with one global constant",
            right: "option_set: DemoSides\n",
            wrong: "enum: DemoOther\ndoc: Another.\nsince: \"1.0\"\nsource: guide#more\nraw_type: Int\n"
                + "evolution: frozen\nglobal_constants: true\ncases: [{name: on, raw: 0, doc: One.}]\n---\n"
                + "option_set: DemoSides\n",
            fault: "on, raw: 0",
            rule: .duplicate,
            says: "the constant or key 'on' is declared twice"
        ),
        Mistake(
            name: "an Optional of an enum with a case none [GEN-04]",
            right: "{name: repeat, raw: 3,",
            wrong: "{name: none, raw: 3,",
            fault: "",
            rule: .identifier,
            says: "Optional has as well",
            line: .containing("type: DemoWord?"),
            alsoChange: ("- {name: word, type: DemoWord,", "- {name: word, type: DemoWord?,")
        ),
        Mistake(
            name: "a bit that no integer has",
            right: "bit: 1",
            wrong: "bit: 64",
            fault: "64",
            rule: .rawValue,
            says: "from 0 to 61"
        ),
        Mistake(
            name: "a raw value in another notation",
            right: "{name: repeat, raw: 3,",
            wrong: "{name: repeat, raw: 0x3,",
            fault: "0x3",
            rule: .rawValue,
            says: "no raw value of type Int"
        ),
        Mistake(
            name: "curly quotes around a version",
            right: "since: \"1.10\"",
            wrong: "since: “1.10”",
            fault: "“1.10”",
            rule: .value,
            says: "is no version"
        ),
    ]
}
