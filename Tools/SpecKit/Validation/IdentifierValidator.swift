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
            if case .plistKey = item {} else { names.append(item.facts.name) }
            names += item.methods.flatMap { $0.parameters.map(\.name) } + item.properties.map(\.facts.name)
            switch item {
            case .enumeration(let item): names += item.cases.map(\.name)
            case .optionSet(let item): names += item.members.map(\.name)
            case .builder(let item):
                names.append(item.settings)
                names += item.setters.map(\.facts.name)
            case .facade(let item):
                names += item.members.gateways.map { Located($0.baseName, $0.facts.name.place) }
                names += item.members.compactMap { member in
                    switch member {
                    case .method(let method): method.topic
                    case .property(let property): property.topic
                    case .gateway: nil
                    }
                }
            case .plistKey(let item): names.append(item.property)
            case .object, .delegate, .requirements, .constant, .alias: break
            }
        }
        for table in behaviours { names += (table.given + table.then).map(\.name) }
        return names
    }
}
