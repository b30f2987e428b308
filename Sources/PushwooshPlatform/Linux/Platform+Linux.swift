import Foundation

extension Platform {
    /// The platform of a process on Linux, without a window, a push service or a connection to Pushwoosh.
    package static func linux(
        environment: [String: String] = ProcessInfo.processInfo.environment,
        executable: URL = currentExecutable
    ) -> Platform {
        let log = StandardErrorLog()
        let mainThread = LinuxMainThread()
        let bundle = LinuxAppBundle(executable: executable, log: log)
        let identity = LinuxAppIdentity(bundle: bundle, executableName: executable.lastPathComponent)
        let folder = XDGFolders(environment: environment).state?
            .appendingPathComponent(identity.folderName, isDirectory: true)
            .appendingPathComponent("pushwoosh", isDirectory: true)
        let store = SQLiteStore(folder: folder, log: log)
        let locale = LinuxLocale(environment: environment)
        return Platform(
            timeSource: LinuxTimeSource(),
            mainThread: mainThread,
            store: store,
            permission: LinuxPermission(store: store, log: log),
            surface: LogSurface(log: log, mainThread: mainThread),
            richMediaSource: NoRichMediaSource(log: log),
            pushTokenSource: NoPushTokenSource(),
            http: NoTransport(),
            appearance: LinuxAppearance(environment: environment, locale: locale),
            settingsOpener: LinuxSettingsOpener(identity: identity, log: log, environment: environment),
            urlOpener: LinuxURLOpener(environment: environment),
            haptics: LogHaptics(log: log),
            locale: locale,
            identity: identity,
            bundle: bundle,
            connectivity: LinuxConnectivity(),
            lifecycle: ApplicationLifecycle(),
            notificationList: NoNotificationList(log: log),
            log: log
        )
    }

    /// The file that this process runs, whatever it was called as.
    package static var currentExecutable: URL {
        URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    }
}
