import SpecKit

/// A delegate protocol whose methods are all optional by default implementations.
///
/// Where a method has two forms, with plain and with `T!` parameters, both are requirements. The SDK calls the last form;
/// its default forwards to the plain one, so an app's method is reached whichever way it is written.
struct DelegateRenderer {
    let spec: Spec

    func declarations(_ item: DelegateSpec) -> [Declaration] {
        let name = item.facts.name.value
        let requirements = item.methods.flatMap { method in
            item.forms.map { form in
                Declaration.function(
                    FunctionDeclaration(
                        doc: form == .plain || item.forms.count == 1
                            ? spec.doc(method.facts, parameters: method.parameters)
                            : DocComment(
                                abstract: "The same, as the Objective-C importer prints it. The SDK calls this one."
                            ),
                        name: method.spelling.base,
                        parameters: parameters(method, form),
                        returns: method.returns?.text
                    )
                )
            }
        }
        let type = TypeDeclaration(
            doc: spec.doc(
                item.facts,
                notes: item.methods.contains(where: \.isRequired) ? [] : ["Every method is optional."]
            ),
            attributes: ["@preconcurrency @MainActor"],
            introducer: "public protocol",
            name: name,
            inherits: ["AnyObject"],
            members: requirements
        )
        // One that must be written has no default; in two forms it keeps that which forwards.
        let defaults = item.methods.flatMap { method in
            item.forms.enumerated().filter { $0.offset > 0 || !method.isRequired }.map { index, form in
                Declaration.function(
                    FunctionDeclaration(
                        doc: DocComment(abstract: defaultText(method, isForwarding: index > 0)),
                        modifiers: "public",
                        name: method.spelling.base,
                        parameters: parameters(method, form),
                        returns: method.returns?.text,
                        body: index == 0 ? answer(method) : forward(method)
                    )
                )
            }
        }
        let extensionType = TypeDeclaration(introducer: "extension", name: name, members: defaults)
        return [.type(type)] + (defaults.isEmpty ? [] : [.type(extensionType)])
    }

    private func defaultText(_ method: MethodSpec, isForwarding: Bool) -> String {
        if isForwarding { return "Calls the plain form." }
        return method.unanswered.map { "Answers `\($0)`." } ?? "Does nothing."
    }

    private func answer(_ method: MethodSpec) -> [Statement] {
        method.unanswered.map { [.expression(.plain($0))] } ?? []
    }

    private func forward(_ method: MethodSpec) -> [Statement] {
        let arguments = zip(method.spelling.labels, method.parameters).map { label, parameter in
            Expression.Argument(
                label == "_" ? nil : label,
                .plain(Identifier.escaped(parameter.name.value) + " as " + parameter.type.text)
            )
        }
        // The SDK never passes nil; an app that does gets the default answer instead of a crash.
        let guards = method.parameters.map { "let " + Identifier.escaped($0.name.value) }.joined(separator: ", ")
        let otherwise = method.unanswered.map { "return " + $0 } ?? "return"
        // Without `self` the call would name the parameter of the same name, where there is one.
        let call = Expression.call(.member(.plain("self"), method.spelling.base), arguments)
        return [
            .expression(.plain("guard \(guards) else { \(otherwise) }")),
            method.returns == nil ? .expression(call) : .result(call),
        ]
    }

    private func parameters(_ method: MethodSpec, _ form: DelegateSpec.Form) -> [ParameterDeclaration] {
        method.parameters(as: method.spelling, keepsDefaults: false).map { parameter in
            guard form == .implicitly_unwrapped else { return parameter }
            var parameter = parameter
            parameter.type = parameter.type.hasPrefix("any ") ? "(\(parameter.type))!" : parameter.type + "!"
            return parameter
        }
    }
}
