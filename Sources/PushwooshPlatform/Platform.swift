import PushwooshAppleTypes

/// Every door to the outside, and every piece of SDK state, of one running app.
///
/// A facade resolves `Platform.current` once, synchronously, at the call; timers and closures capture that instance.
/// Nothing of the SDK lives in a global, so any number of headless apps can run side by side in one process.
package final class Platform: Sendable {
    package let timeSource: any TimeSource
    package let mainThread: any MainThread
    package let store: any Store
    package let permission: any Permission
    package let surface: any Surface
    package let richMediaSource: any RichMediaSource
    package let pushTokenSource: any PushTokenSource
    package let http: any HTTPTransport
    package let appearance: any Appearance
    package let settingsOpener: any SettingsOpener
    package let urlOpener: any URLOpener
    package let haptics: any Haptics
    package let locale: any LocaleSource
    package let identity: any AppIdentity
    package let bundle: any AppBundle
    package let connectivity: any Connectivity
    package let lifecycle: ApplicationLifecycle
    /// Lets through what the threshold lets through.
    package let log: any LogSink
    package let logThreshold = LogThreshold()
    package let notificationList: any NotificationList
    private let states = PlatformStates()

    package init(
        timeSource: any TimeSource,
        mainThread: any MainThread,
        store: any Store,
        permission: any Permission,
        surface: any Surface,
        richMediaSource: any RichMediaSource,
        pushTokenSource: any PushTokenSource,
        http: any HTTPTransport,
        appearance: any Appearance,
        settingsOpener: any SettingsOpener,
        urlOpener: any URLOpener,
        haptics: any Haptics,
        locale: any LocaleSource,
        identity: any AppIdentity,
        bundle: any AppBundle,
        connectivity: any Connectivity,
        lifecycle: ApplicationLifecycle,
        notificationList: any NotificationList,
        log: any LogSink
    ) {
        self.timeSource = timeSource
        self.mainThread = mainThread
        self.store = store
        self.permission = permission
        self.surface = surface
        self.richMediaSource = richMediaSource
        self.pushTokenSource = pushTokenSource
        self.http = http
        self.appearance = appearance
        self.settingsOpener = settingsOpener
        self.urlOpener = urlOpener
        self.haptics = haptics
        self.locale = locale
        self.identity = identity
        self.bundle = bundle
        self.connectivity = connectivity
        self.lifecycle = lifecycle
        self.notificationList = notificationList
        self.log = LeveledLog(sink: log, threshold: logThreshold)
    }

    /// The platform a test has put in place for the current task, if any.
    @TaskLocal package static var override: Platform?

    /// The platform of this call: the task's own, else the process's.
    package static var current: Platform { override ?? processDefault }

    /// The one made for the process at first use, from the Linux defaults.
    package static let processDefault = Platform.linux()

    /// The one object of type `State` that belongs to this platform, made at first use.
    ///
    /// A module keeps all of its state in one such object.
    package func state<State: PlatformState>(_ type: State.Type = State.self) -> State {
        states.object(of: type) { State(platform: self) }
    }
}

/// What a module keeps for one app: settings, queues, delegates. Owned by the platform, which it must not own back.
package protocol PlatformState: AnyObject, Sendable {
    init(platform: Platform)
}
