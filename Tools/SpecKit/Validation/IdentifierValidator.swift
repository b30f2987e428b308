/// Every name is an identifier of plain letters: no look-alikes, no invisible characters, no digit in front.
struct IdentifierValidator: Validator {
    func check(_ spec: Spec, _ diagnostics: Diagnostics) {
        for name in spec.declaredNames where !Identifier.isIdentifier(name.value) {
            let strange = Identifier.strangeCharacters(in: name.value)
            let why =
                if !strange.isEmpty {
                    "it has \(strange.joined(separator: ", ")); type it again with plain letters"
                } else {
                    "a name starts with a letter"
                }
            diagnostics.report(.identifier, at: name.place, "'\(name.value)' is no name: \(why)")
        }
    }
}

extension Spec {
    /// Every plain name that the spec declares: types, cases, members, setters, properties, parameters, columns.
    var declaredNames: [Located<String>] {
        var names = modules.map(\.name)
        for (_, item) in items {
            if item.declaresType { names.append(item.facts.name) }
            switch item {
            case .enumeration(let item): names += item.cases.map(\.name)
            case .optionSet(let item): names += item.members.map(\.name)
            case .builder(let item):
                names.append(item.settings)
                names += item.setters.map(\.facts.name)
                names += item.terminals.flatMap { $0.parameters.map(\.name) }
            case .facade(let item):
                names += item.properties.map(\.facts.name) + item.gateways.map(\.facts.name)
                names += item.methods.flatMap { $0.parameters.map(\.name) }
            case .object(let item): names += item.properties.map(\.facts.name)
            case .delegate(let item): names += item.methods.flatMap { $0.parameters.map(\.name) }
            case .plistKey(let item): names.append(item.property)
            }
        }
        for table in behaviours { names += (table.given + table.then).map(\.name) }
        return names
    }
}
