import SpecKit

extension Mistake {
    /// Mistakes in decision tables.
    static let tables: [Mistake] = [
        Mistake(
            name: "a combination that no row matches",
            file: "behaviours/demo.yaml",
            right: "  - row: said once\n    then: {said: hello}\n",
            wrong: "",
            fault: "",
            rule: .behaviour,
            says: "no row matches word on, again false"
        ),
        Mistake(
            name: "a table with more combinations than anyone reads",
            file: "behaviours/demo.yaml",
            right: "  word: [on, off]\n",
            wrong: "  word: [on, off]\n"
                + ["p", "q", "r", "s"].map { "  \($0): [a, b, c, d, e, f, g, h, i, j]\n" }.joined(),
            fault: "",
            rule: .behaviour,
            says: "more than 10000 combinations"
        ),
        Mistake(
            name: "a row that never matches",
            file: "behaviours/demo.yaml",
            right: "  - row: said once\n",
            wrong: "  - row: never\n    when: {word: off, again: true}\n    then: {said: no}\n  - row: said once\n",
            fault: "never",
            rule: .behaviour,
            says: "never matches"
        ),
        Mistake(
            name: "a word that a column has not",
            file: "behaviours/demo.yaml",
            right: "when: {word: off}",
            wrong: "when: {word: of}",
            fault: "of}",
            rule: .value,
            says: "did you mean 'off'?"
        ),
        Mistake(
            name: "a column that the table has not",
            file: "behaviours/demo.yaml",
            right: "when: {again: true}",
            wrong: "when: {agian: true}",
            fault: "agian",
            rule: .key,
            says: "did you mean 'again'?"
        ),
        concern(
            "a member that a table concerns, its type misspelt",
            "[Demo.configure(position:animation:), DemoStyle]",
            "[Dmo.configure(position:animation:), DemoStyle]",
            "Dmo",
            "did you mean 'Demo.configure(position:animation:)'?"
        ),
        concern(
            "a member that a table concerns, itself misspelt",
            "[Demo.configure(position:animation:), DemoStyle]",
            "[Demo.confgure(position:animation:), DemoStyle]",
            "Demo.confgure",
            "did you mean 'Demo.configure(position:animation:)'?"
        ),
        concern(
            "a member that a table concerns without its labels",
            "[Demo.configure(position:animation:), DemoStyle]",
            "[Demo.configure, DemoStyle]",
            "Demo.configure",
            "did you mean 'Demo.configure(position:animation:)'?"
        ),
        concern(
            "a member that a table concerns without its labels, its type misspelt",
            "[Demo.configure(position:animation:), DemoStyle]",
            "[Dmo.configure, DemoStyle]",
            "Dmo.configure",
            "did you mean 'Demo.configure(position:animation:)'?"
        ),
        concern(
            "a name that a row concerns and that is like none",
            "[DemoStyle.word]",
            "[everything]",
            "everything",
            "write it as Type or Type.member(_:)"
        ),
        concern(
            "a row that concerns what its table does",
            "[DemoStyle.word]",
            "[DemoStyle.word, DemoStyle]",
            "DemoStyle]",
            "in every row already"
        ),
        concern(
            "a table that concerns a member in two of its spellings",
            "[Demo.configure(position:animation:), DemoStyle]",
            "[Demo.configure(position:animation:), Demo.configure(with:animate:)]",
            "Demo.configure(with:",
            "is named twice"
        ),
        concern(
            "a table that concerns nothing",
            "concerns: [Demo.configure(position:animation:), DemoStyle]\n",
            "",
            "",
            "says nowhere what it decides about"
        ),
    ]

    private static func concern(
        _ name: String,
        _ right: String,
        _ wrong: String,
        _ fault: String,
        _ says: String
    ) -> Mistake {
        Mistake(
            name: name,
            file: "behaviours/demo.yaml",
            right: right,
            wrong: wrong,
            fault: fault,
            rule: .concerns,
            says: says
        )
    }
}
