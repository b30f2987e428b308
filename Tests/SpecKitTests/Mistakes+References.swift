import SpecKit

extension Mistake {
    /// Mistakes about what stands elsewhere: protocols, members that are the same, bounds and defaults.
    static let references: [Mistake] = [
        more(
            "a protocol that the spec has not",
            "conforms_to: [DemoRules]",
            "conforms_to: [DemoRules, DemoRule]",
            "DemoRule]",
            .type,
            "did you mean 'DemoRules'?"
        ),
        more(
            "a member that is the same as none",
            "same_as: DemoBook.reader",
            "same_as: DemoBook.raeder",
            "DemoBook.raeder",
            .spelling,
            "did you mean 'reader'?"
        ),
        more(
            "a member that is the same as something without a type",
            "same_as: DemoBook.reader",
            "same_as: reader",
            "reader",
            .spelling,
            "write it as Type.member(_:)"
        ),
        more("a way to hold that is none", "held: weakly", "held: weekly", "weekly", .value, "did you mean 'weakly'?"),
        more(
            "a protocol that nobody declares as what is seen",
            "as: DemoRules",
            "as: DemoRulez",
            "DemoRulez",
            .type,
            "did you mean 'DemoRules'?"
        ),
        more(
            "a class that inherits from what is not known",
            "inherits: DemoSlide",
            "inherits: DemoSlid",
            "DemoSlid",
            .type,
            "did you mean 'DemoSlide'?"
        ),
        Mistake(
            name: "bounds the wrong way round",
            right: "at_most: 30",
            wrong: "at_most: 3",
            fault: "3",
            rule: .value,
            says: "below at_least 10"
        ),
        Mistake(
            name: "a bound of a key that is no number",
            right: "default: \"true\"\nprecedence",
            wrong: "default: \"true\"\nat_least: 3\nprecedence",
            fault: "3\nprecedence",
            rule: .value,
            says: "only a key of type Number has bounds"
        ),
        Mistake(
            name: "a default that does not fit its type",
            right: "default: \"true\"\nprecedence",
            wrong: "default: \"maybe\"\nprecedence",
            fault: "\"maybe",
            rule: .value,
            says: "no default of a key of type Bool"
        ),
    ]

    private static func more(
        _ name: String,
        _ right: String,
        _ wrong: String,
        _ fault: String,
        _ rule: SpecRule,
        _ says: String
    ) -> Mistake {
        Mistake(name: name, file: "more.yaml", right: right, wrong: wrong, fault: fault, rule: rule, says: says)
    }
}
