import SpecKit

/// A fluent builder, the value that holds what was set, and the protocol of its backend.
struct BuilderRenderer {
    let spec: Spec
    let builder: BuilderSpec

    private var name: String { builder.facts.name.value }
    private var settingsName: String { builder.settings.value }

    func declaration() -> TypeDeclaration {
        let stored = VariableDeclaration(
            introducer: "private let",
            name: "stored",
            storage: .stored(.call("Mutex", [.init(.call(settingsName))]))
        )
        let settings = VariableDeclaration(
            doc: DocComment(abstract: "What was set so far. A copy: later setters do not change it."),
            introducer: "package var",
            name: "settings",
            type: settingsName,
            storage: .computed(get: [.expression(.plain("stored.withLock { $0 }"))], set: nil)
        )
        let initialiser = FunctionDeclaration(
            modifiers: "package override",
            name: "init",
            body: [.expression(.plain("super.init()"))]
        )
        return TypeDeclaration(
            doc: spec.doc(builder.facts, notes: ["Every setter returns the builder. The last call of a setter wins."]),
            introducer: "public final class",
            name: name,
            inherits: ["NSObject", "Sendable"],
            members: [.variable(stored), .function(initialiser), .variable(settings)]
                + builder.setters.map { .function(setter($0)) }
                + builder.terminals.map { .function(terminal($0)) }
        )
    }

    private func setter(_ setter: SetterSpec) -> FunctionDeclaration {
        let name = setter.facts.name.value
        let escaped = Identifier.escaped(name)
        let value =
            setter.atLeast.map { Expression.call("max", [.init(.plain($0)), .init(.plain(escaped))]) }
            ?? .plain(escaped)
        return FunctionDeclaration(
            doc: DocComment(
                abstract: DocText(setter.facts.doc.value).abstract,
                paragraphs: paragraphs(setter),
                parameters: [(name, parameterText(setter))],
                returns: "This builder."
            ),
            attributes: ["@discardableResult"],
            modifiers: "public",
            name: name,
            parameters: [ParameterDeclaration(label: "_", name: name, type: setter.type.text)],
            returns: self.name,
            body: [
                .expression(
                    .trailingClosure(
                        .plain("stored.withLock"),
                        parameters: nil,
                        [.assignment(.plain("$0." + escaped), value)]
                    )
                ),
                .result(.plain("self")),
            ]
        )
    }

    private func paragraphs(_ setter: SetterSpec) -> [String] {
        var notes: [String] = []
        if let places = setter.appliesTo, !places.contains(.alert) { notes.append("Has no effect on an alert.") }
        if let winner = setter.yieldsTo { notes.append("Where both are set, `\(winner.value)` wins.") }
        return spec.doc(setter.facts, notes: notes).paragraphs
    }

    private func parameterText(_ setter: SetterSpec) -> String {
        var parts: [String] = []
        if let unit = setter.unit { parts.append("In \(unit).") }
        if let least = setter.atLeast { parts.append("At least \(least); smaller values and NaN count as \(least).") }
        switch setter.defaultValue {
        case .none: parts.append(setter.resolved.map { "Default: “\($0)”." } ?? "Default: not set.")
        case .value(let value): parts.append("Default: `\(value)`.")
        case .byPlacement(let pairs):
            parts.append("Default: " + pairs.map { "`\($0.value)` (\($0.placement))" }.joined(separator: ", ") + ".")
        }
        return parts.joined(separator: " ")
    }

    private func terminal(_ method: MethodSpec) -> FunctionDeclaration {
        var call = method.call(as: method.spelling, on: "Self.backend")
        if case .call(let callee, let arguments) = method.syncCall(on: "Self.backend") {
            call = .call(callee, [.init(.plain("settings"))] + arguments)
            if method.isAsync { call = .plain("await " + call.inline) }
        }
        return FunctionDeclaration(
            doc: spec.doc(
                method.facts,
                parameters: method.parameters,
                returns: method.returns == nil ? nil : "How it ended."
            ),
            modifiers: "public",
            name: method.spelling.base,
            parameters: method.parameters(as: method.spelling, keepsDefaults: true),
            isAsync: method.isAsync,
            isThrowing: method.isThrowing,
            returns: method.returns?.text,
            body: [.expression(call)]
        )
    }

    func settings() -> TypeDeclaration {
        let variables = builder.setters.map { setter in
            let isOptional = setter.type.isOptional
            let type: String
            let value: Expression
            switch setter.defaultValue {
            case .value(let text):
                type = setter.type.text
                value = .plain(text)
            case .none, .byPlacement:
                type = isOptional ? setter.type.text : setter.type.text + "?"
                value = .plain("nil")
            }
            return Declaration.variable(
                VariableDeclaration(
                    doc: DocComment(abstract: DocText(setter.facts.doc.value).abstract),
                    introducer: "package var",
                    name: setter.facts.name.value,
                    type: type,
                    storage: .stored(value)
                )
            )
        }
        let initialiser = FunctionDeclaration(
            doc: DocComment(abstract: "Nothing set."),
            modifiers: "package",
            name: "init",
            body: []
        )
        return TypeDeclaration(
            doc: DocComment(abstract: "What was set on a `\(name)`, as a value."),
            introducer: "package struct",
            name: settingsName,
            inherits: ["Sendable"],
            members: variables + [.function(initialiser)]
        )
    }

    func backend() -> TypeDeclaration {
        let members = builder.terminals.map { method in
            Declaration.function(
                FunctionDeclaration(
                    name: method.spelling.base,
                    parameters: [ParameterDeclaration(label: "_", name: "settings", type: settingsName)]
                        + method.parameters(as: method.spelling, keepsDefaults: false),
                    isAsync: method.isAsync,
                    returns: method.returns?.text
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

extension MethodSpec {
    /// The call without `await`.
    fileprivate func syncCall(on receiver: String) -> Expression {
        var copy = self
        copy.isAsync = false
        return copy.call(as: spelling, on: receiver)
    }
}
