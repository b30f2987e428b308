/// Methods, properties and gateways.
extension ItemReader {
    func members(_ fields: Fields, of owner: FactsSpec, required: Bool) -> [MemberSpec] {
        fields.list("members", required: required).compactMap { member(from: $0, of: owner) }
    }

    private func member(from node: Node, of owner: FactsSpec) -> MemberSpec? {
        guard let fields = Fields(node, of: "a member", diagnostics) else { return nil }
        defer { fields.finish() }
        switch fields.first?.name {
        case "method": return method(fields, of: owner).map { .method($0) }
        case "property": return property(fields, key: "property", of: owner).map { .property($0) }
        case "gateway": return gateway(fields, of: owner).map { .gateway($0) }
        case let other:
            diagnostics.report(
                .key,
                at: fields.first?.place ?? node.place,
                "a member starts with 'method', 'property' or 'gateway', not '\(other ?? "")'"
            )
            for name in fields.names { _ = fields.take(name) }
            return nil
        }
    }

    func method(_ fields: Fields, of owner: FactsSpec) -> MethodSpec? {
        let written = fields.requiredText("method")
        let spelling = written.flatMap { self.spelling($0) }
        let facts = self.facts(fields, name: written ?? Located("", fields.place), inheriting: owner)
        let also = fields.texts("also")
        let parameters = fields.list("parameters").compactMap { parameter(from: $0) }
        let returns = self.type(fields, "returns", required: false)
        let isAsync = fields.flag("async")
        let isThrowing = fields.flag("throws")
        let isStatic = fields.flag("static")
        let isRequired = fields.flag("required")
        let isDiscardable = fields.flag("discardable")
        let unanswered = fields.text("unanswered")?.value
        let topic = fields.text("topic")
        let sameAs = fields.text("same_as")
        guard let spelling else { return nil }
        return MethodSpec(
            facts: facts,
            spelling: spelling,
            also: also,
            parameters: parameters,
            returns: returns,
            isAsync: isAsync,
            isThrowing: isThrowing,
            isStatic: isStatic,
            isRequired: isRequired,
            isDiscardable: isDiscardable,
            unanswered: unanswered,
            topic: topic,
            sameAs: sameAs
        )
    }

    private func parameter(from node: Node) -> ParameterSpec? {
        guard let fields = Fields(node, of: "a parameter", diagnostics) else { return nil }
        defer { fields.finish() }
        let name = fields.requiredText("name")
        let type = self.type(fields)
        let standard = fields.text("default")?.value
        let unit = fields.text("unit")?.value
        let doc = fields.doc()
        guard let name, let type else { return nil }
        return ParameterSpec(name: name, type: type, defaultValue: standard, unit: unit, doc: doc)
    }

    func property(_ fields: Fields, key: String, of owner: FactsSpec) -> PropertySpec? {
        let name = fields.requiredText(key)
        let facts = self.facts(fields, name: name ?? Located("", fields.place), inheriting: owner)
        let sameAs = fields.text("same_as")
        let written = self.type(fields, required: sameAs == nil)
        let isSettable = fields.flag("settable")
        let also = fields.texts("also")
        let isStatic = fields.flag("static")
        let standard = fields.text("default")?.value
        let hold = fields.word("held", required: false, PropertySpec.Hold.self)
        let topic = fields.text("topic")
        // The type of one that is the same as another is put in when that one is found.
        let type = written ?? sameAs.map { TypeReference(text: "Any", names: [], place: $0.place) }
        guard name != nil, let type else { return nil }
        return PropertySpec(
            facts: facts,
            type: type,
            isSettable: isSettable,
            also: also,
            isStatic: isStatic,
            defaultValue: standard,
            hold: hold,
            topic: topic,
            sameAs: sameAs
        )
    }

    private func gateway(_ fields: Fields, of owner: FactsSpec) -> GatewaySpec? {
        let name = fields.requiredText("gateway")
        let facts = self.facts(fields, name: name ?? Located("", fields.place), inheriting: owner)
        let target = fields.requiredText("to")
        let module = fields.text("module")
        let seenAs = fields.text("as")
        guard name != nil, let target else { return nil }
        return GatewaySpec(facts: facts, target: target, module: module, seenAs: seenAs)
    }
}
