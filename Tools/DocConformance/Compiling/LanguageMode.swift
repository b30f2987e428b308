/// A way in which an app compiles its code.
public enum LanguageMode: String, Codable, Sendable, Hashable, CaseIterable {
    /// Swift 5.
    case swift5 = "5"
    /// Swift 6.
    case swift6 = "6"
    /// Swift 6 with everything on the main actor that says nothing else.
    case swift6MainActor = "6-main-actor"

    var arguments: [String] {
        switch self {
        case .swift5: ["-swift-version", "5"]
        case .swift6: ["-swift-version", "6"]
        case .swift6MainActor: ["-swift-version", "6", "-default-isolation", "MainActor"]
        }
    }
}
