import SpecKit

extension Mistake {
    /// The mistakes, one a kind.
    static let all: [Mistake] = keys + values + names + types + tables + references + text + naming

    private static let keys: [Mistake] = [
        Mistake(
            name: "an unknown key",
            right: "  - name: text\n    type: String",
            wrong: "  - name: text\n    typ: x\n    type: String",
            fault: "typ:",
            rule: .key,
            says: "did you mean 'type'?"
        ),
        Mistake(
            name: "a key given twice",
            right: "    doc: What is said.",
            wrong: "    doc: What is said.\n    doc: What is shown.",
            fault: "doc: What is shown",
            rule: .key,
            says: "given twice"
        ),
        Mistake(
            name: "keys that are equal only after typing",
            right: "values: {ON: .on, OFF: .off}",
            wrong: "values: {1: .on, '1': .off}",
            fault: "'1'",
            rule: .key,
            says: "given twice"
        ),
        Mistake(
            name: "a key without a value",
            right: "property: word",
            wrong: "property: word\nbeside: ~",
            fault: "beside",
            rule: .key,
            says: "has no value"
        ),
        Mistake(
            name: "a missing key",
            right: "plist_key: Demo_WORD\ndoc: The word.",
            wrong: "plist_key: Demo_WORD",
            fault: "plist_key",
            rule: .key,
            says: "needs 'doc'"
        ),
        Mistake(
            name: "an unknown kind of item",
            right: "option_set: DemoSides",
            wrong: "optionset: DemoSides",
            fault: "optionset",
            rule: .key,
            says: "did you mean 'option_set'?"
        ),
        Mistake(
            name: "an anchor",
            right: "initialiser: true",
            wrong: "initialiser: &x true",
            fault: "&x",
            rule: .yaml,
            says: "anchors and aliases"
        ),
        Mistake(
            name: "a tag",
            right: "initialiser: true",
            wrong: "initialiser: !!bool true",
            fault: "!!bool",
            rule: .yaml,
            says: "tags"
        ),
    ]

    private static let values: [Mistake] = [
        Mistake(
            name: "a version without quotes",
            right: "since: \"1.10\"",
            wrong: "since: 1.10",
            fault: "1.10",
            rule: .value,
            says: "needs quotes"
        ),
        Mistake(
            name: "a version that is none",
            right: "since: \"1.10\"",
            wrong: "since: \"1.x\"",
            fault: "\"1.x\"",
            rule: .value,
            says: "is no version"
        ),
        Mistake(
            name: "a word that is not allowed",
            right: "evolution: frozen",
            wrong: "evolution: frosen",
            fault: "frosen",
            rule: .value,
            says: "did you mean 'frozen'?"
        ),
        Mistake(
            name: "a flag that is neither",
            right: "discardable: true",
            wrong: "discardable: yes",
            fault: "yes",
            rule: .value,
            says: "true or false"
        ),
        Mistake(
            name: "text where a list is due",
            right: "forms: [plain, implicitly_unwrapped]",
            wrong: "forms: plain",
            fault: "plain",
            rule: .value,
            says: "is a list"
        ),
        Mistake(
            name: "a raw value used twice",
            right: "{name: self, raw: 2,",
            wrong: "{name: self, raw: 1,",
            fault: "1",
            rule: .rawValue,
            says: "alias_of"
        ),
        Mistake(
            name: "an alias of no case",
            right: "alias_of: default",
            wrong: "alias_of: defalt",
            fault: "defalt",
            rule: .rawValue,
            says: "did you mean 'default'?"
        ),
        Mistake(
            name: "a raw value of another type",
            right: "{name: self, raw: 2,",
            wrong: "{name: self, raw: two,",
            fault: "two",
            rule: .rawValue,
            says: "no raw value of type Int"
        ),
        Mistake(
            name: "a bit used twice",
            right: "bit: 1",
            wrong: "bit: 0",
            fault: "0",
            rule: .rawValue,
            says: "both have bit 0"
        ),
        Mistake(
            name: "text cut short without a word",
            right: "    doc: What is said.",
            wrong: "    doc: What is said in issue #1 of it.",
            fault: "What is said in",
            rule: .text,
            says: "does not end a sentence"
        ),
        Mistake(
            name: "an abstract that is too long",
            right: "doc: A thing.",
            wrong: "doc: A thing" + String(repeating: " of things", count: 15) + ".",
            fault: "A thing",
            rule: .text,
            says: "150 at most"
        ),
        Mistake(
            name: "a default by placement that leaves one out",
            right: "{bottom: 1, top: 2, center: 3}",
            wrong: "{bottom: 1, top: 2}",
            fault: "{",
            rule: .key,
            says: "needs 'center'"
        ),
    ]

    private static let names: [Mistake] = [
        Mistake(
            name: "a look-alike letter",
            right: "{name: DemoSidesLeft,",
            wrong: "{name: DemоSidesLeft,",
            fault: "Demо",
            rule: .identifier,
            says: "U+43E"
        ),
        Mistake(
            name: "an invisible character",
            right: "property: word",
            wrong: "property: \"wo\u{200B}rd\"",
            fault: "\"wo",
            rule: .identifier,
            says: "U+200B"
        ),
        Mistake(
            name: "a digit in front",
            right: "property: word",
            wrong: "property: 2word",
            fault: "2word",
            rule: .identifier,
            says: "starts with a letter"
        ),
        Mistake(
            name: "two members of one name",
            right: "  - name: radius\n",
            wrong: "  - name: text\n",
            fault: "text",
            rule: .duplicate,
            says: "declared twice"
        ),
        Mistake(
            name: "another spelling that is taken",
            right: "also: [configure(with:animate:)]",
            wrong: "also: [configure(position:animation:)]",
            fault: "configure",
            rule: .duplicate,
            says: "declared twice"
        ),
        Mistake(
            name: "labels and parameters that disagree",
            right: "take(_:)",
            wrong: "take(_:and:)",
            fault: "take",
            rule: .spelling,
            says: "2 labels and 1 parameters"
        ),
        Mistake(
            name: "a method without labels",
            right: "  - method: send(_:)",
            wrong: "  - method: send",
            fault: "send",
            rule: .spelling,
            says: "write it with its labels"
        ),
    ]

    private static let types: [Mistake] = [
        Mistake(
            name: "an unknown type",
            right: "type: NSNumber",
            wrong: "type: NSNumbre",
            fault: "NSNumbre",
            rule: .type,
            says: "did you mean 'NSNumber'?"
        ),
        Mistake(
            name: "a type that is none",
            right: "type: String!, doc: Its name",
            wrong: "type: \"[String\", doc: Its name",
            fault: "\"[String",
            rule: .type,
            says: "no Swift type"
        ),
        Mistake(
            name: "a gateway to nowhere",
            right: "to: DemoBuilder",
            wrong: "to: DemoBilder",
            fault: "DemoBilder",
            rule: .type,
            says: "did you mean 'DemoBuilder'?"
        ),
        Mistake(
            name: "a key that maps to no enum",
            right: "maps_to: DemoFixed",
            wrong: "maps_to: DemoFixe",
            fault: "DemoFixe",
            rule: .type,
            says: "did you mean 'DemoFixed'?"
        ),
        Mistake(
            name: "a source that no page has",
            right: "source: guide#more\nproperty",
            wrong: "source: giude#more\nproperty",
            fault: "giude",
            rule: .source,
            says: "did you mean 'guide'?"
        ),
        Mistake(
            name: "a source without a page",
            right: "source: guide#more\nproperty",
            wrong: "source: \"#\"\nproperty",
            fault: "\"#\"",
            rule: .source,
            says: "has no page ''"
        ),
        Mistake(
            name: "a section that the page has not",
            right: "source: guide#more\nproperty",
            wrong: "source: guide#mor\nproperty",
            fault: "guide#mor",
            rule: .source,
            says: "did you mean 'more'?"
        ),
        Mistake(
            name: "a file that is not there",
            file: "sdk.yaml",
            right: "[demo.yaml, more.yaml]",
            wrong: "[demo.yaml, other.yaml, more.yaml]",
            fault: "other.yaml",
            rule: .file,
            says: "cannot be read"
        ),
    ]
}
