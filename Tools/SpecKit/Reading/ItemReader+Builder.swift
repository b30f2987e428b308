/// Builders.
extension ItemReader {
    func builder(_ fields: Fields, _ facts: FactsSpec) -> BuilderSpec? {
        let settings = fields.requiredText("settings")
        let setters = fields.list("setters", required: true).compactMap { setter(from: $0, of: facts) }
        let terminals = fields.list("terminals", required: true).compactMap { node -> MethodSpec? in
            guard let entry = Fields(node, of: "a terminal", diagnostics) else { return nil }
            defer { entry.finish() }
            return self.method(entry, of: facts)
        }
        guard let settings else { return nil }
        return BuilderSpec(facts: facts, settings: settings, setters: setters, terminals: terminals)
    }

    private func setter(from node: Node, of owner: FactsSpec) -> SetterSpec? {
        guard let fields = Fields(node, of: "a setter", diagnostics) else { return nil }
        defer { fields.finish() }
        let name = fields.requiredText("name")
        let facts = self.facts(fields, name: name ?? Located("", fields.place), inheriting: owner)
        let type = self.type(fields)
        let standard = defaultValue(fields)
        let resolved = fields.text("resolved")?.value
        let unit = fields.text("unit")?.value
        let atLeast = fields.text("at_least")?.value
        let allowed = SetterSpec.Placement.allCases.map(\.rawValue)
        let appliesTo = fields.texts("applies_to").compactMap { text -> SetterSpec.Placement? in
            if let placement = SetterSpec.Placement(rawValue: text.value) { return placement }
            fields.report(word: text, of: "applies_to", allowed: allowed)
            return nil
        }
        let yieldsTo = fields.text("yields_to")
        guard name != nil, let type else { return nil }
        return SetterSpec(
            facts: facts,
            type: type,
            defaultValue: standard,
            resolved: resolved,
            unit: unit,
            atLeast: atLeast,
            appliesTo: appliesTo.isEmpty ? nil : appliesTo,
            yieldsTo: yieldsTo
        )
    }

    private func defaultValue(_ fields: Fields) -> SetterSpec.Default {
        guard let node = fields.require("default") else { return .none }
        if let text = node.text { return text == "none" ? .none : .value(text) }
        guard let values = Fields(node, of: "a default by placement", diagnostics) else { return .none }
        let pairs = ["bottom", "top", "center"].compactMap { placement in
            values.requiredText(placement).map { SetterSpec.Default.Pair(placement: placement, value: $0.value) }
        }
        values.finish()
        return .byPlacement(pairs)
    }
}
