/// The table that classes changes: the first row that fits decides. A new rule is a row.
enum ChangeRules {
    static let all: [ChangeRule] = parts + types + values + info + tables + words

    /// The first rule that fits.
    static func rule(for situation: Situation) -> ChangeRule? { all.first { $0.fits(situation) } }

    // MARK: Parts that come, go or get another name

    private static let parts: [ChangeRule] = [
        .part([.enumCase], [.added], when: .isAlias, .additive, "another name for a case that is there"),
        .part([.enumCase], [.added], when: .ownerIsFrozen, .breaking, "a switch over the frozen enum misses it"),
        .part([.enumCase], [.added], .additive, "a switch over a nonexhaustive enum is ready for further cases"),
        .part(
            [.method],
            [.added],
            when: .isRequired,
            .breaking,
            "a delegate that does not implement it does not compile"
        ),
        .part(
            [.method],
            [.added],
            when: .ownerIsDelegate,
            .additive,
            "it is optional: a delegate need not implement it"
        ),
        .part(
            [.method, .property, .spelling],
            [.added],
            when: .isRequirement,
            .breaking,
            "a type of an app that conforms to the protocol lacks it"
        ),
        .part(
            [.method],
            [.removed],
            when: .ownerIsDelegate,
            .breaking,
            "an app's method of that name is called no longer"
        ),
        .part([.form], [.removed], .breaking, "methods that are written in this form are called no longer"),
        .part([.form], [.added], .additive, "methods may be written in one form more"),
        .part([.initialiser], [.renamed], .breaking, "it is no longer known by the labels it had"),
        .part([.word], [.added], .additive, "one word more is understood in Info.plist"),
        .part(
            [.word],
            [.removed],
            .behavioural,
            needs: .major,
            "an Info.plist that says the word is no longer understood"
        ),
        .part([.plistKey], [.removed, .renamed], .breaking, "an Info.plist that has the key is no longer heeded"),
        .part([.placement], [.added, .removed], .behavioural, "what is seen heeds the setter in other places"),
        .part([.reexport], [.added], .additive, "whoever imports the module sees one module more"),
        .part([.reexport], [.removed], .breaking, "whoever imports the module no longer sees what is in this one"),
        .part([.conformance], [.added], .additive, "it can be passed where the protocol is asked for"),
        .part([.conformance], [.removed], .breaking, "it can no longer be passed where the protocol is asked for"),
        .part([.leftOut], [.added, .removed, .renamed], .documentation, "the list of what is not covered has changed"),
        .part([.behaviour, .row, .input, .output], [.renamed], .documentation, "only the name has changed"),
        .part([.behaviour], [.added], .behavioural, "what happens is promised from now on"),
        .part([.behaviour], [.removed], .behavioural, "what happens is promised no longer"),
        .part([.row], [.added], .behavioural, "inputs that other rows decided may now be decided by this one"),
        .part([.row], [.removed], .behavioural, "other rows decide what this one decided"),
        .part(
            [.input, .output],
            [.added, .removed],
            .behavioural,
            "the decision depends on, or consists of, other things"
        ),
        .part([], [.added], .additive, "nothing that was there is touched"),
        .part([], [.removed], .breaking, "code that names it no longer compiles"),
        .part([], [.renamed], .breaking, "code that names it by its old name no longer compiles"),
    ]

    // MARK: What the compiler sees

    private static let types: [ChangeRule] = [
        .fact([.kind], .breaking, "it is used in another way"),
        .fact([.module], when: .oldModuleReexportsNew, .additive, "the module it was in shows it as before"),
        .fact([.module], .breaking, "code that imports only the module it was in no longer sees it"),
        .fact([.canonical], .documentation, "both spellings compile as before"),
        .fact([.type], of: [.input, .output], .behavioural, "the table knows other values"),
        .fact([.type], of: [.plistKey], .behavioural, needs: .major, "a value of the old type is no longer heeded"),
        .fact([.type, .result], when: .isSameType, .documentation, "it is the same type under another name"),
        .fact([.type, .result, .rawType], .breaking, "code that relies on the old type no longer compiles"),
        .fact([.evolution], when: .isFrozenNow, .additive, "a switch needs no default any more"),
        .fact([.evolution], .breaking, "a switch that names every case needs a default"),
        .fact([.globalConstants], on: [.added], .additive, "the cases or members are global constants as well"),
        .fact([.globalConstants], .breaking, "code that names the global constants no longer compiles"),
        .fact([.aliasOf], on: [.added], .breaking, "it is no case any more that a switch could name"),
        .fact([.aliasOf], on: [.removed], when: .ownerIsFrozen, .breaking, "a switch over the frozen enum misses it"),
        .fact([.aliasOf], .behavioural, needs: .major, "it no longer equals what it stood for"),
        .fact([.target, .seenAs], .breaking, "what is reached through it has another type"),
        .fact([.isStatic], .breaking, "it is reached through the type in place of an object, or the other way round"),
        .fact([.isAsync], on: [.added], .breaking, "a call must be awaited"),
        .fact(
            [.isAsync, .isThrowing],
            on: [.removed],
            when: .isRequirement,
            .breaking,
            "a type of an app that conforms may have one that is async or throws"
        ),
        .fact([.isAsync], .additive, "a call that is awaited compiles with a warning"),
        .fact([.isThrowing], on: [.added], .breaking, "a call must be tried"),
        .fact([.isThrowing], .additive, "a call that is tried compiles with a warning"),
        .fact([.isDiscardable], on: [.added], .additive, "the result may go unused"),
        .fact([.isDiscardable], .additive, "a call whose result goes unused compiles with a warning"),
        .fact([.isRequired], on: [.added], .breaking, "a delegate that does not implement it no longer compiles"),
        .fact([.isRequired], .additive, "a delegate need not implement it"),
        .fact([.isSettable], on: [.removed], .breaking, "code that sets it no longer compiles"),
        .fact([.isSettable], when: .isRequirement, .breaking, "a type of an app that conforms must let it be set"),
        .fact([.isSettable], .additive, "it can be set as well"),
        .fact([.isOpen], on: [.added], .additive, "apps may subclass it"),
        .fact([.isOpen], .breaking, "a subclass in an app no longer compiles"),
        .fact([.isMainActor], on: [.added], .breaking, "code off the main thread can no longer use it without waiting"),
        .fact(
            [.isMainActor],
            when: .wasOpen,
            .breaking,
            "a subclass that relies on the main thread no longer compiles"
        ),
        .fact([.isMainActor], .additive, "it may be used on any thread"),
        .fact([.isSendable], on: [.added], .breaking, "a type of an app that conforms must be Sendable"),
        .fact([.isSendable], .breaking, "what conforms may no longer cross threads"),
        .fact([.inherits], .breaking, "it has other members, and is no longer what its superclass was"),
        .fact([.standard], of: [.parameter], on: [.added], .additive, "calls may leave the parameter out"),
        .fact(
            [.standard],
            of: [.parameter],
            on: [.removed],
            .breaking,
            "calls that leave the parameter out no longer compile"
        ),
        .fact([.deprecated], on: [.added], .additive, "code that uses it compiles with a warning"),
        .fact([.deprecated], on: [.removed], .additive, "code that uses it compiles without a warning"),
    ]

    // MARK: What only a run shows

    private static let values: [ChangeRule] = [
        .fact(
            [.raw, .bit],
            .behavioural,
            needs: .major,
            "what was stored or sent as a number or text means something else"
        ),
        .fact([.order], of: [.enumeration], .behavioural, "allCases has another order"),
        .fact([.value], of: [.word], .behavioural, needs: .major, "the word in Info.plist stands for something else"),
        .fact([.value], .behavioural, "code that uses the constant gets another value"),
        .fact([.standard], .behavioural, "code that does not set it gets another value"),
        .fact([.resolved], .behavioural, "where nothing is set, another text is shown"),
        .fact([.unanswered], .behavioural, "a delegate that does not implement it answers otherwise"),
        .fact([.hold], .behavioural, needs: .major, "what is set may live longer or shorter"),
        .fact([.unit], on: [.changed], .behavioural, needs: .major, "the same number stands for another amount"),
        .fact([.atLeast, .atMost, .isOffAtZero], .behavioural, "other numbers are taken as they are"),
        .fact([.yieldsTo], .behavioural, "another setter wins where both are set"),
        .fact([.sameAs], .behavioural, "a call is answered by another member"),
    ]

    // MARK: Info.plist

    private static let info: [ChangeRule] = [
        .fact([.mapsTo], .behavioural, "the words in Info.plist stand for other values"),
        .fact([.precedence], .behavioural, "something else wins where code and Info.plist disagree"),
        .fact([.withoutEffect], on: [.added], .behavioural, "the key has no effect any more"),
        .fact([.withoutEffect], on: [.removed], .behavioural, "the key has an effect from now on"),
    ]

    // MARK: Decision tables

    private static let tables: [ChangeRule] = [
        .fact([.conditions], .behavioural, "the row decides for other inputs"),
        .fact([.outcome], .behavioural, "the same inputs lead to something else"),
        .fact([.order], when: .decidesTheSame, .documentation, "rows that changed places never match the same inputs"),
        .fact([.order], .behavioural, "of two rows that match the same inputs another comes first"),
    ]

    // MARK: Words

    private static let words: [ChangeRule] = [
        .fact([.unit], .documentation, "what the number counts is written down, or no longer"),
        .fact([.deprecated, .withoutEffect], on: [.changed], .documentation, "it is said in other words"),
        .fact([.since, .source, .version], .documentation, "where and when it comes from is given otherwise"),
        .fact([.empty, .innerName, .entry, .topic, .symbols], .documentation, "no code of an app names it"),
        .fact([.doc, .decision, .beside], .documentation, "it is said in other words"),
    ]
}
