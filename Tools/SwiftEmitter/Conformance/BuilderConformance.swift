import SpecKit

/// Defaults, chaining, bounds, where a setter applies and what wins.
struct BuilderConformance {
    let item: BuilderSpec
    let samples: Samples

    private var name: String { item.facts.name.value }

    /// The suites: what the builder keeps, and what is seen of it.
    func suites() -> [TypeDeclaration] { [kept(), seen()] }

    private func kept() -> TypeDeclaration {
        let element = "SetterFact<\(name), \(item.settings.value)>"
        var members =
            Suite.facts("setters", of: element, item.setters.compactMap { setterFact($0) }) + [
                Suite.test(
                    "a setter starts with its default, returns its builder, keeps what it is given, and its last call wins",
                    "setterKeepsWhatItIsGiven",
                    over: "setters",
                    of: element,
                    .expression(.plain("fact.check(\(name)(), settings: \\.settings)"))
                )
            ]
        members += list(
            "bounds",
            "a value below its least counts as the least",
            "valueBelowItsLeastCountsAsTheLeast",
            bounds
        )
        return Suite.type(name + "Conformance", name, members)
    }

    private func seen() -> TypeDeclaration {
        var members: [Declaration] = []
        members += list("resolved", "what was not set is shown as its default", "unsetIsShownAsItsDefault", resolved)
        members += list(
            "places",
            "a setter changes what is seen where it applies, and only there",
            "setterAppliesWhereItSays",
            places
        )
        members += list(
            "winners",
            "where two setters are set, the same one wins in any order",
            "sameSetterWinsInAnyOrder",
            winners
        )
        return Suite.type(name + "ShownConformance", name + ", shown", members)
    }

    private func list(_ name: String, _ title: String, _ function: String, _ facts: [Expression]) -> [Declaration] {
        let element = "ShownFact<\(self.name)>"
        guard !facts.isEmpty else { return [] }
        return Suite.facts(name, of: element, facts) + [
            Suite.test(title, function, over: name, of: element, .expression(.plain("fact.check()")))
        ]
    }

    private func setterFact(_ setter: SetterSpec) -> Expression? {
        guard let (first, second) = samples.pair(of: setter.type) else { return nil }
        let name = setter.facts.name.value
        let standard =
            switch setter.defaultValue {
            case .none, .byPlacement: "none"
            case .value(let value): FactText.plain(value)
            }
        return .call(
            "SetterFact",
            [
                .init(.text(name)),
                .init("default", Suite.fact("\(self.name).\(name).default", standard)),
                .init("stored", Suite.closure(Suite.text(.member(.plain("$0"), name)))),
                .init("first", call(setter, first)),
                .init("second", call(setter, second)),
            ]
        )
    }

    /// A call of a setter with a sample, and what the sample is called.
    private func call(_ setter: SetterSpec, _ sample: Samples.Sample) -> Expression {
        let setting = Expression.call(.member(.plain("$0"), setter.facts.name.value), [.init(.plain(sample.code))])
        return .call("SetterCall", [.init(.text(sample.text)), .init("by", Suite.closure(setting))])
    }

    private var bounds: [Expression] {
        item.setters.filter { $0.atLeast != nil }.flatMap { setter in
            ["-1", "-CGFloat.infinity", "CGFloat.nan"].map { value in
                let name = setter.facts.name.value
                return .call(
                    "ShownFact.stored",
                    [
                        .init(Suite.fact("\(self.name).\(name).at_least", setter.atLeast ?? "")),
                        .init(.text(value)),
                        .init(Suite.closure(.plain("factText($0.\(name)(\(value)).settings.\(name))"))),
                    ]
                )
            }
        }
    }

    private var resolved: [Expression] {
        item.setters.flatMap { setter -> [Expression] in
            let name = setter.facts.name.value
            if let text = setter.resolved {
                return (setter.appliesTo ?? []).map { shown("\(name).resolved", text, name, at: $0.rawValue) }
            }
            guard case .byPlacement(let pairs) = setter.defaultValue else { return [] }
            return pairs.map {
                shown("\(name).default.\($0.placement)", FactText.plain($0.value), name, at: $0.placement)
            }
        }
    }

    private func shown(_ id: String, _ expected: String, _ setter: String, at placement: String) -> Expression {
        .call(
            "ShownFact.value",
            [.init(Suite.fact("\(name).\(id)", expected)), .init("of", .text(setter)), .init("at", .text(placement))]
        )
    }

    private var places: [Expression] {
        item.setters.compactMap { setter in
            guard let places = setter.appliesTo, let (first, second) = samples.pair(of: setter.type) else { return nil }
            return .call(
                "ShownFact.change",
                [
                    .init(Suite.fact("\(name).\(setter.facts.name.value).applies_to", places.map(\.rawValue))),
                    .init("by", .array([call(setter, first), call(setter, second)])),
                ]
            )
        }
    }

    private var winners: [Expression] {
        item.setters.compactMap { setter in
            guard let other = item.setters.first(where: { $0.facts.name == setter.yieldsTo }),
                let loser = samples.pair(of: setter.type)?.0, let winner = samples.pair(of: other.type)?.1
            else { return nil }
            return .call(
                "ShownFact.winner",
                [
                    .init(Suite.fact("\(name).\(setter.facts.name.value).yields_to", other.facts.name.value)),
                    .init("loser", call(setter, loser)),
                    .init("winner", call(other, winner)),
                ]
            )
        }
    }
}

/// How a fact writes a value of the spec.
enum FactText {
    /// `.label` as `label`, `[]` as nothing, the rest as it stands.
    static func plain(_ code: String) -> String {
        code == "[]" ? "" : code.hasPrefix(".") ? String(code.dropFirst()) : code
    }
}
