import SpecKit

/// An enum or option set of the spec as Objective-C has it.
struct ExpectedEnum: Sendable {
    struct Case: Sendable {
        /// As Swift spells it.
        let swiftName: String
        /// As a header spells it.
        let name: String
        /// Nil where the raw value is no number.
        let value: Int?
        /// Whether its place among the others is known: the spec does not say where the empty set's name stands.
        var hasPlace = true
    }

    let name: String
    let cases: [Case]
    let isOptionSet: Bool

    /// Every enum and option set of a spec by name.
    static func all(of spec: Spec) -> [String: ExpectedEnum] {
        var all: [String: ExpectedEnum] = [:]
        for (_, item) in spec.items {
            switch item {
            case .enumeration(let item): all[item.facts.name.value] = ExpectedEnum(item)
            case .optionSet(let item): all[item.facts.name.value] = ExpectedEnum(item)
            default: continue
            }
        }
        return all
    }

    private init(_ item: EnumSpec) {
        let type = item.facts.name.value
        name = type
        isOptionSet = false
        cases = item.cases.map {
            Case(swiftName: $0.name.value, name: Self.headerName($0.name.value, of: type), value: Int($0.raw.value))
        }
    }

    private init(_ item: OptionSetSpec) {
        let type = item.facts.name.value
        name = type
        isOptionSet = true
        let empty = item.empty.map { [Case(swiftName: "[]", name: $0.value, value: 0, hasPlace: false)] } ?? []
        cases =
            empty
            + item.members.map {
                let bit = $0.bit.value
                return Case(
                    swiftName: $0.name.value,
                    name: Self.headerName($0.name.value, of: type),
                    value: (0..<62).contains(bit) ? 1 << bit : nil
                )
            }
    }

    /// The importer cuts the type's name off its cases; where Swift has the whole name, it could not.
    private static func headerName(_ name: String, of type: String) -> String {
        guard let first = name.first, first.isLowercase else { return name }
        return type + first.uppercased() + name.dropFirst()
    }
}
