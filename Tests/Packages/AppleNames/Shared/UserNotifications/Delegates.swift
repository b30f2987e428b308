import UserNotifications

/// The forms with a completion, as guides write them.
final class CompletingDelegate: NSObject, UNUserNotificationCenterDelegate {
    var actions: [String] = []

    func userNotificationCenter(
        _ center: UNUserNotificationCenter,
        willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
    ) {
        completionHandler(notification.request.trigger is UNPushNotificationTrigger ? [.banner, .list] : [])
    }

    func userNotificationCenter(
        _ center: UNUserNotificationCenter,
        didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping () -> Void
    ) {
        switch response.actionIdentifier {
        case UNNotificationDefaultActionIdentifier: actions.append("opened")
        case UNNotificationDismissActionIdentifier: actions.append("put away")
        default: actions.append(response.notification.request.content.userInfo["p"] as? String ?? "")
        }
        completionHandler()
    }
}

/// The asynchronous forms, one of them off the main actor, in an extension.
final class AsynchronousDelegate: NSObject {
    var titles: [String] = []
}

extension AsynchronousDelegate: UNUserNotificationCenterDelegate {
    nonisolated func userNotificationCenter(
        _ center: UNUserNotificationCenter,
        willPresent notification: UNNotification
    ) async -> UNNotificationPresentationOptions {
        notification.request.content.title.isEmpty ? [] : [.banner, .sound]
    }

    func userNotificationCenter(
        _ center: UNUserNotificationCenter,
        didReceive response: UNNotificationResponse
    ) async {
        titles.append(response.notification.request.content.title)
    }
}
