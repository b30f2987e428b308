import SpecKit

/// A class keeps what its initialiser was given, or starts with its defaults and keeps what it is set to.
struct ClassConformance {
    let item: ClassSpec
    let samples: Samples

    private var typeName: String { item.facts.name.value }

    func suite() -> TypeDeclaration? {
        let isPlain = item.properties.allSatisfy { $0.facts.deprecated == nil }
        guard isPlain, !item.properties.isEmpty else { return nil }
        switch item.initialiser {
        case .none: return nil
        case .memberwise:
            return suite(
                "PropertyFact<\(typeName)>",
                item.properties.flatMap { property in names(of: property).compactMap { made(property, spelt: $0) } },
                "a property is what its object was made with",
                "propertyIsWhatItWasMadeWith"
            )
        case .empty:
            return suite(
                "SettableFact<\(typeName)>",
                item.properties.flatMap { property in names(of: property).map { settable(property, spelt: $0) } },
                "a property starts with its default and keeps what it is set to",
                "propertyKeepsWhatItIsSetTo"
            )
        }
    }

    private func suite(_ element: String, _ facts: [Expression], _ title: String, _ function: String)
        -> TypeDeclaration
    {
        Suite.type(
            typeName + "Conformance",
            typeName,
            Suite.facts("properties", of: element, facts) + [
                Suite.test(title, function, over: "properties", of: element, .expression(.plain("fact.check()")))
            ]
        )
    }

    private func names(of property: PropertySpec) -> [String] {
        [property.facts.name.value] + property.also.map(\.value)
    }

    private func read(_ name: String) -> Expression {
        Suite.closure(Suite.text(.member(.plain("$0"), name)))
    }

    private func made(_ property: PropertySpec, spelt name: String) -> Expression? {
        guard let pair = samples.pair(of: property.type) else { return nil }
        let calls = [pair.0, pair.1].map { sample in
            let arguments = item.properties.map { other in
                let isThis = other.facts.name == property.facts.name
                let code = isThis ? sample.code : samples.pair(of: other.type)?.0.code ?? "nil"
                return Expression.Argument(other.facts.name.value, .plain(code))
            }
            return Expression.call(
                "Made",
                [.init(.text(sample.text)), .init("by", Suite.closure(.call(typeName, arguments)))]
            )
        }
        return .call(
            "PropertyFact",
            [
                .init(.text("\(typeName).\(name)")), .init("read", read(name)),
                .init("made", .array(calls)),
            ]
        )
    }

    private func settable(_ property: PropertySpec, spelt name: String) -> Expression {
        let id = "\(typeName).\(name)"
        let standard = property.defaultValue.map { FactText.plain($0) } ?? "none"
        var arguments: [Expression.Argument] = [
            .init("default", Suite.fact(id + ".default", standard)),
            .init("make", Suite.closure(.call(typeName))),
            .init("read", read(name)),
        ]
        if property.isSettable, let pair = samples.pair(of: property.type) {
            let sets = [pair.0, pair.1].map { sample in
                Expression.call(
                    "Setting",
                    [
                        .init(.text(sample.text)),
                        .init(
                            "by",
                            .closure([
                                .assignment(.member(.plain("$0"), name), .plain(sample.code))
                            ])
                        ),
                    ]
                )
            }
            arguments.append(.init("settings", .array(sets)))
        }
        return .call("SettableFact", arguments)
    }
}
