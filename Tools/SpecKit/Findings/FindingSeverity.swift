/// How grave a finding is.
public enum FindingSeverity: String, Codable, Sendable, Hashable, CaseIterable {
    /// What the page says is wrong.
    case error
    /// What the page says works, with a reservation.
    case warning
    /// Worth knowing; nothing is wrong.
    case info
}
