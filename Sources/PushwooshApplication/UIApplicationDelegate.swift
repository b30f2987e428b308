/// What an app is told of its own life.
///
/// Every method is optional, and is called on the main thread.
///
/// A class that derives from `UIResponder` and is marked `@main` starts the app.
@preconcurrency
@MainActor
public protocol UIApplicationDelegate: AnyObject {
    /// Comes first at launch; false refuses the address that launched the app.
    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool

    /// The app has launched and is about to come to the front.
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool

    /// The app is in front and in use.
    func applicationDidBecomeActive(_ application: UIApplication)

    /// The app is about to be out of use.
    func applicationWillResignActive(_ application: UIApplication)

    /// The app is no longer on screen.
    func applicationDidEnterBackground(_ application: UIApplication)

    /// The app is about to be on screen again.
    func applicationWillEnterForeground(_ application: UIApplication)

    /// The process is about to end.
    func applicationWillTerminate(_ application: UIApplication)

    /// A push token has been given.
    func application(
        _ application: UIApplication,
        didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
    )

    /// No push token could be given.
    func application(
        _ application: UIApplication,
        didFailToRegisterForRemoteNotificationsWithError error: any Error
    )

    /// A push has come. `completionHandler` is to be called once, within 30 seconds.
    func application(
        _ application: UIApplication,
        didReceiveRemoteNotification userInfo: [AnyHashable: Any],
        fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
    )

    /// A push has come; the other form of the method with a completion. An app writes one of the two.
    @MainActor
    func application(
        _ application: UIApplication,
        didReceiveRemoteNotification userInfo: [AnyHashable: Any]
    ) async -> UIBackgroundFetchResult
}

extension UIApplicationDelegate {
    /// Accepts.
    public func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }

    /// Accepts.
    public func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }

    /// Leaves it at that.
    public func applicationDidBecomeActive(_ application: UIApplication) {}

    /// Leaves it at that.
    public func applicationWillResignActive(_ application: UIApplication) {}

    /// Leaves it at that.
    public func applicationDidEnterBackground(_ application: UIApplication) {}

    /// Leaves it at that.
    public func applicationWillEnterForeground(_ application: UIApplication) {}

    /// Leaves it at that.
    public func applicationWillTerminate(_ application: UIApplication) {}

    /// Leaves it at that.
    public func application(
        _ application: UIApplication,
        didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
    ) {}

    /// Leaves it at that.
    public func application(
        _ application: UIApplication,
        didFailToRegisterForRemoteNotificationsWithError error: any Error
    ) {}

    /// Asks the form that answers asynchronously, at once and on the spot.
    public func application(
        _ application: UIApplication,
        didReceiveRemoteNotification userInfo: [AnyHashable: Any],
        fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
    ) {
        Task.immediate {
            completionHandler(await self.application(application, didReceiveRemoteNotification: userInfo))
        }
    }

    /// Answers that there was nothing to fetch.
    @MainActor
    public func application(
        _ application: UIApplication,
        didReceiveRemoteNotification userInfo: [AnyHashable: Any]
    ) async -> UIBackgroundFetchResult { .noData }
}
