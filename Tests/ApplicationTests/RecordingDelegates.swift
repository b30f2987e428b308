import PushwooshTesting

/// Writes down everything it is told.
class RecordingDelegate: UIResponder, UIApplicationDelegate {
    var calls: [String] = []
    var tokens: [Data] = []
    var failures: [String] = []
    var pushes: [[AnyHashable: Any]] = []

    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        note("willFinishLaunching", application)
        return true
    }

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        note("didFinishLaunching", application)
        if let push = launchOptions?[.remoteNotification] as? [AnyHashable: Any] { pushes.append(push) }
        return true
    }

    func applicationDidBecomeActive(_ application: UIApplication) { note("didBecomeActive", application) }
    func applicationWillResignActive(_ application: UIApplication) { note("willResignActive", application) }
    func applicationDidEnterBackground(_ application: UIApplication) { note("didEnterBackground", application) }
    func applicationWillEnterForeground(_ application: UIApplication) { note("willEnterForeground", application) }
    func applicationWillTerminate(_ application: UIApplication) { note("willTerminate", application) }

    func application(
        _ application: UIApplication,
        didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
    ) {
        tokens.append(deviceToken)
    }

    func application(_ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error) {
        failures.append(error.localizedDescription)
    }

    private func note(_ call: String, _ application: UIApplication) {
        calls.append("\(call) \(application.applicationState)")
    }
}

/// Implements nothing.
final class SilentDelegate: UIResponder, UIApplicationDelegate {}

/// Has an initialiser of its own, as apps on iOS may.
final class InitialisedDelegate: UIResponder, UIApplicationDelegate {
    let made: String

    override init() {
        made = "by its own init"
        super.init()
    }
}

/// Derives from nothing.
final class PlainDelegate: UIApplicationDelegate {
    var launched = false

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        launched = true
        return true
    }
}

/// Answers a push as many times as it is told to.
final class AnsweringDelegate: UIResponder, UIApplicationDelegate {
    var answers = 1
    var pushes: [[AnyHashable: Any]] = []

    func application(
        _ application: UIApplication,
        didReceiveRemoteNotification userInfo: [AnyHashable: Any],
        fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
    ) {
        pushes.append(userInfo)
        for _ in 0..<answers { completionHandler(.newData) }
    }
}

/// Writes the asynchronous form of the method for pushes.
final class AsynchronousDelegate: UIResponder, UIApplicationDelegate {
    func application(
        _ application: UIApplication,
        didReceiveRemoteNotification userInfo: [AnyHashable: Any]
    ) async -> UIBackgroundFetchResult {
        .failed
    }
}
