import SpecKit

/// The Info.plist keys of a module as a typed table.
struct PlistRenderer {
    let spec: Spec

    func declaration(_ keys: [PlistKeySpec], in module: ModuleSpec) -> TypeDeclaration {
        TypeDeclaration(
            doc: DocComment(abstract: "The Info.plist keys that this module reads."),
            introducer: "package enum",
            name: module.name.value + "InfoPlist",
            members: keys.map { key in
                .variable(
                    VariableDeclaration(
                        doc: spec.doc(key.facts, notes: notes(key)),
                        introducer: "package static let",
                        name: key.property.value,
                        storage: .stored(value(key))
                    )
                )
            }
        )
    }

    /// Every key by name, and why some change nothing here.
    func names(_ keys: [PlistKeySpec]) -> TypeDeclaration {
        TypeDeclaration(
            doc: DocComment(abstract: "The names of the Info.plist keys of every module."),
            introducer: "package enum",
            name: "InfoPlistNames",
            members: LongList(
                doc: DocComment(abstract: "Every key that is known."),
                name: "all",
                element: "String",
                values: keys.map { .text($0.facts.name.value) },
                introducer: "package static let"
            ).declarations + [
                .variable(
                    VariableDeclaration(
                        doc: DocComment(abstract: "The keys that change nothing here, and why."),
                        introducer: "package static let",
                        name: "withoutEffect",
                        type: "[String: String]",
                        storage: .stored(
                            .dictionary(
                                keys.compactMap { key in
                                    key.withoutEffect.map { (.text(key.facts.name.value), .text($0)) }
                                }
                            )
                        )
                    )
                )
            ]
        )
    }

    private func value(_ key: PlistKeySpec) -> Expression {
        var arguments: [Expression.Argument] = [.init("name", .text(key.facts.name.value))]
        if key.mapsTo != nil {
            let words = key.values.map { (Expression.text($0.word.value), Expression.plain($0.value.value)) }
            arguments.append(.init("words", .dictionary(words)))
        }
        if let least = key.atLeast { arguments.append(.init("atLeast", .plain(String(least.value)))) }
        if let most = key.atMost { arguments.append(.init("atMost", .plain(String(most.value)))) }
        if key.isOffAtZero { arguments.append(.init("isOffAtZero", .plain("true"))) }
        let entry = Expression.call("InfoPlistKey<\(key.swiftType)>", arguments)
        guard let standard = key.defaultValue else { return entry }
        let value: Expression =
            key.mapsTo == nil && key.type == .String ? .text(standard.value) : .plain(standard.value)
        return .call("InfoPlistSetting", [.init(entry), .init("default", value)])
    }

    private func notes(_ key: PlistKeySpec) -> [String] {
        [
            key.unit.map { "In \($0)." },
            key.isOffAtZero ? "0 and below are off." : nil,
            key.atLeast.map { "At least \($0.value)." },
            key.atMost.map { "At most \($0.value)." },
            key.precedence,
            key.withoutEffect.map { "Has no effect here. \($0)" },
        ].compactMap { $0 }
    }
}

extension PlistKeySpec {
    /// The type that its value is read as.
    var swiftType: String {
        mapsTo?.value ?? (type == .Number ? "Int" : type.rawValue)
    }
}
