/// Raw values fit their type and are used once, except by an alias that says so.
struct RawValueValidator: Validator {
    func check(_ spec: Spec, _ diagnostics: Diagnostics) {
        for (_, item) in spec.items {
            switch item {
            case .enumeration(let item):
                check(item, isWhole: !spec.flawedNames.contains(item.facts.name.value), diagnostics)
            case .optionSet(let item): check(item, diagnostics)
            default: continue
            }
        }
    }

    private func check(_ item: EnumSpec, isWhole: Bool, _ diagnostics: Diagnostics) {
        var first: [String: EnumSpec.Case] = [:]
        for entry in item.cases {
            checkType(of: entry.raw, item.rawType, diagnostics)
            if let alias = entry.aliasOf {
                guard let original = item.cases.first(where: { $0.name == alias && $0.aliasOf == nil }) else {
                    guard isWhole else { continue }
                    diagnostics.report(
                        .rawValue,
                        at: alias.place,
                        "'\(alias.value)' is no case of \(item.facts.name.value)"
                            + NearMiss.hint(alias.value, in: item.cases.map(\.name.value))
                    )
                    continue
                }
                if original.raw != entry.raw {
                    diagnostics.report(
                        .rawValue,
                        at: entry.raw.place,
                        "'\(entry.name.value)' is an alias of '\(alias.value)' and needs its raw value \(original.raw.value)",
                        suggestion: original.raw.value
                    )
                }
            } else if let other = first[entry.raw.value] {
                diagnostics.report(
                    .rawValue,
                    at: entry.raw.place,
                    "'\(other.name.value)' and '\(entry.name.value)' both have the raw value \(entry.raw.value); "
                        + "change one, or say alias_of: \(other.name.value)"
                )
            } else {
                first[entry.raw.value] = entry
            }
        }
    }

    private func checkType(of raw: Located<String>, _ type: EnumSpec.RawType, _ diagnostics: Diagnostics) {
        let fits =
            switch type {
            case .Int: Int(raw.value).map(String.init) == raw.value
            case .UInt: UInt(raw.value).map(String.init) == raw.value
            case .String: true
            }
        if !fits {
            diagnostics.report(.rawValue, at: raw.place, "'\(raw.value)' is no raw value of type \(type.rawValue)")
        }
    }

    private func check(_ item: OptionSetSpec, _ diagnostics: Diagnostics) {
        if item.rawType == .String {
            diagnostics.report(.rawValue, at: item.facts.name.place, "an option set has the raw type Int or UInt")
        }
        var first: [Int: OptionSetSpec.Member] = [:]
        for member in item.members {
            if !(0..<62).contains(member.bit.value) {
                diagnostics.report(.rawValue, at: member.bit.place, "a bit is counted from 0 to 61")
            }
            if let other = first[member.bit.value] {
                diagnostics.report(
                    .rawValue,
                    at: member.bit.place,
                    "'\(other.name.value)' and '\(member.name.value)' both have bit \(member.bit.value); change one"
                )
            }
            first[member.bit.value] = member
        }
    }
}
