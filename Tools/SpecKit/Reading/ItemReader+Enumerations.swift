/// Enums and option sets.
extension ItemReader {
    func enumeration(_ fields: Fields, _ facts: FactsSpec) -> EnumSpec {
        let rawType = fields.word("raw_type", EnumSpec.RawType.self) ?? .Int
        let evolution = fields.word("evolution", EnumSpec.Evolution.self) ?? .nonexhaustive
        let global = fields.flag("global_constants")
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
        return EnumSpec(
            facts: facts,
            rawType: rawType,
            evolution: evolution,
            globalConstants: global,
            cases: cases
        )
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
}
