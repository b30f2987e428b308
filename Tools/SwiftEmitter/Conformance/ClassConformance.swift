import SpecKit

/// A class keeps what its initialiser was given.
struct ClassConformance {
    let item: ClassSpec
    let samples: Samples

    func suite() -> TypeDeclaration? {
        guard item.hasInitialiser else { return nil }
        let name = item.facts.name.value
        let facts = item.properties.compactMap { property -> Expression? in
            guard let pair = samples.pair(of: property.type) else { return nil }
            let calls = [pair.0, pair.1].map { sample in
                let arguments = item.properties.map { other in
                    let isThis = other.facts.name == property.facts.name
                    let code = isThis ? sample.code : samples.pair(of: other.type)?.0.code ?? "nil"
                    return Expression.Argument(other.facts.name.value, .plain(code))
                }
                return Expression.call(
                    "Made",
                    [.init(.text(sample.text)), .init("by", Suite.closure(.call(name, arguments)))]
                )
            }
            return .call(
                "PropertyFact",
                [
                    .init(.text("\(name).\(property.facts.name.value)")),
                    .init("read", Suite.closure(Suite.text(.member(.plain("$0"), property.facts.name.value)))),
                    .init("made", .array(calls)),
                ]
            )
        }
        let element = "PropertyFact<\(name)>"
        return Suite.type(
            name + "Conformance",
            name,
            [
                Suite.facts("properties", of: element, facts),
                Suite.test(
                    "a property is what its object was made with",
                    "propertyIsWhatItWasMadeWith",
                    over: "properties",
                    of: element,
                    .expression(.plain("fact.check()"))
                ),
            ]
        )
    }
}
