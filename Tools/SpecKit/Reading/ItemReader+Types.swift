/// The types that have members.
extension ItemReader {
    func facade(_ fields: Fields, _ facts: FactsSpec) -> FacadeSpec {
        let shared = fields.text("shared").flatMap { self.spelling($0) }
        let form = fields.word("shared_form", required: false, DelegateSpec.Form.self)
        let sharedSince = fields.version("shared_since", required: false)
        let conformsTo = fields.texts("conforms_to")
        return FacadeSpec(
            facts: facts,
            shared: shared,
            sharedIsImplicitlyUnwrapped: form == .implicitly_unwrapped,
            sharedSince: sharedSince,
            conformsTo: conformsTo,
            members: members(fields, of: facts, required: conformsTo.isEmpty)
        )
    }

    func object(_ fields: Fields, _ facts: FactsSpec) -> ClassSpec {
        let inherits = fields.text("inherits")
        let conformsTo = fields.texts("conforms_to")
        let isEmpty = !conformsTo.isEmpty || inherits != nil || fields.has("methods")
        let properties = fields.list("properties", required: !isEmpty).compactMap { node -> PropertySpec? in
            guard let entry = Fields(node, of: "a property", diagnostics) else { return nil }
            defer { entry.finish() }
            return self.property(entry, key: "name", of: facts)
        }
        return ClassSpec(
            facts: facts,
            inherits: inherits,
            conformsTo: conformsTo,
            isOpen: fields.flag("open"),
            isMainActor: fields.flag("main_actor"),
            properties: properties,
            methods: methods(fields, of: facts, required: false),
            initialiser: fields.word("initialiser", required: false, ClassSpec.Initialiser.self) ?? .none
        )
    }

    func delegate(_ fields: Fields, _ facts: FactsSpec) -> DelegateSpec {
        let forms = fields.texts("forms").compactMap { text -> DelegateSpec.Form? in
            if let form = DelegateSpec.Form(rawValue: text.value) { return form }
            fields.report(word: text, of: "forms", allowed: DelegateSpec.Form.allCases.map(\.rawValue))
            return nil
        }
        return DelegateSpec(
            facts: facts,
            forms: forms.isEmpty ? [.plain] : forms,
            methods: methods(fields, of: facts, required: true)
        )
    }

    func requirements(_ fields: Fields, _ facts: FactsSpec) -> ProtocolSpec {
        ProtocolSpec(
            facts: facts,
            isSendable: fields.flag("sendable"),
            members: members(fields, of: facts, required: true)
        )
    }

    func constant(_ fields: Fields, _ facts: FactsSpec) -> ConstantSpec? {
        if let name = fields.text("notification") { return ConstantSpec(facts: facts, type: nil, value: name) }
        let type = self.type(fields)
        let value = fields.requiredText("value")
        guard let type, let value else { return nil }
        return ConstantSpec(facts: facts, type: type, value: value)
    }

    func alias(_ fields: Fields, _ facts: FactsSpec) -> AliasSpec? {
        type(fields).map { AliasSpec(facts: facts, type: $0) }
    }

    private func methods(_ fields: Fields, of owner: FactsSpec, required: Bool) -> [MethodSpec] {
        fields.list("methods", required: required).compactMap { node in
            guard let entry = Fields(node, of: "a method", diagnostics) else { return nil }
            defer { entry.finish() }
            return self.method(entry, of: owner)
        }
    }
}
