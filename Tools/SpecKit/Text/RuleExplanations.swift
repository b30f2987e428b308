/// What each rule that a finding can name asks for, for people to read.
public struct RuleExplanations {
    /// Rule id to what it asks for, why, and how to mend it.
    public static let texts: [String: String] = [
        "spec-yaml": """
        A spec file is plain YAML in UTF-8: no anchors, aliases, tags or merge keys, no tabs in front of keys, no control
        characters, at most 8 MB and 64 levels. Values are written out, so that each fact has one place.
        """,
        "spec-key": """
        A mapping has the keys of its kind: each one that is needed, none that is unknown, none twice, none without a
        value. Keys are compared as text, so that 1 and '1' are the same key.
        """,
        "spec-value": """
        A value is of the kind that its key takes: a version in quotes ("7.1.10"; without them YAML reads a number and
        drops the zero), true or false, a list, or one of the words that the message names.
        """,
        "spec-identifier": """
        A name is made of plain letters, digits and underscores and starts with a letter. It is none that Swift or
        its type has already, and no enum that the API uses as an Optional has a case none or some.
        """,
        "spec-duplicate": """
        No two things have one Swift name, and no two types are written to one file where case does not count. The
        other spellings of a member count as names.
        """,
        "spec-type": """
        A type that the spec uses is declared in it or listed under 'types' in sdk.yaml, and its module is imported by
        the module that uses it.
        """,
        "spec-raw-value": """
        A raw value fits its type and is used once. A second name for the same value says so with alias_of. Bits are
        counted from 0 to 61.
        """,
        "spec-spelling": """
        A method is spelt with its labels, close(after:), one label a parameter; another spelling under 'also' has as
        many. A property's other spellings are accessors: getDelegate(), setDelegate(_:). Those of a property of a class
        are plain names.
        """,
        "spec-source": """
        A source is the id of a page in docs.yaml, with one of its sections behind a '#' where the page has sections.
        """,
        "spec-text": """
        A text is made of sentences that end with a stop, the first at most 150 characters long. A text without its stop
        was often cut by YAML at ' #'; quote it then.
        """,
        "spec-behaviour": """
        A decision table covers every combination of what is given, and each of its rows can match. There are at most
        10000 combinations.
        """,
        "spec-concerns": """
        What a decision table concerns is in the spec: a type, a key, a constant, or a member as Type.member(_:) with its
        labels. What each of its rows decides about stands at the table, once; what only some do stands at those rows.
        """,
        "spec-file": """
        Every file that sdk.yaml names can be read, none lies beside them unnamed, and a module comes behind those it
        imports.
        """,
        "stale-output": """
        What is committed under Generated is what the spec yields. Run `make generate` and commit the result; edit the
        spec and never the generated file.
        """,
        "api-stale": """
        The snapshot of a module's public interface is what is built. Where the change is meant, run `make api` and
        commit the result; where it is not, something public has changed unawares.
        """,
        "api-undeclared": """
        Every public symbol of a module that the spec describes is in the spec. Declare it there and run
        `make generate`, or give it `package` access.
        """,
        "api-missing": """
        Every name of the spec is a public symbol of a built module. Run `make generate`, and build again.
        """,
        "snippet-compile": """
        The Swift of a page compiles against the modules, as Swift 5, as Swift 6, and as Swift 6 with everything on the
        main actor. The message is the compiler's, the place is the page's.
        """,
        "enum-unknown-case": """
        An Objective-C enum on a page has only cases that the spec has, each once.
        """,
        "enum-incomplete": """
        An Objective-C enum on a page has all cases of the spec. A comment of dots says that some are left out.
        """,
        "enum-order": """
        The cases of an Objective-C enum on a page stand in the order of the spec: their values follow from it.
        """,
        "enum-value": """
        The value of a case of an Objective-C enum on a page, written or counted on, is its raw value in the spec.
        """,
        "mutant-survives": """
        Whatever fact of the spec is changed, something notices that the product is not so: a test, the compiler, or the
        comparison of interfaces. Where nothing does, the fact is not proved: add to what the conformance tests ask.
        """,
        "claim-lost": """
        A promise of the pages that was proved keeps its test: one whose name ends with the promise's id in brackets.
        """,
        "claim-unrecorded": """
        A promise that a test proves is recorded as proved. Run `pwspec claims --record` and commit the table.
        """,
        "claim-unknown": """
        An id in brackets behind a test's name is a promise of the pages, or a public bug report, which has a hyphen.
        """,
    ]

    /// A rule and its text, on lines; nil where there is no such rule.
    public static func text(of rule: String) -> String? {
        texts[rule].map { text in
            ([rule] + text.split(whereSeparator: \.isNewline).map { "  " + $0 }).joined(separator: "\n")
        }
    }
}
