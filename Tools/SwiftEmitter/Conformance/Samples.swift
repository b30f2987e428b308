import SpecKit

/// Two values of a type, as code and as the text that a fact has for them.
struct Samples {
    let spec: Spec

    struct Sample {
        var code: String
        var text: String
    }

    /// Two different ones, or nil where the type has none.
    func pair(of type: TypeReference) -> (Sample, Sample)? {
        if let item = enumeration(named: type.unwrapped) {
            let cases = item.cases.filter { $0.aliasOf == nil }.map(\.name.value)
            guard cases.count > 1 else { return nil }
            return (Sample(code: "." + cases[0], text: cases[0]), Sample(code: "." + cases[1], text: cases[1]))
        }
        if let set = optionSet(named: type.unwrapped), set.members.count > 1 {
            let members = set.members.prefix(2)
            return (
                Sample(code: "." + members[0].name.value, text: String(1 << members[0].bit.value)),
                Sample(code: "." + members[1].name.value, text: String(1 << members[1].bit.value))
            )
        }
        return Self.plain[type.unwrapped] ?? Self.delegates[type.unwrapped]
    }

    /// Whether it is a function, by itself or under another name.
    func isFunction(_ type: TypeReference) -> Bool {
        if case .alias(let alias)? = spec.item(named: type.unwrapped)?.item { return isFunction(alias.type) }
        return type.text.contains("->")
    }

    private func enumeration(named name: String) -> EnumSpec? {
        if case .enumeration(let found)? = spec.item(named: name)?.item { found } else { nil }
    }

    private func optionSet(named name: String) -> OptionSetSpec? {
        if case .optionSet(let found)? = spec.item(named: name)?.item { found } else { nil }
    }
}

extension MethodSpec {
    /// The call of this method under a spelling with sample arguments, or nil where a type has no sample.
    func sampleCall(as spelling: Spelling, on receiver: String, _ samples: Samples) -> Expression? {
        var arguments: [Expression.Argument] = []
        for (label, parameter) in zip(spelling.labels, parameters) {
            let code: String
            if let pair = samples.pair(of: parameter.type) {
                code = pair.0.code
            } else if samples.isFunction(parameter.type) {
                // A closure is passed as none where it may be left out: what it is given is a matter of behaviour.
                guard parameter.type.isOptional else { return nil }
                code = "nil"
            } else {
                return nil
            }
            arguments.append(.init(label == "_" ? nil : label, .plain(code)))
        }
        return .call(.member(.plain(receiver), spelling.base), arguments)
    }
}
