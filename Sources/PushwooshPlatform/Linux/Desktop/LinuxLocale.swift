import Foundation

/// The person's languages as the environment says; Foundation on Linux does not look there.
struct LinuxLocale: LocaleSource {
    let environment: [String: String]

    var preferredLanguages: [String] {
        let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].compactMap { environment[$0] }.first { !$0.isEmpty } ?? "C"
        guard let main = Self.languageCode(of: locale) else { return ["en"] }
        let listed = (environment["LANGUAGE"] ?? "").split(separator: ":").compactMap {
            Self.languageCode(of: String($0))
        }
        return (listed + [main]).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }

    /// `pt_BR.UTF-8@euro` is `pt-BR`; nil for `C`, `POSIX` and what is no language.
    private static func languageCode(of locale: String) -> String? {
        let name = locale.prefix { $0 != "." && $0 != "@" }
        guard !["C", "POSIX", ""].contains(name), name.first?.isLetter == true else { return nil }
        return String(name).replacing("_", with: "-")
    }
}
