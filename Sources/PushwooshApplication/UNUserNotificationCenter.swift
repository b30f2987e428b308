/// Asks for, and tells of, the permission to show notifications, and knows who is told of those that come.
public final class UNUserNotificationCenter: Sendable, PlatformState {
    private weak let app: Platform?
    private let delegates = WeakDelegateSlot<any UNUserNotificationCenterDelegate>()

    /// That of the process once a test's app has ended, which something of it may outlive: then nothing traps.
    private var platform: Platform { app ?? .processDefault }

    package init(platform: Platform) {
        app = platform
    }

    /// The center of this app.
    public static func current() -> UNUserNotificationCenter {
        Platform.current.state(UNUserNotificationCenter.self)
    }

    /// Who is asked how notifications are shown, and told what the person does with them.
    ///
    /// Held weakly. Pushwoosh puts its own in place at the app's first call, and keeps the one that was there informed.
    public var delegate: (any UNUserNotificationCenterDelegate)? {
        get { delegates.delegate }
        set { delegates.delegate = newValue }
    }

    /// Asks the person for permission, where the system has not asked before.
    ///
    /// `completionHandler` is called once on the main thread, after this returns, with whether notifications are allowed.
    public func requestAuthorization(
        options: UNAuthorizationOptions = [],
        completionHandler: @escaping (Bool, (any Error)?) -> Void
    ) {
        let callback = MainThreadCallback<(Bool, (any Error)?)> { completionHandler($0.0, $0.1) }
        let mainThread = platform.mainThread
        platform.permission.request(options) { granted, error in
            mainThread.async { MainActor.assumeIsolated { callback.call((granted, error)) } }
        }
    }

    /// Asks the person for permission, where the system has not asked before, and waits for the answer.
    @discardableResult
    public nonisolated(nonsending) func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool
    {
        try await withCheckedThrowingContinuation { continuation in
            requestAuthorization(options: options) { granted, error in
                if let error {
                    continuation.resume(throwing: error)
                } else {
                    continuation.resume(returning: granted)
                }
            }
        }
    }

    /// Reads from the system what is allowed now.
    ///
    /// `completionHandler` is called once on the main thread, after this returns.
    public func getNotificationSettings(completionHandler: @escaping (UNNotificationSettings) -> Void) {
        let callback = MainThreadCallback(completionHandler)
        let (mainThread, log) = (platform.mainThread, platform.log)
        platform.permission.readStatus { rawStatus in
            let settings = UNNotificationSettings(rawStatus: rawStatus, log: log)
            mainThread.async { MainActor.assumeIsolated { callback.call(settings) } }
        }
    }

    /// Reads from the system what is allowed now.
    public nonisolated(nonsending) func notificationSettings() async -> UNNotificationSettings {
        await withCheckedContinuation { continuation in
            getNotificationSettings { continuation.resume(returning: $0) }
        }
    }
}
