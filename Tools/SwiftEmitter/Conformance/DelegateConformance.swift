import SpecKit

/// A delegate method is reached in whichever form it is written, and answered where it is not.
struct DelegateConformance {
    let item: DelegateSpec
    let samples: Samples

    private var name: String { item.facts.name.value }

    func declarations() -> [TypeDeclaration] {
        let recorders = item.forms.map { recorder($0) }
        return [suite(nested: recorders)]
    }

    /// Whether an object may leave every method out.
    private var mayBeSilent: Bool { !item.methods.contains(where: \.isRequired) }

    private func suite(nested recorders: [TypeDeclaration]) -> TypeDeclaration {
        let facts = item.methods.flatMap { method -> [Expression] in
            guard let call = call(method) else { return [] }
            let spelling = method.spelling.description
            return item.forms.map { form in
                .call(
                    "DelegateFact<any \(name)>",
                    [
                        .init(.text("\(name).\(spelling)")),
                        .init("written", .text(form.rawValue)),
                        .init("by", Suite.closure(.call(recorderName(form), [.init("calls", .plain("$0"))]))),
                        .init("call", Suite.closure(Suite.text(call))),
                        .init("calls", Suite.fact("\(name).\(spelling)", spelling)),
                        .init("answer", .text(method.returns == nil ? "" : answer(method, recorded: true))),
                    ]
                )
            }
                + (!mayBeSilent
                    ? []
                    : [
                        .call(
                            "DelegateFact<any \(name)>",
                            [
                                .init(.text("\(name).\(spelling)")),
                                .init("written", .text("nowhere")),
                                .init("by", .plain("{ _ in Silent() }")),
                                .init("call", Suite.closure(Suite.text(call))),
                                .init("calls", Suite.fact("\(name).\(spelling).unimplemented", "")),
                                .init("answer", .text(method.returns == nil ? "" : answer(method, recorded: false))),
                            ]
                        )
                    ])
        }
        let silent = TypeDeclaration(introducer: "private final class", name: "Silent", inherits: [name], members: [])
        let element = "DelegateFact<any \(name)>"
        return Suite.type(
            name + "Conformance",
            name,
            Suite.facts("methods", of: element, facts) + [
                Suite.test(
                    "a method is reached as it is written, and may be left out",
                    "methodIsReachedAsItIsWritten",
                    over: "methods",
                    of: element,
                    .expression(.plain("fact.check()"))
                )
            ] + recorders.map { .type($0) } + (mayBeSilent ? [.type(silent)] : [])
        )
    }

    private func recorderName(_ form: DelegateSpec.Form) -> String { form == .plain ? "Plain" : "ImplicitlyUnwrapped" }

    private func answer(_ method: MethodSpec, recorded: Bool) -> String {
        let unanswered = method.unanswered ?? ""
        return recorded ? (unanswered == "true" ? "false" : "true") : unanswered
    }

    /// The call as the SDK makes it: in the last form.
    private func call(_ method: MethodSpec) -> Expression? {
        guard item.forms.contains(.implicitly_unwrapped) else {
            return method.sampleCall(as: method.spelling, on: "$0", samples)
        }
        var arguments: [Expression.Argument] = []
        for (label, parameter) in zip(method.spelling.labels, method.parameters) {
            guard let sample = samples.pair(of: parameter.type) else { return nil }
            let type = parameter.type.text.hasPrefix("any ") ? "(\(parameter.type.text))?" : parameter.type.text + "?"
            arguments.append(.init(label == "_" ? nil : label, .plain("\(sample.0.code) as \(type)")))
        }
        return .call(.member(.plain("$0"), method.spelling.base), arguments)
    }

    private func recorder(_ form: DelegateSpec.Form) -> TypeDeclaration {
        let methods = item.methods.map { method in
            let record = Statement.expression(.call("calls.record", [.init(.text(method.spelling.description))]))
            return Declaration.function(
                FunctionDeclaration(
                    name: method.spelling.base,
                    parameters: method.parameters(as: method.spelling, keepsDefaults: false).map { parameter in
                        guard form == .implicitly_unwrapped else { return parameter }
                        var parameter = parameter
                        parameter.type =
                            parameter.type.hasPrefix("any ") ? "(\(parameter.type))!" : parameter.type + "!"
                        return parameter
                    },
                    returns: method.returns?.text,
                    body: method.returns == nil ? [record] : [record, .result(.plain(answer(method, recorded: true)))]
                )
            )
        }
        let stored = Declaration.variable(
            VariableDeclaration(introducer: "let", name: "calls", type: "CallRecord", storage: .stored(nil))
        )
        let initialiser = Declaration.function(
            FunctionDeclaration(
                name: "init",
                parameters: [ParameterDeclaration(label: "calls", name: "calls", type: "CallRecord")],
                body: [.assignment(.plain("self.calls"), .plain("calls"))]
            )
        )
        return TypeDeclaration(
            introducer: "private final class",
            name: recorderName(form),
            inherits: [name],
            members: [stored, initialiser] + methods
        )
    }
}
