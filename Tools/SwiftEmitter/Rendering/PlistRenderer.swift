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
                        doc: spec.doc(key.facts),
                        introducer: "package static let",
                        name: key.property.value,
                        storage: .stored(
                            .call(
                                "InfoPlistKey<\(key.mapsTo.value)>",
                                [
                                    .init("name", .text(key.facts.name.value)),
                                    .init(
                                        "words",
                                        .dictionary(key.values.map { (.text($0.word.value), .plain($0.value.value)) })
                                    ),
                                ]
                            )
                        )
                    )
                )
            }
        )
    }
}
