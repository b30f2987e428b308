import SpecKit

/// An object with identity: its properties, its methods, and how one is made.
///
/// One whose values never change is Sendable by itself. Where they can change, a lock guards them, unless the object
/// belongs to the main thread. Methods are written by hand, behind the protocol of its backend.
struct ClassRenderer {
    let spec: Spec

    func declarations(_ item: ClassSpec) -> [Declaration] {
        var members: [Declaration] = usesLock(item) ? [lock()] : []
        members += item.properties.flatMap { declarations($0, of: item) + otherNames(of: $0) }
        members += initialisers(item).map { .function($0) }
        members += item.methods.map { .function(method($0, of: item)) }
        let sendable =
            isOnMainActor(item) ? [] : [item.isOpen ? "@unchecked Sendable" : "Sendable"]
        return [
            .type(
                TypeDeclaration(
                    doc: spec.doc(item.facts, notes: item.isOpen && !sendable.isEmpty ? [Self.openNote] : []),
                    attributes: item.facts.availability + (item.isMainActor ? ["@preconcurrency @MainActor"] : []),
                    introducer: item.isOpen ? "open class" : "public final class",
                    name: item.facts.name.value,
                    inherits: [item.inherits?.value ?? "NSObject"] + sendable + item.conformsTo.map(\.value),
                    members: members
                )
            )
        ]
    }

    private static let openNote = "Unchecked, since a subclass may add anything: what it adds it must guard itself."

    private func isOnMainActor(_ item: ClassSpec) -> Bool { item.belongsToMainThread }

    private func usesLock(_ item: ClassSpec) -> Bool { item.isMutable && !isOnMainActor(item) }

    private func lock() -> Declaration {
        .variable(VariableDeclaration(introducer: "private let", name: "lock", storage: .stored(.call("NSLock"))))
    }

    // MARK: Properties

    private func declarations(_ property: PropertySpec, of item: ClassSpec) -> [Declaration] {
        let name = property.facts.name.value
        let access = item.isOpen ? "open" : "public"
        let standard = property.defaultValue.map { Expression.plain($0) }
        guard property.isSettable else { return [constant(property, standard)] }
        guard usesLock(item) else {
            return [
                .variable(
                    VariableDeclaration(
                        doc: spec.doc(property.facts, notes: holdNote(property)),
                        attributes: property.facts.availability,
                        introducer: access + (property.hold == .weakly ? " weak var" : " var"),
                        name: name,
                        type: property.type.text,
                        storage: .stored(standard)
                    )
                )
            ]
        }
        let stored = storedName(property)
        return [
            .variable(
                VariableDeclaration(
                    note: "Guarded by `lock`.",
                    introducer: "private nonisolated(unsafe) var",
                    name: stored,
                    type: property.type.text,
                    storage: .stored(standard)
                )
            ),
            .variable(
                VariableDeclaration(
                    doc: spec.doc(property.facts, notes: holdNote(property)),
                    attributes: property.facts.availability,
                    introducer: access + " var",
                    name: name,
                    type: property.type.text,
                    storage: .computed(
                        get: [.expression(.plain("lock.withLock { \(stored) }"))],
                        set: [.expression(.plain("lock.withLock { \(stored) = newValue }"))]
                    )
                )
            ),
        ]
    }

    /// Another name of a property reads and writes the property itself.
    private func otherNames(of property: PropertySpec) -> [Declaration] {
        let name = Identifier.escaped(property.facts.name.value)
        return property.also.map { other in
            .variable(
                VariableDeclaration(
                    doc: DocComment(abstract: "`\(property.facts.name.value)` as headers or samples spell it."),
                    attributes: property.facts.availability,
                    introducer: "public var",
                    name: other.value,
                    type: property.type.text,
                    storage: .computed(
                        get: [.expression(.plain(name))],
                        set: property.isSettable ? [.assignment(.plain(name), .plain("newValue"))] : nil
                    )
                )
            )
        }
    }

    private func storedName(_ property: PropertySpec) -> String {
        let name = property.facts.name.value
        return "stored" + name.prefix(1).uppercased() + name.dropFirst()
    }

    private func holdNote(_ property: PropertySpec) -> [String] {
        property.hold.map { ["Held \($0.rawValue)."] } ?? []
    }

    private func constant(_ property: PropertySpec, _ value: Expression?) -> Declaration {
        // Property-list values cannot say that they are Sendable; a constant of them is.
        let isUntyped = property.type.names.contains { $0 == "Any" || $0 == "AnyHashable" }
        return .variable(
            VariableDeclaration(
                doc: spec.doc(property.facts),
                note: isUntyped
                    ? "Property-list values, which have no word for being Sendable; set once and never changed." : nil,
                attributes: property.facts.availability,
                introducer: isUntyped ? "public nonisolated(unsafe) let" : "public let",
                name: property.facts.name.value,
                type: property.type.text,
                storage: .stored(value)
            )
        )
    }

    // MARK: Initialisers

    private func initialisers(_ item: ClassSpec) -> [FunctionDeclaration] {
        // A subclass of another class has that one's initialisers, since each property of its own has a default.
        if item.inherits != nil { return [] }
        switch item.initialiser {
        case .memberwise: return [memberwise(item, access: "public", doc: "Makes one, as tests of an app need it.")]
        case .empty where item.properties.isEmpty && isOnMainActor(item):
            // It holds nothing that belongs to the main thread, so it may be made on any: as a default, above all.
            return [empty("public nonisolated", doc: "Makes one.")]
        case .empty:
            return [empty("public", doc: "Makes one with every property as it starts.")]
        case .none:
            return item.properties.allSatisfy({ $0.defaultValue != nil })
                ? [empty("package", doc: "Made by the SDK alone.")]
                : [memberwise(item, access: "package", doc: "Made by the SDK alone.")]
        }
    }

    private func empty(_ access: String, doc: String) -> FunctionDeclaration {
        FunctionDeclaration(
            doc: DocComment(abstract: doc),
            modifiers: access + " override",
            name: "init",
            body: [.expression(.plain("super.init()"))]
        )
    }

    private func memberwise(_ item: ClassSpec, access: String, doc: String) -> FunctionDeclaration {
        let first = item.properties.first?.facts.name
        return FunctionDeclaration(
            doc: DocComment(
                abstract: doc,
                parameters: item.properties.map { ($0.facts.name.value, $0.facts.doc.value) }
            ),
            modifiers: access,
            name: "init",
            parameters: item.properties.map { property in
                let isFirst = property.facts.name == first
                return ParameterDeclaration(
                    label: property.facts.name.value,
                    name: property.facts.name.value,
                    type: property.type.text,
                    defaultValue: property.defaultValue.map { .plain($0) }
                        ?? (isFirst || !property.type.isOptional ? nil : .plain("nil"))
                )
            },
            body: item.properties.map {
                let target = usesLock(item) && $0.isSettable ? storedName($0) : $0.facts.name.value
                return .assignment(.plain("self." + target), .plain(Identifier.escaped($0.facts.name.value)))
            } + [.expression(.plain("super.init()"))]
        )
    }
}

// MARK: Methods

extension ClassRenderer {
    private func method(_ method: MethodSpec, of item: ClassSpec) -> FunctionDeclaration {
        let access = item.isOpen && !method.isStatic ? "open" : "public"
        var call = method.call(as: method.spelling, on: method.isStatic ? "backend" : "Self.backend")
        if !method.isStatic, case .call(let callee, let arguments) = call {
            call = .call(callee, [.init(.plain("self"))] + arguments)
        }
        return FunctionDeclaration(
            doc: spec.doc(
                method.facts,
                parameters: method.parameters,
                returns: method.returns == nil ? nil : DocText(method.facts.doc.value).abstract
            ),
            attributes: method.attributes,
            modifiers: access + (method.isStatic ? " static" : ""),
            name: method.spelling.base,
            parameters: method.parameters(as: method.spelling, keepsDefaults: true),
            returns: method.returns?.text,
            body: [.expression(call)]
        )
    }

    /// What its methods call, given the object first; nil where it has none.
    func backend(_ item: ClassSpec) -> TypeDeclaration? {
        guard !item.methods.isEmpty else { return nil }
        let name = item.facts.name.value
        return TypeDeclaration(
            doc: DocComment(
                abstract: "What `\(name)` calls. Hand-written code implements it and gives `\(name)` its `backend`."
            ),
            attributes: isOnMainActor(item) ? ["@MainActor"] : [],
            introducer: "protocol",
            name: name + "Backend",
            inherits: ["Sendable"],
            members: item.methods.map { method in
                var function = method.requirement(as: method.spelling)
                if !method.isStatic {
                    function.parameters.insert(ParameterDeclaration(label: "_", name: "object", type: name), at: 0)
                }
                return .function(function)
            }
        )
    }
}
