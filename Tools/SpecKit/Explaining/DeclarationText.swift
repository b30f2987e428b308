/// Declarations on one line, as Swift prints them, without words of access.
enum DeclarationText {
    /// A method under one of its spellings.
    static func method(
        _ method: MethodSpec,
        as spelling: Spelling,
        isStatic: Bool,
        _ form: DelegateSpec.Form = .plain
    ) -> String {
        let parameters = zip(spelling.labels, method.parameters).map { label, parameter in
            let name = parameter.name.value
            let names = label == name ? Identifier.escaped(name) : "\(label) \(Identifier.escaped(name))"
            let escaping = parameter.type.isFunction ? "@escaping " : ""
            let standard = parameter.defaultValue.map { " = " + $0 } ?? ""
            return "\(names): \(escaping)\(text(parameter.type, form))\(standard)"
        }
        return (method.isDiscardable ? "@discardableResult " : "") + (isStatic ? "static " : "")
            + "func \(Identifier.escaped(spelling.base))(\(parameters.joined(separator: ", ")))"
            + (method.isAsync ? " async" : "") + (method.isThrowing ? " throws" : "")
            + (method.returns.map { " -> " + $0.text } ?? "")
    }

    /// A type as a delegate's method has it in the form that the Objective-C importer gives.
    private static func text(_ type: TypeReference, _ form: DelegateSpec.Form) -> String {
        guard form == .implicitly_unwrapped else { return type.text }
        return type.text.hasPrefix("any ") ? "(\(type.text))!" : type.text + "!"
    }

    /// A property and, where it has other names or accessors, those.
    static func property(_ property: PropertySpec, isStatic: Bool, isConstant: Bool) -> [String] {
        let name = property.facts.name.value
        let modifier = isStatic ? "static " : ""
        let type = property.type.text
        let accessors = property.isSettable ? " { get set }" : " { get }"
        let own =
            modifier
            + (isConstant
                ? "let \(Identifier.escaped(name)): \(type)" : "var \(Identifier.escaped(name)): \(type)" + accessors)
        let others = property.also.map { other in
            guard let spelling = Spelling(other.value) else {
                return "\(modifier)var \(Identifier.escaped(other.value)): \(type)\(accessors)"
            }
            return modifier
                + (spelling.labels.first.map { "func \(spelling.base)(\($0) \(name): \(type))" }
                    ?? "func \(spelling.base)() -> \(type)")
        }
        return [own] + others
    }

    /// A setter of a builder.
    static func setter(_ setter: SetterSpec, of builder: String) -> String {
        let name = Identifier.escaped(setter.facts.name.value)
        return "@discardableResult func \(name)(_ \(name): \(setter.type.text)) -> \(builder)"
    }

    /// A property that leads to another type.
    static func gateway(_ gateway: GatewaySpec, to type: String) -> String {
        gateway.isMethod
            ? "static func \(gateway.facts.name.value) -> \(type)"
            : "static var \(gateway.facts.name.value): \(type) { get }"
    }

    /// The initialiser that takes a value for each property, or none.
    static func initialiser(_ item: ClassSpec) -> String {
        guard item.initialiser == .memberwise else { return "init()" }
        let parameters = item.properties.enumerated().map { index, property in
            let standard = property.defaultValue ?? (index == 0 || !property.type.isOptional ? nil : "nil")
            return "\(property.facts.name.value): \(property.type.text)" + (standard.map { " = " + $0 } ?? "")
        }
        return "init(\(parameters.joined(separator: ", ")))"
    }

    /// The head of a type, a constant, an alias; what stands in the file, for a key.
    static func item(_ item: ItemSpec) -> String {
        let name = Identifier.escaped(item.facts.name.value)
        switch item {
        case .enumeration(let item):
            return "\(item.evolution == .frozen ? "@frozen" : "@nonexhaustive") enum \(name): \(item.rawType.rawValue)"
        case .optionSet: return "struct \(name): OptionSet"
        case .builder: return "final class \(name): NSObject"
        case .facade(let item): return "final class " + heritage(name, "NSObject", item.conformsTo)
        case .object(let item):
            let isolation = item.isMainActor ? "@preconcurrency @MainActor " : ""
            return isolation + (item.isOpen ? "open" : "final") + " class "
                + heritage(name, item.inherits?.value ?? "NSObject", item.conformsTo)
        case .delegate: return "@preconcurrency @MainActor protocol \(name): AnyObject"
        case .requirements: return "protocol \(name): NSObjectProtocol"
        case .constant(let item):
            guard let type = item.type else { return "static let \(name): NSNotification.Name" }
            return "let \(name): \(type.text)"
        case .alias(let item): return "typealias \(name) = \(item.type.text)"
        case .plistKey(let item):
            let value =
                switch item.type {
                case .String: "<string>\(item.values.map(\.word.value).joined(separator: "|"))</string>"
                case .Bool: "<true/>|<false/>"
                case .Number: "<integer></integer>"
                }
            return "<key>\(item.facts.name.value)</key> \(value)"
        }
    }

    private static func heritage(_ name: String, _ parent: String, _ protocols: [Located<String>]) -> String {
        "\(name): " + ([parent] + protocols.map(\.value)).joined(separator: ", ")
    }
}
