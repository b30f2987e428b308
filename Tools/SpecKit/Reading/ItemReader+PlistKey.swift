/// Keys of Info.plist.
extension ItemReader {
    func plistKey(_ fields: Fields, _ facts: FactsSpec) -> PlistKeySpec? {
        let property = fields.requiredText("property")
        let type = fields.word("type", PlistKeySpec.ValueType.self)
        let mapsTo = fields.text("maps_to")
        let standard = fields.requiredText("default")
        let values = mapsTo == nil ? [] : pairs(fields, "values", of: "the words of \(facts.name.value)")
        let least = fields.has("at_least") ? fields.integer("at_least") : nil
        let most = fields.has("at_most") ? fields.integer("at_most") : nil
        let isOffAtZero = fields.flag("off_at_zero")
        let unit = fields.text("unit")?.value
        let precedence = fields.text("precedence")?.value
        let withoutEffect = fields.text("without_effect")?.value
        guard let property, let type, let standard else { return nil }
        return PlistKeySpec(
            facts: facts,
            property: property,
            type: type,
            defaultValue: standard.value == "none" ? nil : standard,
            mapsTo: mapsTo,
            values: values,
            atLeast: least,
            atMost: most,
            isOffAtZero: isOffAtZero,
            unit: unit,
            precedence: precedence,
            withoutEffect: withoutEffect
        )
    }

    /// A mapping from words to texts, in the order of the file.
    private func pairs(
        _ fields: Fields,
        _ key: String,
        of what: String
    ) -> [(word: Located<String>, value: Located<String>)] {
        guard let node = fields.require(key), let inner = Fields(node, of: what, diagnostics) else { return [] }
        return inner.names.compactMap { name in
            guard let value = inner.text(name) else { return nil }
            return (Located(name, value.place), value)
        }
    }
}
