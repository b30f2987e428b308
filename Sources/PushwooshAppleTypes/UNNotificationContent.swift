/// What a notification says.
public final class UNNotificationContent: NSObject, Sendable {
    /// The title, empty where it has none.
    public let title: String
    /// What stands below the title, empty where it has none.
    public let subtitle: String
    /// The text, empty where it has none.
    public let body: String
    /// The number for the app's icon, or nil where it brings none.
    public let badge: NSNumber?
    /// What kind of notification it is, empty where it has none.
    public let categoryIdentifier: String
    /// What it belongs to with others, empty where it has none.
    public let threadIdentifier: String
    // The values come from a property list or JSON, and are read and never changed.
    /// The whole push.
    public nonisolated(unsafe) let userInfo: [AnyHashable: Any]

    /// Whether it has a sound.
    private let hasSound: Bool

    /// Reads a push. What is of another type than it should be counts as missing.
    package init(push: [AnyHashable: Any]) {
        let aps = push["aps"] as? [AnyHashable: Any] ?? [:]
        let alert = aps["alert"] as? [AnyHashable: Any]
        title = alert?["title"] as? String ?? ""
        subtitle = alert?["subtitle"] as? String ?? ""
        body = alert?["body"] as? String ?? aps["alert"] as? String ?? ""
        badge = aps["badge"] as? NSNumber
        categoryIdentifier = aps["category"] as? String ?? ""
        threadIdentifier = aps["thread-id"] as? String ?? ""
        hasSound = aps["sound"] is String || aps["sound"] is [AnyHashable: Any]
        userInfo = push
        super.init()
    }

    /// Whether there is something of it to be seen or heard; otherwise it only wakes the app.
    package var isNoticeable: Bool {
        ![title, subtitle, body].allSatisfy(\.isEmpty) || badge != nil || hasSound
    }
}
