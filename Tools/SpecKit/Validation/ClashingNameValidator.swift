/// No name is one that Swift, or the kind of type it stands in, has already.
struct ClashingNameValidator: Validator {
    /// Names of types that generated code writes and means Swift's or Foundation's.
    private static let takenTypes: Set = [
        "AnyObject", "Array", "Bool", "CGFloat", "CaseIterable", "Data", "Dictionary", "Double", "Error", "Float",
        "Hashable", "Int", "NSError", "NSNumber", "NSObject", "Never", "OptionSet", "Optional", "Protocol", "Sendable",
        "Set", "String", "Swift", "TimeInterval", "Type", "UInt", "URL", "Void",
    ]

    /// A member of this name cannot be reached, backticks or not.
    private static let takenMembers: Set = ["Type"]
    private static let takenInEnums = takenMembers.union(["allCases"])
    private static let takenInOptionSets = takenMembers.union([
        "ArrayLiteralElement", "Element", "RawValue", "rawValue",
    ])
    private static let takenInObjects = takenMembers.union(["debugDescription", "description", "hash", "hashValue"])

    func check(_ spec: Spec, _ diagnostics: Diagnostics) {
        for (_, item) in spec.items where item.declaresType {
            let name = item.facts.name
            if Identifier.reserved.contains(name.value) || Self.takenTypes.contains(name.value) {
                diagnostics.report(
                    .identifier,
                    at: name.place,
                    "Swift has a meaning of its own for '\(name.value)'; call this type something else"
                )
            }
            for member in Self.clashes(in: item) {
                diagnostics.report(
                    .identifier,
                    at: member.place,
                    "\(name.value) has a '\(member.value)' already, from Swift; call this one something else"
                )
            }
        }
    }

    private static func clashes(in item: ItemSpec) -> [Located<String>] {
        switch item {
        case .enumeration(let item): item.cases.map(\.name).filter { takenInEnums.contains($0.value) }
        case .optionSet(let item): item.members.map(\.name).filter { takenInOptionSets.contains($0.value) }
        case .object(let item):
            item.properties.flatMap { [$0.facts.name] + $0.also }.filter { takenInObjects.contains($0.value) }
        case .builder(let item): item.setters.map(\.facts.name).filter { takenMembers.contains($0.value) }
        default: []
        }
    }
}
