import SpecKit

/// The protocol of what a facade calls.
struct FacadeBackendRenderer {
    let facade: FacadeSpec

    private var name: String { facade.facts.name.value }

    func declaration() -> TypeDeclaration {
        var members: [Declaration] = []
        if let shared = facade.shared {
            members.append(.function(FunctionDeclaration(name: shared.base, returns: name)))
        }
        // What is the same as a member of another facade is a matter of that one's backend.
        for property in facade.properties where property.target == nil {
            members.append(
                .variable(
                    VariableDeclaration(
                        introducer: "var",
                        name: property.facts.name.value,
                        type: property.type.text,
                        storage: .requirement(property.isSettable ? "get nonmutating set" : "get")
                    )
                )
            )
        }
        for method in facade.methods where method.target == nil {
            members.append(.function(method.requirement(as: method.spelling)))
        }
        return TypeDeclaration(
            doc: DocComment(
                abstract: "What `\(name)` calls. Hand-written code implements it and gives `\(name)` its `backend`."
            ),
            introducer: "protocol",
            name: name + "Backend",
            inherits: ["Sendable"],
            members: members
        )
    }
}

extension MethodSpec {
    /// Its declaration without a body or a comment.
    func requirement(as spelling: Spelling) -> FunctionDeclaration {
        FunctionDeclaration(
            name: spelling.base,
            parameters: parameters(as: spelling, keepsDefaults: false),
            isAsync: isAsync,
            isThrowing: isThrowing,
            returns: returns?.text
        )
    }
}
