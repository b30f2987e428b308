extension LookedAtLine {
    /// `import PushwooshFramework`, `@testable import App`, `import struct Foundation.URL`.
    var isImport: Bool {
        let words = wordsAfterAttributes
        guard words.first?.isKeyword("import") ?? false, words.count >= 2 else { return false }
        let rest = words.dropFirst()
        let isSelective = rest.first.map { $0.kind == .keyword } ?? false
        return (isSelective ? rest.dropFirst() : rest).enumerated().allSatisfy { position, word in
            position.isMultiple(of: 2) ? word.kind == .name : word.isPunctuation(".")
        }
    }

    /// `#if canImport(UIKit)`, `#endif`.
    var isCompilerDirective: Bool {
        guard words.count >= 2, words[0].isPunctuation("#") else { return false }
        return ["if", "elseif", "else", "endif", "warning", "error"].contains(words[1].text)
    }

    /// `@main` on a line of its own.
    var isAttribute: Bool { !words.isEmpty && wordsAfterAttributes.isEmpty }

    /// A type, a function, a property or an initialiser.
    var isDeclaration: Bool {
        let words = Array(wordsAfterAttributes.drop { SwiftToken.modifiers.contains($0.text) || isAccessOfSetter($0) })
        guard let first = words.first, first.kind == .keyword, words.count > 1 else { return false }
        let name = words[1]
        let third = words.count > 2 ? words[2] : nil
        switch first.text {
        case "func":
            return name.kind != .string && (third.map { $0.isPunctuation("(") || $0.isPunctuation("<") } ?? false)
        case _ where SwiftToken.typeIntroducers.contains(first.text):
            return name.kind == .name && (third.map { "{:<".contains($0.text) || $0.isKeyword("where") } ?? false)
        case "let", "var":
            if name.isPunctuation("(") { return true }
            return name.kind == .name && (third.map { $0.isPunctuation(":") || $0.isPunctuation("=") } ?? false)
        case "init": return "(?<".contains(name.text)
        case "deinit": return name.isPunctuation("{")
        case "typealias": return name.kind == .name && (third?.isPunctuation("=") ?? false)
        default: return false
        }
    }

    /// The words behind `@main`, `@available(iOS 15, *)` and their like.
    var wordsAfterAttributes: [SwiftToken] {
        var rest = words[...]
        while rest.count >= 2, rest[rest.startIndex].isPunctuation("@"), rest[rest.startIndex + 1].kind == .name {
            rest = rest.dropFirst(2)
            guard rest.first?.isPunctuation("(") ?? false else { continue }
            var depth = 0
            while let word = rest.popFirst() {
                if word.isPunctuation("(") { depth += 1 }
                if word.isPunctuation(")") { depth -= 1 }
                if depth == 0 { break }
            }
        }
        return Array(rest)
    }

    /// The `(set)` of `private(set)`.
    private func isAccessOfSetter(_ word: SwiftToken) -> Bool {
        word.isKeyword("set") || word.isPunctuation("(") || word.isPunctuation(")")
    }
}
