/// How a notification is shown that comes while the app is in front.
public struct UNNotificationPresentationOptions: OptionSet, Sendable, Hashable {
    /// The bits.
    public let rawValue: UInt

    /// Makes a set from its bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// Show its number on the app's icon.
    public static let badge = UNNotificationPresentationOptions(rawValue: 1 << 0)
    /// Play its sound.
    public static let sound = UNNotificationPresentationOptions(rawValue: 1 << 1)
    /// Show its text: both as a banner and in the list.
    public static let alert = UNNotificationPresentationOptions(rawValue: 1 << 2)
    /// Show its text in the list of notifications.
    public static let list = UNNotificationPresentationOptions(rawValue: 1 << 3)
    /// Show its text as a banner.
    public static let banner = UNNotificationPresentationOptions(rawValue: 1 << 4)

    /// Whether its text is shown in any way.
    package var showsText: Bool { !isDisjoint(with: [.alert, .list, .banner]) }
}
