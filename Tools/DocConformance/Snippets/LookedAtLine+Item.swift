extension LookedAtLine {
    /// What an item is that begins with these words.
    var itemKind: CodeItem.Kind {
        if words.first?.isPunctuation("#") ?? false, isCompilerDirective { return .directive }
        let rest = wordsAfterAttributes.drop { SwiftToken.modifiers.contains($0.text) || "()set".contains($0.text) }
        guard let first = rest.first else { return .statement }
        if first.isPunctuation(".") { return .link }
        guard first.kind == .keyword else { return .statement }
        switch first.text {
        case "import": return .moduleImport
        case "func", "init", "subscript": return hasBody ? .function : .signature
        case "deinit": return .function
        case "let", "var": return .property
        case "typealias", "prefix", "postfix", "infix": return .type
        case "class" where isMemberOfType(rest.dropFirst()): return hasBody ? .function : .signature
        case _ where SwiftToken.typeIntroducers.contains(first.text): return hasBody ? .type : .signature
        default: return .statement
        }
    }

    func declaredName(_ kind: CodeItem.Kind) -> String? {
        switch kind {
        case .function, .signature:
            return words.prefix { !$0.isPunctuation("{") }.map(\.text).joined(separator: " ")
        case .property, .type:
            let introducers = SwiftToken.typeIntroducers.union(["let", "var", "typealias"])
            let introducer = words.firstIndex { $0.kind == .keyword && introducers.contains($0.text) }
            guard let introducer, introducer + 1 < words.count, !words[introducer].isKeyword("extension") else {
                return nil
            }
            return words[introducer + 1].kind == .name ? words[introducer + 1].text : nil
        default:
            return nil
        }
    }

    /// `class func` and `class var`.
    private func isMemberOfType(_ words: ArraySlice<SwiftToken>) -> Bool {
        words.first.map { ["func", "var"].contains($0.text) } ?? false
    }

    private var hasBody: Bool {
        var depth = 0
        for word in words where word.kind == .punctuation {
            if word.text == "{" && depth == 0 { return true }
            if "([".contains(word.text) { depth += 1 }
            if ")]".contains(word.text) { depth -= 1 }
        }
        return false
    }
}
