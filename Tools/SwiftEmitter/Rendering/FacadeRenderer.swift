import SpecKit

/// A class whose members call its backend. Members of a topic stand in an extension in a file of their own.
struct FacadeRenderer {
    let spec: Spec
    let facade: FacadeSpec
    let module: String

    private var name: String { facade.facts.name.value }

    /// Whether there is anything for hand-written code to do.
    var hasBackend: Bool {
        facade.shared != nil || facade.methods.contains { $0.target == nil }
            || facade.properties.contains { $0.target == nil }
    }

    /// The topics of its members, in order.
    var topics: [String] {
        facade.allMembers.compactMap(\.topic).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }

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
        members += self.members(of: nil)
        return TypeDeclaration(
            doc: spec.doc(facade.facts),
            attributes: facade.facts.availability,
            introducer: "public final class",
            name: name,
            inherits: ["NSObject", "Sendable"] + facade.conformsTo.map(\.value),
            members: members
        )
    }

    func declaration(of topic: String) -> TypeDeclaration {
        TypeDeclaration(introducer: "extension", name: name, members: members(of: topic))
    }

    private func members(of topic: String?) -> [Declaration] {
        facade.allMembers.filter { $0.topic == topic }.flatMap { member -> [Declaration] in
            switch member {
            case .method(let method): return declarations(method)
            case .property(let property): return declarations(property)
            case .gateway(let gateway):
                return gateway.module == nil || gateway.module?.value == module ? [declaration(gateway)] : []
            }
        }
    }

    private func sharedAccessor(_ shared: Spelling) -> FunctionDeclaration {
        FunctionDeclaration(
            doc: DocComment(abstract: "The one object of this app."),
            modifiers: "public static",
            name: shared.base,
            returns: name + (facade.sharedIsImplicitlyUnwrapped ? "!" : ""),
            body: [.expression(.call(.member(.plain("backend"), shared.base), []))]
        )
    }
}

// MARK: Members

extension FacadeRenderer {
    /// `public`, and `static` unless the member is that of the one object.
    private func modifiers(_ isStatic: Bool) -> String {
        facade.shared == nil || isStatic ? "public static" : "public"
    }

    private func backend(_ isStatic: Bool) -> String {
        facade.shared == nil || isStatic ? "backend" : "Self.backend"
    }

    private func declarations(_ method: MethodSpec) -> [Declaration] {
        let call =
            method.target.map { method.call(as: $0.spelling ?? method.spelling, on: $0.owner) }
            ?? method.call(as: method.spelling, on: backend(method.isStatic))
        let canonical = FunctionDeclaration(
            doc: spec.doc(method.facts, parameters: method.parameters, returns: returnText(method)),
            attributes: method.attributes,
            modifiers: modifiers(method.isStatic),
            name: method.spelling.base,
            parameters: method.parameters(as: method.spelling, keepsDefaults: true),
            isAsync: method.isAsync,
            isThrowing: method.isThrowing,
            returns: method.returns?.text,
            body: [.expression(call)]
        )
        return [.function(canonical)]
            + method.otherSpellings.map { other in
                .function(
                    FunctionDeclaration(
                        doc: DocComment(
                            abstract: "`\(method.spelling)` as the Objective-C importer and older code spell it."
                        ),
                        attributes: method.attributes,
                        modifiers: modifiers(method.isStatic),
                        name: other.base,
                        parameters: method.parameters(as: other, keepsDefaults: true),
                        isAsync: method.isAsync,
                        isThrowing: method.isThrowing,
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
        let target = Expression.member(.plain(property.target?.owner ?? backend(property.isStatic)), name)
        let variable = VariableDeclaration(
            doc: spec.doc(property.facts, notes: property.hold.map { ["Held \($0.rawValue)."] } ?? []),
            attributes: property.facts.availability,
            introducer: modifiers(property.isStatic) + " var",
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
            attributes: property.facts.availability,
            modifiers: modifiers(property.isStatic),
            name: spelling.base,
            parameters: spelling.labels.map { ParameterDeclaration(label: $0, name: name, type: property.type.text) },
            returns: isGetter ? property.type.text : nil,
            body: isGetter
                ? [.expression(.plain(name))]
                : [.assignment(.plain("self." + name), .plain(name))]
        )
    }

    /// A static member that leads to another type: to a facade its metatype, to a builder a new one.
    func declaration(_ gateway: GatewaySpec) -> Declaration {
        let target = gateway.target.value
        let isBuilder = if case .builder? = spec.item(named: target)?.item { true } else { false }
        let type = spec.seenType(of: gateway)
        let doc = spec.doc(gateway.facts, notes: isBuilder ? ["Each access gives another one."] : [])
        let value: Expression = isBuilder ? .call(target) : .plain(target + ".self")
        if gateway.isMethod {
            return .function(
                FunctionDeclaration(
                    doc: doc,
                    attributes: gateway.facts.availability,
                    modifiers: "public static",
                    name: gateway.baseName,
                    returns: type,
                    body: [.expression(value)]
                )
            )
        }
        return .variable(
            VariableDeclaration(
                doc: doc,
                attributes: gateway.facts.availability,
                introducer: "public static var",
                name: gateway.facts.name.value,
                type: type,
                storage: .computed(get: [.expression(value)], set: nil)
            )
        )
    }
}
