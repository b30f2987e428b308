import Synchronization

/// What the system says of this app's notifications, in the words of the iOS SDK.
final class NotificationStatus: Sendable {
    private let answer = Mutex<Int?>(nil)

    /// Texts of 0 and 1 by name, or nil where the system does not say before this would have to wait.
    static func read(on platform: Platform) -> [String: String]? {
        let reading = NotificationStatus()
        platform.permission.readStatus { raw in reading.answer.withLock { $0 = raw } }
        guard let raw = reading.answer.withLock({ $0 }) else { return nil }
        let status = UNAuthorizationStatus(rawValue: raw)
        let isAuthorized = status == .authorized
        let isEnabled = isAuthorized || status == .provisional
        let text = { (flag: Bool) in flag ? "1" : "0" }
        return [
            "enabled": text(isEnabled), "pushAlert": text(isAuthorized), "pushBadge": text(isAuthorized),
            "pushSound": text(isAuthorized), "time_sensitive_notifications": "0", "scheduled_summary": "0",
        ]
    }
}
