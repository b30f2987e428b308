/// Enums and option sets.
extension ItemReader {
    func enumeration(_ fields: Fields, _ facts: FactsSpec) -> EnumSpec {
        let rawType = fields.word("raw_type", EnumSpec.RawType.self) ?? .Int
        let evolution = fields.word("evolution", EnumSpec.Evolution.self) ?? .nonexhaustive
        let cases = fields.list("cases", required: true).compactMap { node -> EnumSpec.Case? in
            guard let entry = Fields(node, of: "a case", diagnostics) else { return nil }
            defer { entry.finish() }
            let name = entry.requiredText("name")
            let raw = entry.requiredText("raw")
            let doc = entry.doc()
            let since = entry.version("since", required: false)
            let alias = entry.text("alias_of")
            guard let name, let raw else { return nil }
            return EnumSpec.Case(name: name, raw: raw, doc: doc, since: since, aliasOf: alias)
        }
        return EnumSpec(facts: facts, rawType: rawType, evolution: evolution, cases: cases)
    }

    func optionSet(_ fields: Fields, _ facts: FactsSpec) -> OptionSetSpec {
        let rawType = fields.word("raw_type", EnumSpec.RawType.self) ?? .UInt
        let empty = fields.text("empty")
        let global = fields.flag("global_constants")
        let members = fields.list("members", required: true).compactMap { node -> OptionSetSpec.Member? in
            guard let entry = Fields(node, of: "a member", diagnostics) else { return nil }
            defer { entry.finish() }
            let name = entry.requiredText("name")
            let bit = entry.integer("bit")
            let doc = entry.doc()
            let since = entry.version("since", required: false)
            guard let name, let bit else { return nil }
            return OptionSetSpec.Member(name: name, bit: bit, doc: doc, since: since)
        }
        return OptionSetSpec(facts: facts, rawType: rawType, empty: empty, globalConstants: global, members: members)
    }

    func plistKey(_ fields: Fields, _ facts: FactsSpec) -> PlistKeySpec? {
        let property = fields.requiredText("property")
        let type = fields.requiredText("type")
        if let type, type.value != "String" { fields.report(word: type, of: "type", allowed: ["String"]) }
        let mapsTo = fields.requiredText("maps_to")
        let standard = fields.requiredText("default")
        if let standard, standard.value != "none" { fields.report(word: standard, of: "default", allowed: ["none"]) }
        let values = pairs(fields, "values", of: "the words of \(facts.name.value)")
        guard let property, let mapsTo else { return nil }
        return PlistKeySpec(facts: facts, property: property, mapsTo: mapsTo, values: values)
    }

    /// A mapping from words to texts, in the order of the file.
    func pairs(_ fields: Fields, _ key: String, of what: String) -> [(word: Located<String>, value: Located<String>)] {
        guard let node = fields.require(key), let inner = Fields(node, of: what, diagnostics) else { return [] }
        return inner.names.compactMap { name in
            guard let value = inner.text(name) else { return nil }
            return (Located(name, value.place), value)
        }
    }
}
