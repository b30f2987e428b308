import SpecKit

/// Holds the Objective-C enums that a page declares against the spec: same cases, same order, same values.
struct ObjectiveCEnumRule: Sendable {
    private let expected: [String: ExpectedEnum]

    init(spec: Spec) {
        expected = ExpectedEnum.all(of: spec)
    }

    /// What one page came to.
    struct Outcome {
        var findings: [Finding] = []
        /// Declarations that have no end, so that nothing can be said of them.
        var unreadable: [UnreadablePage] = []
        /// How many declarations were compared.
        var count = 0
    }

    func outcome(of page: Page) -> Outcome {
        var outcome = Outcome()
        for declared in ObjectiveCEnumParser.enums(in: page) {
            guard let known = expected[declared.name.text] else { continue }
            guard let end = declared.end else {
                outcome.unreadable.append(
                    UnreadablePage(
                        page: page.name,
                        line: declared.name.line,
                        column: declared.name.column,
                        reason: .openDeclaration(declared.name.text)
                    )
                )
                continue
            }
            outcome.count += 1
            outcome.findings += EnumComparison(page: page.name, declared, end: end, known).findings
        }
        return outcome
    }
}
