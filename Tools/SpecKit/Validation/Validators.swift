/// One rule about the whole spec. Each stands in a file of its own and in the table below.
protocol Validator: Sendable {
    func check(_ spec: Spec, _ diagnostics: Diagnostics)
}

/// Every rule, in the order they run.
enum Validators {
    static let all: [any Validator] = [
        IdentifierValidator(),
        DuplicateNameValidator(),
        FileNameValidator(),
        ClashingNameValidator(),
        OptionalNoneValidator(),
        RawValueValidator(),
        TypeValidator(),
        SpellingValidator(),
        SourceValidator(),
        TextValidator(),
        ModuleValidator(),
        SetterValidator(),
        BehaviourValidator(),
    ]
}
