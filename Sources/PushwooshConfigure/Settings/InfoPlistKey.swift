/// A key of the app's Info.plist whose value is a text, and how that text is read.
package struct InfoPlistKey<Value: Sendable>: Sendable {
    package let name: String
    /// The texts that mean something, sorted; empty where every text does.
    private let knownWords: [String]
    private let parse: @Sendable (String) -> Value?
    /// A value that is longer is cut in the log, in characters.
    private static var longestShown: Int { 80 }

    /// A key that takes one of a few words.
    package init(name: String, words: [String: Value]) {
        self.name = name
        knownWords = words.keys.sorted()
        parse = { words[$0] }
    }

    /// What the app has set, or nil where the key is missing, blank, or holds what cannot be read, which is logged.
    package func value(in platform: Platform) -> Value? {
        guard let raw = platform.bundle.infoValue(for: name) else { return nil }
        guard case .string(let written) = raw else {
            warn("\(name) in Info.plist is not a string and is ignored. Give it as <string>.", in: platform)
            return nil
        }
        let text = written.trimmingCharacters(in: .whitespacesAndNewlines)
        guard !text.isEmpty else { return nil }
        if let value = parse(text) { return value }
        let shown = text.count > Self.longestShown ? text.prefix(Self.longestShown) + "…" : text[...]
        let advice = String(shown).nearest(of: knownWords).map { " Did you mean \($0)?" } ?? ""
        warn("\(name) in Info.plist is “\(shown)”, which is not known, and is ignored.\(advice)", in: platform)
        return nil
    }

    private func warn(_ text: String, in platform: Platform) {
        platform.log.write(.init(.warning, "Settings", text))
    }
}

extension InfoPlistKey where Value == String {
    /// A key that takes any text.
    package init(name: String) {
        self.name = name
        knownWords = []
        parse = { $0 }
    }
}
