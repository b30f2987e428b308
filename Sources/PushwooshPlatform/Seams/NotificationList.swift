import PushwooshAppleTypes

/// The system's list of notifications that it has shown and that wait to be looked at.
package protocol NotificationList: Sendable {
    /// Shows a notification, with what of it `options` name.
    func show(_ notification: UNNotification, with options: UNNotificationPresentationOptions)
    /// Takes the notification of this identifier out of the list.
    func remove(_ identifier: String)
    /// Takes this app's notifications out of the list.
    func removeAll()
}
