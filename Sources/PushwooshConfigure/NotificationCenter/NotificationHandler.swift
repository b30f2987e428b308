/// What the SDK itself does with notifications: Pushwoosh's own delegate of the notification centre.
final class NotificationHandler: NSObject, UNUserNotificationCenterDelegate {
    private nonisolated weak let app: Platform?

    /// That of the process once a test's app has ended, which something of it may outlive: then nothing traps.
    private var platform: Platform { app ?? .processDefault }

    nonisolated init(platform: Platform) {
        app = platform
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
