import PushwooshConfigure

/// An app that registers for pushes, and shows nothing.
class Launcher: UIResponder, UIApplicationDelegate {
    var received = 0

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        Pushwoosh.configure.setAdditionalAuthorizationOptions(.provisional)
        Pushwoosh.configure.registerForPushNotifications { token, error in
            print(token ?? "no token", error?.localizedDescription ?? "no error")
        }
        return true
    }

    func application(
        _ application: UIApplication,
        didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
    ) {
        Pushwoosh.configure.handlePushRegistration(deviceToken)
    }

    func application(
        _ application: UIApplication,
        didReceiveRemoteNotification userInfo: [AnyHashable: Any],
        fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
    ) {
        received += 1
        Pushwoosh.configure.handlePushReceived(userInfo)
        completionHandler(.newData)
    }
}

/// What an app finds that adds the configuration alone.
@MainActor
public func facts() -> [(String, Bool)] {
    let launcher = Launcher()
    var answers: [UIBackgroundFetchResult] = []
    launcher.application(.shared, didReceiveRemoteNotification: ["note": "not ours"]) { answers.append($0) }
    return [
        ("a foreign push is not taken for ours", Pushwoosh.configure.handlePushReceived(["note": "not ours"]) == false),
        ("a delegate answers a silent push", launcher.received == 1 && answers == [.newData]),
        ("the version is that of the iOS SDK", Pushwoosh.version().split(separator: ".").count == 3),
    ] + inboxFacts() + notificationCenterFacts()
}
