import SpecKit

/// The constants and type aliases of a module.
struct ConstantConformance {
    let module: ModuleSpec

    /// The file of the first of them.
    var origin: String { constants.first?.origin ?? "" }

    func suite() -> TypeDeclaration? {
        guard !constants.isEmpty else { return nil }
        return Suite.type(
            module.name.value + "ConstantsConformance",
            "Constants of \(module.name.value)",
            Suite.facts("constants", of: "ConstantFact", constants.map(\.fact)) + [
                Suite.test(
                    "a constant has its value, and an alias is its type",
                    "constantHasItsValue",
                    over: "constants",
                    of: "ConstantFact",
                    .expression(.plain("fact.check()"))
                )
            ]
        )
    }

    private var constants: [(origin: String, fact: Expression)] {
        module.items.compactMap { item in
            let name = item.facts.name.value
            let origin = item.facts.name.place.fileInSpec
            switch item {
            case .constant(let constant) where constant.type == nil:
                return (origin, fact(name, constant.value.value, .plain("NSNotification.Name.\(name).rawValue")))
            case .constant(let constant):
                let value = constant.value.value
                return (
                    origin,
                    fact(name, value.hasPrefix("\"") ? String(value.dropFirst().dropLast()) : value, .plain(name))
                )
            case .alias(let alias):
                return (origin, fact(name, "true", .plain("\(name).self == (\(alias.type.text)).self")))
            default: return nil
            }
        }
    }

    private func fact(_ name: String, _ expected: String, _ value: Expression) -> Expression {
        .call("ConstantFact", [.init(Suite.fact(name, expected)), .init("read", Suite.closure(Suite.text(value)))])
    }
}
