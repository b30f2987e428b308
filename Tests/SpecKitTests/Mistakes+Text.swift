import SpecKit

extension Mistake {
    /// Mistakes in the text of a file: what YAML, or a reader of YAML, stumbles over.
    static let text: [Mistake] = [
        Mistake(
            name: "a tab for indentation",
            right: "    doc: What is said.",
            wrong: "\tdoc: What is said.",
            fault: "\tdoc",
            rule: .yaml,
            says: "tab"
        ),
        Mistake(
            name: "a merge key",
            right: "values: {ON: .on, OFF: .off}",
            wrong: "values: {ON: .on, OFF: .off}\n<<: {beside: nothing}",
            fault: "<<",
            rule: .key,
            says: "has no key '<<'"
        ),
        Mistake(
            name: "a merge key with an alias",
            right: "values: {ON: .on, OFF: .off}",
            wrong: "values: {ON: .on, OFF: .off}\n<<: *other",
            fault: "*other",
            rule: .yaml,
            says: "anchors and aliases"
        ),
        Mistake(
            name: "a bracket that is never closed",
            right: "values: {ON: .on, OFF: .off}\ndefault: none\n",
            wrong: "values: {ON: .on, OFF: .off\n",
            fault: "values",
            rule: .yaml,
            says: "flow mapping",
            line: .after
        ),
        Mistake(
            name: "a colon in plain text",
            right: "doc: The word.",
            wrong: "doc: The word: a long one.",
            fault: "doc",
            rule: .yaml,
            says: "mapping values"
        ),
        Mistake(
            name: "a key that is indented too far",
            right: "property: word\n",
            wrong: "   property: word\n",
            fault: "   property",
            rule: .yaml,
            says: "mapping values"
        ),
        Mistake(
            name: "a control character",
            right: "property: word",
            wrong: "property: wo\u{7}rd",
            fault: "property: wo",
            rule: .yaml,
            says: "U+7"
        ),
        Mistake(
            name: "a line separator",
            right: "    doc: What is said.",
            wrong: "    doc: What is\u{2028}said.",
            fault: "doc: What is",
            rule: .yaml,
            says: "U+2028"
        ),
        Mistake(
            name: "a byte order mark in the middle",
            right: "property: word",
            wrong: "\u{FEFF}property: word",
            fault: "\u{FEFF}property",
            rule: .yaml,
            says: "byte order mark"
        ),
        Mistake(
            name: "an item that is a list",
            right: "plist_key: Demo_WORD\n",
            wrong: "- one\n---\nplist_key: Demo_WORD\n",
            fault: "- one",
            rule: .value,
            says: "here is a list"
        ),
        Mistake(
            name: "an item that is text",
            right: "plist_key: Demo_WORD\n",
            wrong: "Demo\n---\nplist_key: Demo_WORD\n",
            fault: "Demo\n",
            rule: .value,
            says: "here is text"
        ),
        Mistake(
            name: "a document with nothing in it",
            right: "plist_key: Demo_WORD\n",
            wrong: "# nothing\n---\nplist_key: Demo_WORD\n",
            fault: "---",
            rule: .value,
            says: "here is nothing"
        ),
    ]
}
