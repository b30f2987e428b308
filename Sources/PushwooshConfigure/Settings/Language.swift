/// The language that Pushwoosh is told: the one set in code and kept, else the person's own.
final class Language: PlatformState {
    static let storedLanguage = StoreKey("configure.language")

    private unowned let platform: Platform

    init(platform: Platform) {
        self.platform = platform
    }

    /// Two letters, lower-case.
    var current: String {
        if case .text(let kept) = platform.store.value(for: Self.storedLanguage) { return kept }
        let own = platform.locale.preferredLanguages.first ?? "en"
        return String(own.prefix { $0 != "-" && $0 != "_" }.prefix(2)).lowercased()
    }

    /// Takes two letters; anything else goes back to the person's own.
    func set(_ written: String?) {
        let language = written?.trimmingCharacters(in: .whitespacesAndNewlines).lowercased() ?? ""
        let isOne = language.count == 2 && language.allSatisfy { $0.isASCII && $0.isLetter }
        if !isOne, !language.isEmpty {
            let text = "“\(language)” is no language; the person's own is used. Give two letters such as de."
            platform.log.write(.init(.warning, "Settings", text))
        }
        platform.store.set(isOne ? .text(language) : nil, for: Self.storedLanguage)
    }
}
