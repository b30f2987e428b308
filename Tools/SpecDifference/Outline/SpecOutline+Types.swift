import SpecKit

/// Types and what they are made of.
extension SpecOutline {
    func node(of item: EnumSpec) -> OutlineNode {
        var node = self.node(.enumeration, item.facts)
        node.set(.rawType, item.rawType.rawValue)
        node.set(.evolution, item.evolution.rawValue)
        node.set(.globalConstants, holds: item.globalConstants)
        node.parts = item.cases.map { entry in
            var part = OutlineNode(kind: .enumCase, name: entry.name.value, place: entry.name.place)
            part.set(.raw, entry.raw)
            part.set(.aliasOf, entry.aliasOf)
            part.set(.doc, entry.doc)
            part.set(.since, entry.since)
            part.identity = (entry.aliasOf == nil ? "raw value " : "alias with raw value ") + entry.raw.value
            return part
        }
        return node
    }

    func node(of item: OptionSetSpec) -> OutlineNode {
        var node = self.node(.optionSet, item.facts)
        node.set(.rawType, item.rawType.rawValue)
        node.set(.empty, item.empty)
        node.set(.globalConstants, holds: item.globalConstants)
        node.parts = item.members.map { member in
            var part = OutlineNode(kind: .option, name: member.name.value, place: member.name.place)
            part.facts[.bit] = OutlineNode.Value(text: String(member.bit.value), place: member.bit.place)
            part.set(.doc, member.doc)
            part.set(.since, member.since)
            part.identity = "bit \(member.bit.value)"
            return part
        }
        return node
    }

    func node(of item: BuilderSpec) -> OutlineNode {
        var node = self.node(.builder, item.facts)
        node.parts = item.setters.map { setter($0, of: item.facts) } + item.terminals.map { method($0, of: item.facts) }
        return node
    }

    private func setter(_ setter: SetterSpec, of owner: FactsSpec) -> OutlineNode {
        var node = self.node(.setter, setter.facts, of: owner)
        set(.type, setter.type, of: &node)
        switch setter.defaultValue {
        case .none: node.set(.standard, "not set")
        case .value(let text): node.set(.standard, text)
        case .byPlacement(let pairs):
            node.set(.standard, pairs.map { "\($0.placement) \($0.value)" }.joined(separator: ", "))
        }
        node.set(.resolved, setter.resolved)
        node.set(.unit, setter.unit)
        node.set(.atLeast, setter.atLeast)
        node.set(.yieldsTo, setter.yieldsTo)
        node.parts = (setter.appliesTo ?? []).map {
            OutlineNode(kind: .placement, name: $0.rawValue, place: setter.facts.name.place)
        }
        node.identity = setter.type.text
        return node
    }

    func node(of item: FacadeSpec) -> OutlineNode {
        var node = self.node(.facade, item.facts)
        node.parts = names(.conformance, item.conformsTo)
        if let shared = item.shared {
            var part = OutlineNode(kind: .method, name: shared.description, place: item.facts.name.place)
            part.set(.result, item.facts.name.value + (item.sharedIsImplicitlyUnwrapped ? "!" : ""))
            part.set(.isStatic, holds: true)
            part.identity = "the one object"
            node.parts.append(part)
        }
        let isAllStatic = item.shared == nil
        node.parts += item.conformances.map { part in
            var part = member(part, of: item.facts, isStatic: isAllStatic)
            part.isInherited = true
            return part
        }
        node.parts += item.members.map { member($0, of: item.facts, isStatic: isAllStatic) }
        return node
    }

    func node(of item: ClassSpec) -> OutlineNode {
        var node = self.node(.object, item.facts)
        node.set(.inherits, item.inherits)
        node.set(.isOpen, holds: item.isOpen)
        node.set(.isMainActor, holds: item.isMainActor)
        node.parts = names(.conformance, item.conformsTo)
        if let initialiser = initialiser(of: item) { node.parts.append(initialiser) }
        node.parts += item.properties.map { property($0, of: item.facts) }
        let required = Set(item.conformsTo.flatMap { spec.item(named: $0.value)?.item.methods ?? [] }.map(\.spelling))
        node.parts += item.methods.map { method in
            var part = self.method(method, of: item.facts)
            part.isInherited = required.contains(method.spelling)
            return part
        }
        return node
    }

    /// How an app makes one; nil where it does not, or does it as the superclass.
    private func initialiser(of item: ClassSpec) -> OutlineNode? {
        guard item.inherits == nil, item.initialiser != .none else { return nil }
        let properties = item.initialiser == .memberwise ? item.properties : []
        let labels = properties.map { $0.facts.name.value + ":" }.joined()
        var node = OutlineNode(kind: .initialiser, name: "init(\(labels))", place: item.facts.name.place)
        node.parts = properties.enumerated().map { index, property in
            var part = OutlineNode(kind: .parameter, name: property.facts.name.value, place: property.facts.name.place)
            set(.type, property.type, of: &part)
            // All but the first may be left out where nil is a value.
            part.set(.standard, property.defaultValue ?? (index > 0 && property.type.isOptional ? "nil" : nil))
            return part
        }
        node.identity = "initialiser"
        return node
    }

    func node(of item: DelegateSpec) -> OutlineNode {
        var node = self.node(.delegate, item.facts)
        node.parts = item.forms.map {
            OutlineNode(kind: .form, name: $0.rawValue, place: item.facts.name.place)
        }
        node.parts += item.methods.map { method($0, of: item.facts) }
        return node
    }

    func node(of item: ProtocolSpec) -> OutlineNode {
        var node = self.node(.requirements, item.facts)
        node.set(.isSendable, holds: item.isSendable)
        node.parts = item.members.map { member($0, of: item.facts, isStatic: false) }
        return node
    }

    func node(of item: ConstantSpec) -> OutlineNode {
        var node = self.node(.constant, item.facts)
        node.set(.type, item.type?.text ?? "NSNotification.Name")
        node.set(.value, item.value)
        node.identity = "\(item.type?.text ?? "notification") \(item.value.value)"
        return node
    }

    func node(of item: AliasSpec) -> OutlineNode {
        var node = self.node(.alias, item.facts)
        set(.type, item.type, of: &node)
        node.identity = item.type.text
        return node
    }

    func node(of item: PlistKeySpec) -> OutlineNode {
        var node = self.node(.plistKey, item.facts)
        node.set(.type, item.type.rawValue)
        node.set(.standard, item.defaultValue)
        node.set(.mapsTo, item.mapsTo)
        node.set(.entry, item.property)
        for (fact, bound) in [(OutlineFact.atLeast, item.atLeast), (.atMost, item.atMost)] {
            node.set(fact, bound.map { Located(String($0.value), $0.place) })
        }
        node.set(.isOffAtZero, holds: item.isOffAtZero)
        node.set(.unit, item.unit)
        node.set(.precedence, item.precedence)
        node.set(.withoutEffect, item.withoutEffect)
        node.parts = item.values.map { word, value in
            var part = OutlineNode(kind: .word, name: word.value, place: word.place)
            part.set(.value, value)
            return part
        }
        node.identity = item.property.value
        return node
    }
}
