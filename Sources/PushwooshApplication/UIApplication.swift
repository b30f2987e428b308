import Foundation

/// The running app.
@preconcurrency
@MainActor
public final class UIApplication: UIResponder {
    /// Whether the app is in front, on its way, or behind.
    @nonexhaustive
    public enum State: Int, Sendable, CaseIterable {
        /// In front and in use.
        case active = 0
        /// On screen without being in use, and while it launches.
        case inactive = 1
        /// Not on screen.
        case background = 2
    }

    /// The name of something an app is told at launch.
    public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String

        /// Makes a key from its name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The push that launched the app, a dictionary.
        public static let remoteNotification = LaunchOptionsKey(
            rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey"
        )
        /// The address that launched the app.
        public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
    }

    /// The name of an option for opening an address.
    public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String

        /// Makes a key from its name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }
    }

    /// The address that opens the settings of this app's notifications.
    public nonisolated static let openSettingsURLString = "app-settings:"

    /// The app of this process; in a headless test, the test's own.
    public static var shared: UIApplication { Platform.current.state(ApplicationRunner.self).application }

    /// The app delegate, held strongly.
    public var delegate: (any UIApplicationDelegate)?

    private weak let app: Platform?

    /// That of the process once a test's app has ended, which something of it may outlive: then nothing traps.
    private var platform: Platform { app ?? .processDefault }

    init(platform: Platform) {
        app = platform
        super.init()
    }

    /// The system makes the app's object; an app that makes one by itself gets one of the same app.
    public required convenience init(_uiApplicationMain: Void) {
        self.init(platform: .current)
    }

    /// Whether the app is in front, on its way, or behind.
    public var applicationState: State {
        switch platform.lifecycle.phase {
        case .active: .active
        case .launching, .inactive: .inactive
        case .background: .background
        }
    }

    /// Asks for a push token; it comes, or the failure, through the app delegate.
    public func registerForRemoteNotifications() {
        platform.state(ApplicationRunner.self).requestToken()
    }

    /// Gives the push token up until the app registers again.
    public func unregisterForRemoteNotifications() {
        platform.state(ApplicationRunner.self).forgetToken()
    }

    /// Whether a push token has been given and not given up.
    public var isRegisteredForRemoteNotifications: Bool {
        platform.state(ApplicationRunner.self).token != nil
    }

    /// Whether there is something here that opens `url`.
    public func canOpenURL(_ url: URL) -> Bool {
        isSettings(url) ? platform.settingsOpener.canOpen : platform.urlOpener.canOpen(url)
    }

    /// Opens `url` outside the app, or the settings where it is `openSettingsURLString`.
    ///
    /// `completion` is called once on the main thread, after this returns, with whether it really opened.
    public func open(
        _ url: URL,
        options: [OpenExternalURLOptionsKey: Any] = [:],
        completionHandler completion: ((Bool) -> Void)? = nil
    ) {
        let callback = completion.map(MainThreadCallback.init)
        let mainThread = platform.mainThread
        let answer: @Sendable (Bool) -> Void = { opened in
            guard let callback else { return }
            mainThread.async { MainActor.assumeIsolated { callback.call(opened) } }
        }
        if isSettings(url) {
            platform.settingsOpener.openNotificationSettings(answer)
        } else {
            platform.urlOpener.open(url, answer)
        }
    }

    /// Opens `url` as the form with a completion does, and waits for the answer.
    @discardableResult
    public func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]) async -> Bool {
        await withCheckedContinuation { continuation in
            open(url, options: options) { continuation.resume(returning: $0) }
        }
    }

    private func isSettings(_ url: URL) -> Bool {
        url.absoluteString == Self.openSettingsURLString
    }
}
