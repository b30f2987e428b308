import SpecKit

/// The members of an item as rows: name, since, what.
struct MemberRows {
    let spec: Spec
    let module: String

    func rows(of item: ItemSpec) -> [[String]] {
        switch item {
        case .enumeration(let item):
            [["case", "raw value", "since", "what"]]
                + item.cases.map { entry in
                    [
                        "`\(entry.name.value)`", "`\(entry.raw.value)`", (entry.since ?? item.facts.since).value,
                        entry.doc.value,
                    ]
                }
        case .optionSet(let item):
            [["member", "bit", "since", "what"]]
                + item.members.map { member in
                    [
                        "`\(member.name.value)`", String(member.bit.value), (member.since ?? item.facts.since).value,
                        member.doc.value,
                    ]
                }
        case .builder(let item):
            [["setter", "type", "default", "applies to", "since", "what"]]
                + item.setters.map { setter in
                    [
                        "`\(setter.facts.name.value)(_:)`", "`\(setter.type.text)`", standard(setter),
                        setter.appliesTo.map { $0.map(\.rawValue).joined(separator: ", ") } ?? "every primer",
                        setter.facts.since.value, text(setter.facts),
                    ]
                } + item.terminals.map { ["`\($0.spelling)`", "", "", "", $0.facts.since.value, text($0.facts)] }
        case .facade(let item):
            (item.members.isEmpty && item.shared == nil ? [] : [["member", "since", "what"]])
                + item.members.compactMap { row($0) }
                + (item.shared.map { [["`\($0)`", item.facts.since.value, "The one object of this app."]] } ?? [])
        case .object(let item):
            [["member", "since", "what"]] + item.properties.map { row($0) } + initialiser(item)
                + item.methods.compactMap { row(.method($0)) }
        case .requirements(let item): [["member", "since", "what"]] + item.members.compactMap { row($0) }
        case .constant(let item):
            [["fact", "value"]]
                + (item.type.map { [["type", "`\($0.text)`"]] } ?? [])
                + [[item.type == nil ? "name of the notification" : "value", "`\(item.value.value)`"]]
        case .alias(let item): [["fact", "value"], ["type", "`\(item.type.text)`"]]
        case .delegate(let item):
            [["method", "since", "answer where it is not written", "what"]]
                + item.methods.map { ["`\($0.spelling)`", $0.facts.since.value, $0.unanswered ?? "", text($0.facts)] }
        case .plistKey(let item):
            plistRows(item)
        }
    }

    func row(_ gateway: GatewaySpec) -> [String] {
        ["`\(gateway.facts.name.value)`", gateway.facts.since.value, text(gateway.facts)]
    }

    private func row(_ member: MemberSpec) -> [String]? {
        switch member {
        case .method(let method):
            let names = ([method.spelling] + method.otherSpellings).map { "`\($0)`" + mark(method.isStatic) }
            return [names.joined(separator: ", "), method.facts.since.value, text(method.facts)]
        case .property(let property): return row(property)
        case .gateway(let gateway):
            return gateway.module == nil || gateway.module?.value == module ? row(gateway) : nil
        }
    }

    private func row(_ property: PropertySpec) -> [String] {
        let names = ([property.facts.name.value] + property.also.map(\.value)).map {
            "`\($0)`" + mark(property.isStatic)
        }
        let hold = property.hold.map { " Held \($0.rawValue)." } ?? ""
        let standard = property.defaultValue.map { " Default: `\($0)`." } ?? ""
        return [names.joined(separator: ", "), property.facts.since.value, text(property.facts) + hold + standard]
    }

    private func mark(_ isStatic: Bool) -> String { isStatic ? " (static)" : "" }

    private func plistRows(_ item: PlistKeySpec) -> [[String]] {
        var facts = [["type", item.type.rawValue], ["default", item.defaultValue.map { "`\($0.value)`" } ?? "none"]]
        if let unit = item.unit { facts.append(["unit", unit]) }
        if item.isOffAtZero { facts.append(["0 and below", "off"]) }
        if let least = item.atLeast { facts.append(["at least", String(least.value)]) }
        if let most = item.atMost { facts.append(["at most", String(most.value)]) }
        if let precedence = item.precedence { facts.append(["precedence", precedence]) }
        if let reason = item.withoutEffect { facts.append(["no effect here", reason]) }
        return [["fact", "value"]] + facts + item.values.map { ["`\($0.word.value)`", "`\($0.value.value)`"] }
    }

    private func initialiser(_ item: ClassSpec) -> [[String]] {
        switch item.initialiser {
        case .none: []
        case .empty: [["`init()`", "", "Makes one with every property as it starts."]]
        case .memberwise:
            [
                [
                    "`init(" + item.properties.map { $0.facts.name.value + ":" }.joined() + ")`", "",
                    "Makes one, as tests of an app need it.",
                ]
            ]
        }
    }

    private func text(_ facts: FactsSpec) -> String {
        [
            facts.doc.value, facts.deprecated.map { "Deprecated. \($0)" }, facts.decision,
            facts.beside.map { "Not in the iOS SDK. " + $0 },
        ].compactMap { $0 }.joined(separator: " ")
    }

    private func standard(_ setter: SetterSpec) -> String {
        switch setter.defaultValue {
        case .none: setter.resolved.map { "“\($0)”" } ?? "not set"
        case .value(let value): "`\(value)`"
        case .byPlacement(let pairs): pairs.map { "`\($0.value)` (\($0.placement))" }.joined(separator: ", ")
        }
    }
}
