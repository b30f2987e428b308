/// What an app asks to be allowed to do with notifications.
public struct UNAuthorizationOptions: OptionSet, Sendable, Hashable {
    /// The bits.
    public let rawValue: UInt

    /// Makes a set from its bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// Show a number on the app's icon.
    public static let badge = UNAuthorizationOptions(rawValue: 1 << 0)
    /// Play a sound.
    public static let sound = UNAuthorizationOptions(rawValue: 1 << 1)
    /// Show a text.
    public static let alert = UNAuthorizationOptions(rawValue: 1 << 2)
    /// Show in a car.
    public static let carPlay = UNAuthorizationOptions(rawValue: 1 << 3)
    /// Play a sound even where the device is silent.
    public static let criticalAlert = UNAuthorizationOptions(rawValue: 1 << 4)
    /// Offer the app's own notification settings beside the system's.
    public static let providesAppNotificationSettings = UNAuthorizationOptions(rawValue: 1 << 5)
    /// Deliver quietly, on trial, without asking.
    public static let provisional = UNAuthorizationOptions(rawValue: 1 << 6)
    /// Read notifications aloud.
    public static let announcement = UNAuthorizationOptions(rawValue: 1 << 7)
    /// Break through a focus for what cannot wait.
    public static let timeSensitive = UNAuthorizationOptions(rawValue: 1 << 8)
}
