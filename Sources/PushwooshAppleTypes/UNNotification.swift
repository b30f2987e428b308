/// A notification that has come.
public final class UNNotification: NSObject, Sendable {
    /// When it came.
    public let date: Date
    /// What was to be shown, and what has brought it.
    public let request: UNNotificationRequest

    /// Makes that of a push.
    package init(push: [AnyHashable: Any], date: Date) {
        self.date = date
        request = UNNotificationRequest(
            identifier: UUID().uuidString,
            content: UNNotificationContent(push: push),
            trigger: UNPushNotificationTrigger()
        )
        super.init()
    }
}

/// A notification that was to be shown.
public final class UNNotificationRequest: NSObject, Sendable {
    /// What names it; another one at each delivery.
    public let identifier: String
    /// What it says.
    public let content: UNNotificationContent
    /// What has brought it: a `UNPushNotificationTrigger`, where it is a push.
    public let trigger: UNNotificationTrigger?

    package init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
        self.identifier = identifier
        self.content = content
        self.trigger = trigger
        super.init()
    }
}
