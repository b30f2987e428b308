import SpecKit

/// Signatures and calls of methods.
extension MethodSpec {
    /// The parameters under a spelling. `keepsDefaults` is off where a requirement or a forwarder is declared.
    func parameters(as spelling: Spelling, keepsDefaults: Bool, escapes: Bool = true) -> [ParameterDeclaration] {
        zip(spelling.labels, parameters).map { label, parameter in
            ParameterDeclaration(
                label: label,
                name: parameter.name.value,
                type: (escapes && parameter.type.isFunction ? "@escaping " : "") + parameter.type.text,
                defaultValue: keepsDefaults ? parameter.defaultValue.map { .plain($0) } : nil
            )
        }
    }

    /// The call of this method under a spelling, with its own parameters.
    func call(as spelling: Spelling, on receiver: String? = nil) -> Expression {
        let callee =
            receiver.map { Expression.member(.plain($0), spelling.base) } ?? .plain(Identifier.escaped(spelling.base))
        let arguments = zip(spelling.labels, parameters).map { label, parameter in
            Expression.Argument(label == "_" ? nil : label, .plain(Identifier.escaped(parameter.name.value)))
        }
        let call = Expression.call(callee, arguments)
        let words = (isThrowing ? "try " : "") + (isAsync ? "await " : "")
        return words.isEmpty ? call : .plain(words + call.inline)
    }

    /// The other spellings, read. A spelling that does not read has been reported before.
    var otherSpellings: [Spelling] { also.compactMap { Spelling($0.value) } }

    /// Attributes of its declaration.
    var attributes: [Expression] { facts.availability + (isDiscardable ? ["@discardableResult"] : []) }
}
