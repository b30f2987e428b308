import PushwooshTesting

/// Writes down what it is told, and answers as it is told to. It has the forms with a completion.
@MainActor
final class CenterDelegate: NSObject, UNUserNotificationCenterDelegate {
    var options: UNNotificationPresentationOptions = [.banner, .sound]
    var answers = 1
    private(set) var calls: [String] = []
    private(set) var responses: [UNNotificationResponse] = []
    private(set) var states: [UIApplication.State] = []

    func userNotificationCenter(
        _ center: UNUserNotificationCenter,
        willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
    ) {
        calls.append("willPresent " + notification.request.content.body)
        for _ in 0..<answers { completionHandler(options) }
    }

    func userNotificationCenter(
        _ center: UNUserNotificationCenter,
        didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping () -> Void
    ) {
        calls.append("didReceive " + response.notification.request.content.body)
        responses.append(response)
        states.append(UIApplication.shared.applicationState)
        for _ in 0..<answers { completionHandler() }
    }
}

/// Has the asynchronous forms.
final class AsynchronousCenterDelegate: NSObject, UNUserNotificationCenterDelegate {
    private(set) var calls: [String] = []

    func userNotificationCenter(
        _ center: UNUserNotificationCenter,
        willPresent notification: UNNotification
    ) async -> UNNotificationPresentationOptions {
        calls.append("willPresent")
        return [.list]
    }

    func userNotificationCenter(
        _ center: UNUserNotificationCenter,
        didReceive response: UNNotificationResponse
    ) async {
        calls.append("didReceive")
    }
}

/// Has neither.
final class SilentCenterDelegate: NSObject, UNUserNotificationCenterDelegate {}
