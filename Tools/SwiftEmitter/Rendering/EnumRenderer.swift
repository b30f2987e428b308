import SpecKit

/// An enum with its raw values; aliases are static members.
struct EnumRenderer {
    let spec: Spec

    func declarations(_ item: EnumSpec) -> [Declaration] {
        let type = Declaration.type(declaration(item))
        guard item.globalConstants else { return [type] }
        return [type] + spec.globalConstants(item.cases.map { ($0.name, $0.doc) }, of: item.facts)
    }

    private func declaration(_ item: EnumSpec) -> TypeDeclaration {
        let cases = item.cases.filter { $0.aliasOf == nil }.map { entry in
            Declaration.enumCase(
                CaseDeclaration(
                    doc: spec.doc(entry.doc, since: entry.since),
                    name: entry.name.value,
                    raw: raw(entry, item.rawType)
                )
            )
        }
        let aliases = item.cases.compactMap { entry -> Declaration? in
            guard let original = entry.aliasOf else { return nil }
            return .variable(
                VariableDeclaration(
                    doc: spec.doc(entry.doc, since: entry.since),
                    introducer: "public static let",
                    name: entry.name.value,
                    type: item.facts.name.value,
                    storage: .stored(.plain("." + original.value))
                )
            )
        }
        return TypeDeclaration(
            doc: spec.doc(item.facts),
            attributes: [.plain(item.evolution == .frozen ? "@frozen" : "@nonexhaustive")],
            introducer: "public enum",
            name: item.facts.name.value,
            inherits: [item.rawType.rawValue, "Sendable", "CaseIterable"],
            members: cases + aliases
        )
    }

    private func raw(_ entry: EnumSpec.Case, _ type: EnumSpec.RawType) -> Expression? {
        guard type == .String else { return .plain(entry.raw.value) }
        // Swift gives a case its own name; writing it again would only be noise.
        return entry.raw.value == entry.name.value ? nil : .text(entry.raw.value)
    }
}

/// An option set, and its members as global constants.
struct OptionSetRenderer {
    let spec: Spec

    func declarations(_ item: OptionSetSpec) -> [Declaration] {
        let name = item.facts.name.value
        let raw = item.rawType.rawValue
        let empty = item.empty.map { "The empty set, `\($0.value)` in Objective-C, is written `[]`." }
        let rawValue = VariableDeclaration(
            doc: DocComment(abstract: "The bits of the members."),
            introducer: "public let",
            name: "rawValue",
            type: raw,
            storage: .stored(nil)
        )
        let initialiser = FunctionDeclaration(
            doc: DocComment(
                abstract: "Makes a set from bits.",
                parameters: [("rawValue", "The bits; unknown ones are kept.")]
            ),
            modifiers: "public",
            name: "init",
            parameters: [ParameterDeclaration(label: "rawValue", name: "rawValue", type: raw)],
            body: [.assignment(.plain("self.rawValue"), .plain("rawValue"))]
        )
        let members = item.members.map { member in
            Declaration.variable(
                VariableDeclaration(
                    doc: spec.doc(member.doc, since: member.since),
                    introducer: "public static let",
                    name: member.name.value,
                    storage: .stored(.call(name, [.init("rawValue", .plain("1 << \(member.bit.value)"))]))
                )
            )
        }
        let type = TypeDeclaration(
            doc: spec.doc(item.facts, notes: empty.map { [$0] } ?? []),
            introducer: "public struct",
            name: name,
            inherits: ["OptionSet", "Sendable", "Hashable"],
            members: [.variable(rawValue), .function(initialiser)] + members
        )
        guard item.globalConstants else { return [.type(type)] }
        return [.type(type)] + spec.globalConstants(item.members.map { ($0.name, $0.doc) }, of: item.facts)
    }
}

extension Spec {
    /// The members of a type as global constants, as Objective-C has them.
    fileprivate func globalConstants(_ members: [(name: Located<String>, doc: Located<String>)], of type: FactsSpec)
        -> [Declaration]
    {
        members.map { member in
            .variable(
                VariableDeclaration(
                    doc: doc(member.doc),
                    introducer: "public let",
                    name: member.name.value,
                    storage: .stored(.member(.plain(type.name.value), member.name.value))
                )
            )
        }
    }
}
