import SpecKit

/// An object with identity and read-only properties.
struct ClassRenderer {
    let spec: Spec

    func declaration(_ item: ClassSpec) -> TypeDeclaration {
        var members = item.properties.map { Declaration.variable(variable($0)) }
        if item.hasInitialiser { members.append(.function(initialiser(item))) }
        return TypeDeclaration(
            doc: spec.doc(item.facts),
            introducer: "public final class",
            name: item.facts.name.value,
            inherits: ["NSObject", "Sendable"],
            members: members
        )
    }

    private func variable(_ property: PropertySpec) -> VariableDeclaration {
        // Property-list values cannot say that they are Sendable; a constant of them is.
        let isUntyped = property.type.names.contains { $0 == "Any" || $0 == "AnyHashable" }
        return VariableDeclaration(
            doc: spec.doc(property.facts),
            note: isUntyped
                ? "Property-list values, which have no word for being Sendable; set once and never changed." : nil,
            introducer: isUntyped ? "public nonisolated(unsafe) let" : "public let",
            name: property.facts.name.value,
            type: property.type.text,
            storage: .stored(nil)
        )
    }

    private func initialiser(_ item: ClassSpec) -> FunctionDeclaration {
        FunctionDeclaration(
            doc: DocComment(
                abstract: "Makes one, as tests of an app need it.",
                parameters: item.properties.map { ($0.facts.name.value, $0.facts.doc.value) }
            ),
            modifiers: "public",
            name: "init",
            parameters: item.properties.map { property in
                ParameterDeclaration(
                    label: property.facts.name.value,
                    name: property.facts.name.value,
                    type: property.type.text,
                    defaultValue: property === item.properties.first || !property.type.isOptional ? nil : .plain("nil")
                )
            },
            body: item.properties.map {
                .assignment(.plain("self." + $0.facts.name.value), .plain(Identifier.escaped($0.facts.name.value)))
            } + [.expression(.plain("super.init()"))]
        )
    }
}

private func === (left: PropertySpec, right: PropertySpec?) -> Bool { left.facts.name == right?.facts.name }
