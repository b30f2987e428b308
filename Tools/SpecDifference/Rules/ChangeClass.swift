/// What a change means for those who use the API.
public enum ChangeClass: String, Sendable, Hashable, Codable, CaseIterable {
    /// Code that compiled may compile no longer.
    case breaking
    /// The same code compiles and does something else.
    case behavioural
    /// What was there stays as it is.
    case additive
    /// Only words have changed.
    case documentation
}

/// How far a version has to go on, smallest first.
public enum VersionStep: String, Sendable, Hashable, Codable, CaseIterable, Comparable {
    case patch, minor, major

    /// By size.
    public static func < (left: Self, right: Self) -> Bool {
        (allCases.firstIndex(of: left) ?? 0) < (allCases.firstIndex(of: right) ?? 0)
    }
}
