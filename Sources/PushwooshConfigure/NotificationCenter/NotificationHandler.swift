/// What the SDK itself does with notifications: Pushwoosh's own delegate of the notification centre.
final class NotificationHandler: NSObject, UNUserNotificationCenterDelegate {
    private nonisolated unowned let platform: Platform

    nonisolated init(platform: Platform) {
        self.platform = platform
        super.init()
    }

    func userNotificationCenter(
        _ center: UNUserNotificationCenter,
        willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
    ) {
        completionHandler(options(for: notification))
    }

    func userNotificationCenter(
        _ center: UNUserNotificationCenter,
        didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping () -> Void
    ) {
        platform.state(PushReceipt.self).take(response)
        completionHandler()
    }

    /// Receives a message that has come while the app is in front; what of it is shown. Another's notification is shown.
    private func options(for notification: UNNotification) -> UNNotificationPresentationOptions {
        let shown: UNNotificationPresentationOptions = [.badge, .alert, .sound]
        switch platform.state(PushReceipt.self).take(notification) {
        case .notOurs: return shown
        case .command: return []
        case .message: return platform.state(AlertSetting.self).isShown ? shown : []
        }
    }
}
