import SpecKit

/// Every spelling of a member reaches the same call.
struct FacadeConformance {
    let item: FacadeSpec
    let samples: Samples

    private var name: String { item.facts.name.value }
    private var receiver: String { item.shared.map { "\(name).\($0)" } ?? name }

    func suite() -> TypeDeclaration? {
        let facts =
            item.methods.flatMap { method in method.otherSpellings.compactMap { fact(method, $0) } }
            + item.properties.flatMap { property in
                property.also.compactMap { Spelling($0.value) }.compactMap { fact(property, $0) }
            }
        guard !facts.isEmpty else { return nil }
        return Suite.type(
            name + "Conformance",
            name,
            [
                Suite.facts("spellings", of: "SpellingFact", facts),
                Suite.test(
                    "another spelling does what the first does",
                    "otherSpellingDoesTheSame",
                    over: "spellings",
                    of: "SpellingFact",
                    .expression(.plain("fact.check()"))
                ),
            ]
        )
    }

    private func fact(_ method: MethodSpec, _ other: Spelling) -> Expression? {
        guard let first = method.sampleCall(as: method.spelling, on: receiver, samples),
            let second = method.sampleCall(as: other, on: receiver, samples)
        else { return nil }
        let isRead = method.returns != nil
        return fact(
            method.spelling.description,
            other,
            [.expression(isRead ? Suite.text(first) : first)],
            [.expression(isRead ? Suite.text(second) : second)]
        )
    }

    private func fact(_ property: PropertySpec, _ accessor: Spelling) -> Expression? {
        guard let sample = samples.pair(of: property.type)?.0.code else { return nil }
        let target = Expression.member(.plain(receiver), property.facts.name.value)
        let set = Statement.assignment(target, .plain(sample))
        let method = Expression.member(.plain(receiver), accessor.base)
        if let label = accessor.labels.first {
            let call = Expression.call(method, [.init(label == "_" ? nil : label, .plain(sample))])
            return fact(property.facts.name.value, accessor, [set], [.expression(call)])
        }
        return fact(
            property.facts.name.value,
            accessor,
            [set, .result(Suite.text(target))],
            [set, .result(Suite.text(.call(method, [])))]
        )
    }

    private func fact(_ canonical: String, _ other: Spelling, _ first: [Statement], _ second: [Statement]) -> Expression
    {
        .call(
            "SpellingFact",
            [
                .init(.text("\(name).\(canonical)")),
                .init("also", .text(other.description)),
                .init("canonical", .closure(first)),
                .init("other", .closure(second)),
            ]
        )
    }
}
