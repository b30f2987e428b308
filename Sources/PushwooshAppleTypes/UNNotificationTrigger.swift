/// What has brought a notification.
///
/// Unchecked, since a class that others derive from cannot be checked; it has one constant, and so has the one below.
public class UNNotificationTrigger: NSObject, @unchecked Sendable {
    /// Whether it brings the notification again.
    public let repeats: Bool

    init(repeats: Bool) {
        self.repeats = repeats
        super.init()
    }
}

/// Says that a push has brought a notification.
public final class UNPushNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
    package init() {
        super.init(repeats: false)
    }
}
