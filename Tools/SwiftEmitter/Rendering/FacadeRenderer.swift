import SpecKit

/// A class whose members call its backend, and the backend's protocol.
struct FacadeRenderer {
    let spec: Spec
    let facade: FacadeSpec
    let module: String

    private var name: String { facade.facts.name.value }
    private var modifiers: String { facade.shared == nil ? "public static" : "public" }
    private var backendName: String { facade.shared == nil ? "backend" : "Self.backend" }

    /// Whether there is anything for hand-written code to do.
    var hasBackend: Bool { !facade.methods.isEmpty || !facade.properties.isEmpty }

    func declaration() -> TypeDeclaration {
        var members: [Declaration] = []
        if let shared = facade.shared {
            members.append(.function(sharedAccessor(shared)))
            members.append(
                .function(
                    FunctionDeclaration(
                        modifiers: "package override",
                        name: "init",
                        body: [.expression(.plain("super.init()"))]
                    )
                )
            )
        }
        for member in facade.members {
            switch member {
            case .method(let method): members += declarations(method)
            case .property(let property): members += declarations(property)
            case .gateway(let gateway):
                if gateway.module == nil || gateway.module?.value == module {
                    members.append(.variable(variable(gateway)))
                }
            }
        }
        return TypeDeclaration(
            doc: spec.doc(facade.facts),
            introducer: "public final class",
            name: name,
            inherits: ["NSObject", "Sendable"],
            members: members
        )
    }

    private func sharedAccessor(_ shared: Spelling) -> FunctionDeclaration {
        FunctionDeclaration(
            doc: DocComment(abstract: "The one object of this app."),
            modifiers: "public static",
            name: shared.base,
            returns: name + "!",
            body: [.expression(.call(.member(.plain("backend"), shared.base), []))]
        )
    }

    private func declarations(_ method: MethodSpec) -> [Declaration] {
        let canonical = FunctionDeclaration(
            doc: spec.doc(method.facts, parameters: method.parameters, returns: returnText(method)),
            attributes: method.attributes,
            modifiers: modifiers,
            name: method.spelling.base,
            parameters: method.parameters(as: method.spelling, keepsDefaults: true),
            isAsync: method.isAsync,
            returns: method.returns?.text,
            body: [.expression(method.call(as: method.spelling, on: backendName))]
        )
        return [.function(canonical)]
            + method.otherSpellings.map { other in
                .function(
                    FunctionDeclaration(
                        doc: DocComment(
                            abstract: "`\(method.spelling)` as the Objective-C importer and older code spell it."
                        ),
                        attributes: method.attributes,
                        modifiers: modifiers,
                        name: other.base,
                        parameters: method.parameters(as: other, keepsDefaults: true),
                        isAsync: method.isAsync,
                        returns: method.returns?.text,
                        body: [.expression(method.call(as: method.spelling))]
                    )
                )
            }
    }

    private func returnText(_ method: MethodSpec) -> String? {
        method.returns == nil ? nil : DocText(method.facts.doc.value).abstract
    }

    private func declarations(_ property: PropertySpec) -> [Declaration] {
        let name = property.facts.name.value
        let target = Expression.member(.plain(backendName), name)
        let variable = VariableDeclaration(
            doc: spec.doc(property.facts),
            introducer: modifiers + " var",
            name: name,
            type: property.type.text,
            storage: .computed(
                get: [.expression(target)],
                set: property.isSettable ? [.assignment(target, .plain("newValue"))] : nil
            )
        )
        return [.variable(variable)]
            + property.also.compactMap { Spelling($0.value) }.map { .function(accessor($0, property)) }
    }

    private func accessor(_ spelling: Spelling, _ property: PropertySpec) -> FunctionDeclaration {
        let name = property.facts.name.value
        let isGetter = spelling.labels.isEmpty
        return FunctionDeclaration(
            doc: DocComment(abstract: "`\(name)` as the Objective-C importer spells it."),
            modifiers: modifiers,
            name: spelling.base,
            parameters: spelling.labels.map { ParameterDeclaration(label: $0, name: name, type: property.type.text) },
            returns: isGetter ? property.type.text : nil,
            body: isGetter
                ? [.expression(.plain(name))]
                : [.assignment(.plain("self." + name), .plain(name))]
        )
    }

    /// A static property that leads to another type: to a facade its metatype, to a builder a new one.
    func variable(_ gateway: GatewaySpec) -> VariableDeclaration {
        let target = gateway.target.value
        let isBuilder = if case .builder? = spec.item(named: target)?.item { true } else { false }
        return VariableDeclaration(
            doc: spec.doc(gateway.facts, notes: isBuilder ? ["Each access gives another one."] : []),
            introducer: "public static var",
            name: gateway.facts.name.value,
            type: isBuilder ? target : target + ".Type",
            storage: .computed(
                get: [.expression(isBuilder ? .call(target) : .plain(target + ".self"))],
                set: nil
            )
        )
    }

    func backend() -> TypeDeclaration {
        var members: [Declaration] = []
        if let shared = facade.shared {
            members.append(.function(FunctionDeclaration(name: shared.base, returns: name)))
        }
        for property in facade.properties {
            members.append(
                .variable(
                    VariableDeclaration(
                        introducer: "var",
                        name: property.facts.name.value,
                        type: property.type.text,
                        storage: .requirement(property.isSettable ? "get nonmutating set" : "get")
                    )
                )
            )
        }
        for method in facade.methods {
            members.append(
                .function(
                    FunctionDeclaration(
                        name: method.spelling.base,
                        parameters: method.parameters(as: method.spelling, keepsDefaults: false),
                        isAsync: method.isAsync,
                        returns: method.returns?.text
                    )
                )
            )
        }
        return TypeDeclaration(
            doc: DocComment(
                abstract: "What `\(name)` calls. Hand-written code implements it and gives `\(name)` its `backend`."
            ),
            introducer: "protocol",
            name: name + "Backend",
            inherits: ["Sendable"],
            members: members
        )
    }
}
