/// Methods, properties, gateways and their owners.
extension ItemReader {
    func facade(_ fields: Fields, _ facts: FactsSpec) -> FacadeSpec {
        let shared = fields.text("shared").flatMap { self.spelling($0) }
        let members = fields.list("members", required: true).compactMap { member(from: $0, of: facts) }
        return FacadeSpec(facts: facts, shared: shared, members: members)
    }

    func object(_ fields: Fields, _ facts: FactsSpec) -> ClassSpec {
        let properties = fields.list("properties", required: true).compactMap { node -> PropertySpec? in
            guard let entry = Fields(node, of: "a property", diagnostics) else { return nil }
            defer { entry.finish() }
            return self.property(entry, key: "name", of: facts)
        }
        return ClassSpec(facts: facts, properties: properties, hasInitialiser: fields.flag("initialiser"))
    }

    func delegate(_ fields: Fields, _ facts: FactsSpec) -> DelegateSpec {
        let forms = fields.texts("forms").compactMap { text -> DelegateSpec.Form? in
            if let form = DelegateSpec.Form(rawValue: text.value) { return form }
            fields.report(word: text, of: "forms", allowed: DelegateSpec.Form.allCases.map(\.rawValue))
            return nil
        }
        let methods = fields.list("methods", required: true).compactMap { node -> MethodSpec? in
            guard let entry = Fields(node, of: "a method", diagnostics) else { return nil }
            defer { entry.finish() }
            return self.method(entry, of: facts)
        }
        return DelegateSpec(facts: facts, forms: forms.isEmpty ? [.plain] : forms, methods: methods)
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
        let isDiscardable = fields.flag("discardable")
        let unanswered = fields.text("unanswered")?.value
        guard let spelling else { return nil }
        return MethodSpec(
            facts: facts,
            spelling: spelling,
            also: also,
            parameters: parameters,
            returns: returns,
            isAsync: isAsync,
            isDiscardable: isDiscardable,
            unanswered: unanswered
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

    private func property(_ fields: Fields, key: String, of owner: FactsSpec) -> PropertySpec? {
        let name = fields.requiredText(key)
        let facts = self.facts(fields, name: name ?? Located("", fields.place), inheriting: owner)
        let type = self.type(fields)
        let isSettable = fields.flag("settable")
        let also = fields.texts("also")
        guard name != nil, let type else { return nil }
        return PropertySpec(facts: facts, type: type, isSettable: isSettable, also: also)
    }

    private func gateway(_ fields: Fields, of owner: FactsSpec) -> GatewaySpec? {
        let name = fields.requiredText("gateway")
        let facts = self.facts(fields, name: name ?? Located("", fields.place), inheriting: owner)
        let target = fields.requiredText("to")
        let module = fields.text("module")
        guard name != nil, let target else { return nil }
        return GatewaySpec(facts: facts, target: target, module: module)
    }
}
