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
        return Self.plain[type.unwrapped]
    }

    /// By type: how a test makes two values. A new type is one row.
    private static let plain: [String: (Sample, Sample)] = [
        "String": (Sample(code: "\"first\"", text: "first"), Sample(code: "\"second\"", text: "second")),
        "Bool": (Sample(code: "false", text: "false"), Sample(code: "true", text: "true")),
        "CGFloat": (Sample(code: "3", text: "3"), Sample(code: "5", text: "5")),
        "TimeInterval": (Sample(code: "60", text: "60"), Sample(code: "120", text: "120")),
        "UIColor": (Sample(code: ".systemRed", text: "systemRed"), Sample(code: ".systemGreen", text: "systemGreen")),
        "[UIColor]": (
            Sample(code: "[.systemRed]", text: "systemRed"),
            Sample(code: "[.systemRed, .systemGreen]", text: "systemRed, systemGreen")
        ),
        "UIImage": (
            Sample(code: "SampleValues.firstImage", text: "1×1"), Sample(code: "SampleValues.secondImage", text: "2×3")
        ),
        "[NSNumber]": (Sample(code: "[0]", text: "0"), Sample(code: "[0, 1]", text: "0, 1")),
        "[AnyHashable: Any]": (
            Sample(code: "SampleValues.firstPayload", text: "first"),
            Sample(code: "SampleValues.secondPayload", text: "second")
        ),
        "Data": (Sample(code: "Data([1])", text: "01"), Sample(code: "Data([2])", text: "02")),
        "UNAuthorizationOptions": (Sample(code: ".carPlay", text: "8"), Sample(code: ".criticalAlert", text: "16")),
        "any Error": (
            Sample(code: "SampleError.first", text: "first"), Sample(code: "SampleError.second", text: "second")
        ),
        "any PWRichMediaPresentingDelegate": (
            Sample(code: "SampleValues.firstDelegate", text: "first"),
            Sample(code: "SampleValues.secondDelegate", text: "second")
        ),
        "PWRichMedia": (
            Sample(code: "SampleValues.firstRichMedia", text: "first"),
            Sample(code: "SampleValues.secondRichMedia", text: "second")
        ),
        "PWRichMediaManager": (
            Sample(code: "SampleValues.richMediaManager", text: "manager"),
            Sample(code: "SampleValues.richMediaManager", text: "manager")
        ),
    ]

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
            } else if parameter.type.text.contains("->") {
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
