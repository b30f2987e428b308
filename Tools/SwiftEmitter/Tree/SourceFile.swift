/// One Swift file as a tree. Only `Printer` knows how it is laid out.
struct SourceFile {
    /// The file of the spec it comes from.
    var origin: String
    var imports: [String]
    var declarations: [Declaration]
}

/// A declaration.
indirect enum Declaration {
    case type(TypeDeclaration)
    case function(FunctionDeclaration)
    case variable(VariableDeclaration)
    case enumCase(CaseDeclaration)
    case alias(AliasDeclaration)
}

/// A comment: abstract, paragraphs, parameters, result.
struct DocComment {
    var abstract: String
    var paragraphs: [String] = []
    var parameters: [(name: String, text: String)] = []
    var returns: String?
}

/// An enum, struct, class, protocol or extension.
struct TypeDeclaration {
    var doc: DocComment?
    var attributes: [Expression] = []
    /// Such as `public final class`.
    var introducer: String
    var name: String
    var inherits: [String] = []
    var members: [Declaration]
}

/// A function or, named `init`, an initialiser.
struct FunctionDeclaration {
    var doc: DocComment?
    var attributes: [Expression] = []
    /// Such as `public static`.
    var modifiers: String = ""
    var name: String
    var parameters: [ParameterDeclaration] = []
    var isAsync = false
    var isThrowing = false
    var returns: String?
    /// Nil: a requirement of a protocol.
    var body: [Statement]?
}

/// A parameter.
struct ParameterDeclaration {
    var label: String
    var name: String
    var type: String
    var defaultValue: Expression?
}

/// A property.
struct VariableDeclaration {
    /// What a property has beside its type.
    enum Storage {
        case stored(Expression?)
        case computed(get: [Statement], set: [Statement]?)
        /// A requirement, such as `get` or `get nonmutating set`.
        case requirement(String)
    }

    var doc: DocComment?
    /// A plain comment above: the reason for something unusual.
    var note: String?
    var attributes: [Expression] = []
    /// Such as `public static let`.
    var introducer: String
    var name: String
    var type: String?
    var storage: Storage
}

/// A case of an enum.
struct CaseDeclaration {
    var doc: DocComment?
    var name: String
    var raw: Expression?
}

/// Another name for a type.
struct AliasDeclaration {
    var doc: DocComment?
    var attributes: [Expression] = []
    var name: String
    var type: String
}
