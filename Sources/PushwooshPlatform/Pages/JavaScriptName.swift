/// Whether an app may give an object of a page, or a function of it, a name.
package enum JavaScriptName {
    /// Why pages could not reach it by this name, and what to do; nil where they can.
    package static func fault(in name: String) -> String? {
        if name.isEmpty { return "A name is missing. Pass the name that pages use." }
        if name.contains(":") {
            return "It has a colon. Write it as pages do, without colons: post:with: is postwith there."
        }
        let first = name.unicodeScalars.first.map { isStart($0) } ?? false
        guard first, name.unicodeScalars.allSatisfy({ isStart($0) || $0.properties.isIDContinue }) else {
            return "JavaScript has no such names. Use letters, digits, _ and $, and no digit first."
        }
        if reserved.contains(name) { return "JavaScript has this word for itself. Choose another name." }
        return nil
    }

    /// Why an object of a page cannot have this name, and what to do; nil where it can.
    package static func fault(inObject name: String) -> String? {
        if taken.contains(name) { return "Pages have an object of this name already. Choose another name." }
        return fault(in: name)
    }

    private static func isStart(_ scalar: Unicode.Scalar) -> Bool {
        scalar == "$" || scalar == "_" || scalar.properties.isIDStart
    }

    /// Words of the language, those of strict code included.
    private static let reserved: Set<String> = [
        "arguments", "await", "break", "case", "catch", "class", "const", "continue", "debugger", "default", "delete",
        "do", "else", "enum", "eval", "export", "extends", "false", "finally", "for", "function", "if", "implements",
        "import", "in", "instanceof", "interface", "let", "new", "null", "package", "private", "protected", "public",
        "return", "static", "super", "switch", "this", "throw", "true", "try", "typeof", "var", "void", "while", "with",
        "yield",
    ]

    /// What a window cannot lose, and what the SDK itself puts there.
    private static let taken: Set<String> = [
        "EasyJS", "Infinity", "NaN", "__proto__", "document", "location", "prompt", "pushManager", "pushwoosh",
        "pushwooshImpl", "top", "undefined", "window",
    ]
}
