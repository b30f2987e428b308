import SpecKit

/// A protocol with its requirements, every spelling of them.
struct ProtocolRenderer {
    let spec: Spec

    func declaration(_ item: ProtocolSpec) -> TypeDeclaration {
        let members = item.members.flatMap { member -> [Declaration] in
            switch member {
            case .method(let method):
                return ([method.spelling] + method.otherSpellings).map { .function(requirement(method, as: $0)) }
            case .property(let property): return requirements(property)
            case .gateway: return []
            }
        }
        return TypeDeclaration(
            doc: spec.doc(item.facts),
            attributes: item.facts.availability,
            introducer: "public protocol",
            name: item.facts.name.value,
            inherits: ["NSObjectProtocol"] + (item.isSendable ? ["Sendable"] : []),
            members: members
        )
    }

    private func requirement(_ method: MethodSpec, as spelling: Spelling) -> FunctionDeclaration {
        var function = method.requirement(as: spelling)
        function.doc = abstract(method.facts)
        function.attributes = method.attributes
        function.modifiers = method.isStatic ? "static" : ""
        return function
    }

    private func requirements(_ property: PropertySpec) -> [Declaration] {
        let modifier = property.isStatic ? "static " : ""
        let variable = VariableDeclaration(
            doc: abstract(property.facts),
            attributes: property.facts.availability,
            introducer: modifier + "var",
            name: property.facts.name.value,
            type: property.type.text,
            storage: .requirement(property.isSettable ? "get set" : "get")
        )
        let accessors = property.also.compactMap { Spelling($0.value) }.map { spelling in
            Declaration.function(
                FunctionDeclaration(
                    doc: abstract(property.facts),
                    attributes: property.facts.availability,
                    modifiers: property.isStatic ? "static" : "",
                    name: spelling.base,
                    parameters: spelling.labels.map {
                        ParameterDeclaration(label: $0, name: property.facts.name.value, type: property.type.text)
                    },
                    returns: spelling.labels.isEmpty ? property.type.text : nil
                )
            )
        }
        return [.variable(variable)] + accessors
    }

    /// What conforms has the whole comment.
    private func abstract(_ facts: FactsSpec) -> DocComment {
        DocComment(abstract: DocText(facts.doc.value).abstract)
    }
}
