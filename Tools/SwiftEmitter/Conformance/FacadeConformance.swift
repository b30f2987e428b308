import SpecKit

/// Every spelling of a member reaches the same call.
struct FacadeConformance {
    let item: FacadeSpec
    let samples: Samples

    private var name: String { item.facts.name.value }

    private func receiver(_ isStatic: Bool) -> String {
        item.shared.flatMap { isStatic ? nil : "\(name).\($0)" } ?? name
    }

    func suite() -> TypeDeclaration? {
        // A call of what is deprecated would be a warning.
        let methods = item.methods.filter { $0.facts.deprecated == nil }
        let spellings =
            methods.flatMap { method in method.otherSpellings.compactMap { fact(method, $0) } }
            + item.properties.flatMap { property in
                property.also.compactMap { Spelling($0.value) }.compactMap { fact(property, $0) }
            }
        let same = methods.compactMap { forwarding($0) } + item.properties.compactMap { forwarding($0) }
        let members =
            list("spellings", "another spelling does what the first does", "otherSpellingDoesTheSame", spellings)
            + list("forwarders", "the same member of another type does the same", "sameMemberDoesTheSame", same)
        return members.isEmpty ? nil : Suite.type(name + "Conformance", name, members)
    }

    private func list(_ list: String, _ title: String, _ function: String, _ facts: [Expression]) -> [Declaration] {
        guard !facts.isEmpty else { return [] }
        return Suite.facts(list, of: "SpellingFact", facts) + [
            Suite.test(title, function, over: list, of: "SpellingFact", .expression(.plain("fact.check()")))
        ]
    }

    /// A member that is the same as one of another facade, beside that one.
    private func forwarding(_ method: MethodSpec) -> Expression? {
        guard let target = method.target, let spelling = target.spelling,
            let first = method.sampleCall(as: spelling, on: target.owner, samples),
            let second = method.sampleCall(as: method.spelling, on: receiver(method.isStatic), samples)
        else { return nil }
        let isRead = method.returns != nil
        return fact(
            "\(target.owner).\(spelling)",
            "\(name).\(method.spelling)",
            [.expression(isRead ? Suite.text(first) : first)],
            [.expression(isRead ? Suite.text(second) : second)]
        )
    }

    private func forwarding(_ property: PropertySpec) -> Expression? {
        guard let target = property.target, property.isSettable,
            let sample = samples.pair(of: property.type)?.0.code
        else { return nil }
        let property = property.facts.name.value
        let both = [target.owner, receiver(false)].map { owner -> [Statement] in
            let member = Expression.member(.plain(owner), property)
            return [.assignment(member, .plain(sample)), .result(Suite.text(member))]
        }
        return fact("\(target.owner).\(property)", "\(name).\(property)", both[0], both[1])
    }

    private func fact(_ method: MethodSpec, _ other: Spelling) -> Expression? {
        guard let first = method.sampleCall(as: method.spelling, on: receiver(method.isStatic), samples),
            let second = method.sampleCall(as: other, on: receiver(method.isStatic), samples)
        else { return nil }
        let isRead = method.returns != nil
        return fact(
            "\(name).\(method.spelling)",
            other.description,
            [.expression(isRead ? Suite.text(first) : first)],
            [.expression(isRead ? Suite.text(second) : second)]
        )
    }

    private func fact(_ property: PropertySpec, _ accessor: Spelling) -> Expression? {
        guard let sample = samples.pair(of: property.type)?.0.code else { return nil }
        let receiver = receiver(property.isStatic)
        let target = Expression.member(.plain(receiver), property.facts.name.value)
        let id = "\(name).\(property.facts.name.value)"
        let set = Statement.assignment(target, .plain(sample))
        let method = Expression.member(.plain(receiver), accessor.base)
        if let label = accessor.labels.first {
            let call = Expression.call(method, [.init(label == "_" ? nil : label, .plain(sample))])
            return fact(id, accessor.description, [set], [.expression(call)])
        }
        return fact(
            id,
            accessor.description,
            [set, .result(Suite.text(target))],
            [set, .result(Suite.text(.call(method, [])))]
        )
    }

    private func fact(_ canonical: String, _ other: String, _ first: [Statement], _ second: [Statement]) -> Expression {
        .call(
            "SpellingFact",
            [
                .init(.text(canonical)),
                .init("also", .text(other)),
                .init("canonical", .closure(first)),
                .init("other", .closure(second)),
            ]
        )
    }
}
