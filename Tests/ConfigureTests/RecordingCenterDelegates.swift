import PushwooshTesting

/// What several delegates have been told, in order.
@MainActor
final class Calls {
    var all: [String] = []

    nonisolated init() {}
}

/// Writes down what it is told under its name, and answers as often as it is to.
final class Named: NSObject, UNUserNotificationCenterDelegate {
    private let name: String
    private let calls: Calls
    private let answers: Int

    init(_ name: String, _ calls: Calls, answers: Int = 1) {
        self.name = name
        self.calls = calls
        self.answers = answers
    }

    func userNotificationCenter(
        _ center: UNUserNotificationCenter,
        willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
    ) {
        calls.all.append("\(name) willPresent \(notification.request.content.body)")
        for _ in 0..<answers { completionHandler([.list]) }
    }

    func userNotificationCenter(
        _ center: UNUserNotificationCenter,
        didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping () -> Void
    ) {
        calls.all.append("\(name) didReceive \(response.notification.request.content.body)")
        for _ in 0..<answers { completionHandler() }
    }
}

/// Has written neither form of any method.
final class Silent: NSObject, UNUserNotificationCenterDelegate {}

/// Hands everything on to Pushwoosh.
final class HandingOn: NSObject, UNUserNotificationCenterDelegate {
    private(set) var returnedBeforeAnswer: [Bool] = []

    func userNotificationCenter(
        _ center: UNUserNotificationCenter,
        willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
    ) {
        var hasReturned = false
        Pushwoosh.configure.handleWillPresentNotification(notification) { options in
            self.returnedBeforeAnswer.append(hasReturned)
            completionHandler(options)
        }
        hasReturned = true
    }

    func userNotificationCenter(
        _ center: UNUserNotificationCenter,
        didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping () -> Void
    ) {
        var hasReturned = false
        Pushwoosh.configure.handleNotificationResponse(response) {
            self.returnedBeforeAnswer.append(hasReturned)
            completionHandler()
        }
        hasReturned = true
    }
}

/// Writes down which messages it is told of.
final class Messages: PWMessagingDelegate {
    private(set) var calls: [String] = []
    private(set) var actions: [String?] = []
    private(set) var badges: [UInt] = []

    func pushwoosh(_ pushwoosh: Pushwoosh, onMessageReceived message: PWMessage) { note("received", message) }
    func pushwoosh(_ pushwoosh: Pushwoosh, onMessageOpened message: PWMessage) { note("opened", message) }

    private func note(_ event: String, _ message: PWMessage) {
        calls.append("\(event) \(message.message ?? "")")
        actions.append(message.actionIdentifier)
        badges.append(message.badgeExtension)
    }
}

/// Hands every push over, as guides say.
final class HandingOver: UIResponder, UIApplicationDelegate {
    func application(
        _ application: UIApplication,
        didReceiveRemoteNotification userInfo: [AnyHashable: Any],
        fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
    ) {
        Pushwoosh.configure.handlePushReceived(userInfo)
        completionHandler(.noData)
    }
}
