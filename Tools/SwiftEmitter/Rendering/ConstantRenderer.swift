import SpecKit

/// Constants, names of notifications, and other names for types.
struct ConstantRenderer {
    let spec: Spec

    func declaration(_ item: ConstantSpec) -> Declaration {
        let name = item.facts.name.value
        guard let type = item.type else {
            let notification = "NSNotification.Name"
            let constant = VariableDeclaration(
                doc: spec.doc(item.facts),
                attributes: item.facts.availability,
                introducer: "public static let",
                name: name,
                storage: .stored(.call(notification, [.init("rawValue", .text(item.value.value))]))
            )
            return .type(
                TypeDeclaration(introducer: "extension", name: notification, members: [.variable(constant)])
            )
        }
        return .variable(
            VariableDeclaration(
                doc: spec.doc(item.facts),
                attributes: item.facts.availability,
                introducer: "public let",
                name: name,
                type: type.text,
                storage: .stored(.plain(item.value.value))
            )
        )
    }

    func declaration(_ item: AliasSpec) -> Declaration {
        .alias(
            AliasDeclaration(
                doc: spec.doc(item.facts),
                attributes: item.facts.availability,
                name: item.facts.name.value,
                type: item.type.text
            )
        )
    }
}
