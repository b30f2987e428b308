/// On which thread what is called, as it follows from the kinds and types of the model.
///
/// The SDK's classes may be used on any thread, and call closures on the main one. What stands for UIKit belongs to the
/// main thread, and so do delegates.
enum Threads {
    private static let mainOnly = "the main one only"
    private static let called = "called on the main one"
    private static let any = "any"

    /// Of a method whose owner is no delegate.
    static func text(of method: MethodSpec, mainOnly isMainOnly: Bool, in spec: Spec) -> String {
        if isMainOnly { return mainOnly }
        let hasClosure = method.parameters.contains { spec.isFunction($0.type) }
        let notes = [
            method.isAsync ? "goes on where its caller was" : nil,
            hasClosure ? "its closures are called on the main one" : nil,
        ].compactMap { $0 }
        return ([any] + notes).joined(separator: "; ")
    }

    /// Of a method that an app writes and the SDK calls.
    static var ofDelegateMethod: String { called }

    /// Of a property.
    static func text(of property: PropertySpec, mainOnly isMainOnly: Bool, in spec: Spec) -> String {
        if isMainOnly { return mainOnly }
        if spec.isFunction(property.type) { return "\(any); the closure is \(called)" }
        return spec.hasDelegate(property.type) ? "\(any); the delegate is \(called)" : any
    }

    /// Of what takes and gives nothing that is called.
    static func text(mainOnly isMainOnly: Bool) -> String { isMainOnly ? mainOnly : any }

    /// Of a type as a whole; nil for values.
    static func text(of item: ItemSpec) -> String? {
        switch item {
        case .enumeration, .optionSet, .constant, .plistKey: nil
        case .builder, .facade, .requirements: any
        case .object(let item): text(mainOnly: item.belongsToMainThread)
        case .delegate: called
        case .alias(let item): item.type.hasArrow ? called : nil
        }
    }
}

extension ClassSpec {
    /// Whether it is used on the main thread alone. What inherits from a class of Apple's name has that one's isolation.
    public var belongsToMainThread: Bool { isMainActor || inherits != nil }
}

extension TypeReference {
    /// Whether it is a function, optional or one that gives an optional.
    fileprivate var hasArrow: Bool { text.contains("->") }
}

extension Spec {
    /// Whether a type is a function, perhaps optional, perhaps under another name.
    fileprivate func isFunction(_ type: TypeReference) -> Bool {
        if type.hasArrow { return true }
        return type.names.contains { name in
            if case .alias(let alias)? = item(named: name)?.item { alias.type.hasArrow } else { false }
        }
    }

    /// Whether a type is that of a delegate.
    fileprivate func hasDelegate(_ type: TypeReference) -> Bool {
        type.names.contains { name in
            if case .delegate? = item(named: name)?.item { true } else { false }
        }
    }
}
