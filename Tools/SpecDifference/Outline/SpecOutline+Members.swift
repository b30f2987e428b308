import SpecKit

/// Methods, properties and gateways.
extension SpecOutline {
    func member(_ member: MemberSpec, of owner: FactsSpec, isStatic: Bool) -> OutlineNode {
        switch member {
        case .method(let member): method(member, of: owner, isStatic: isStatic)
        case .property(let member): property(member, of: owner, isStatic: isStatic)
        case .gateway(let member): gateway(member, of: owner)
        }
    }

    func method(_ method: MethodSpec, of owner: FactsSpec, isStatic: Bool = false) -> OutlineNode {
        var node = self.node(.method, method.facts, of: owner)
        node.name = method.spelling.description
        set(.result, method.returns, of: &node)
        node.set(.isStatic, holds: isStatic || method.isStatic)
        node.set(.isAsync, holds: method.isAsync)
        node.set(.isThrowing, holds: method.isThrowing)
        node.set(.isRequired, holds: method.isRequired)
        node.set(.isDiscardable, holds: method.isDiscardable)
        node.set(.unanswered, method.unanswered)
        node.parts = names(.spelling, method.also) + zip(method.parameters, method.spelling.labels).map(parameter)
        forward(&node, method.sameAs, method.topic)
        let types = method.parameters.map(\.type.text).joined(separator: ", ")
        let marks = [OutlineFact.isStatic, .isAsync, .isThrowing].filter { node.facts[$0] != nil }.map(\.rawValue)
        node.identity = ([types, "->", method.returns?.text ?? "Void"] + marks).joined(separator: " ")
        return node
    }

    /// Named by its label where it has one: the name inside may change without a caller seeing it.
    private func parameter(_ parameter: ParameterSpec, label: String) -> OutlineNode {
        let name = label == "_" ? parameter.name.value : label
        var node = OutlineNode(kind: .parameter, name: name, place: parameter.name.place)
        set(.type, parameter.type, of: &node)
        node.set(.standard, parameter.defaultValue)
        node.set(.unit, parameter.unit)
        node.set(.innerName, parameter.name)
        node.set(.doc, parameter.doc)
        return node
    }

    func property(_ property: PropertySpec, of owner: FactsSpec, isStatic: Bool = false) -> OutlineNode {
        var node = self.node(.property, property.facts, of: owner)
        set(.type, property.type, of: &node)
        node.set(.isSettable, holds: property.isSettable)
        node.set(.isStatic, holds: isStatic || property.isStatic)
        node.set(.standard, property.defaultValue)
        node.set(.hold, property.hold?.rawValue)
        forward(&node, property.sameAs, property.topic)
        node.parts = names(.spelling, property.also)
        node.identity = property.type.text
        return node
    }

    private func gateway(_ gateway: GatewaySpec, of owner: FactsSpec) -> OutlineNode {
        var node = self.node(.gateway, gateway.facts, of: owner)
        node.set(.target, gateway.target)
        node.set(.seenAs, gateway.seenAs)
        node.set(.module, gateway.module)
        node.identity = gateway.target.value + " " + (gateway.seenAs?.value ?? "")
        return node
    }

    /// What a member that is the same as another says of itself; the words of the other are compared there.
    private func forward(_ node: inout OutlineNode, _ sameAs: Located<String>?, _ topic: Located<String>?) {
        node.set(.topic, topic)
        node.set(.sameAs, sameAs)
        guard sameAs != nil else { return }
        node.inherit([.doc, .source, .decision])
        for index in node.parts.indices { node.parts[index].inherit([.doc, .unit, .innerName]) }
    }
}
