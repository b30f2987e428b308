/// One process of a headless app, from launch to its end: the platform and the seams that the test drives.
@MainActor
struct HeadlessProcess {
    let platform: Platform
    let surface: HeadlessSurface
    let permission: HeadlessPermission
    let appearance: HeadlessAppearanceSource

    /// Starts a process on `device`; whatever the one before had waiting is dropped.
    init(on device: HeadlessDevice) {
        let time = ProcessTime(clock: device.clock, process: device.clock.startProcess())
        let facts = HeadlessFacts(device: device)
        let lifecycle = ApplicationLifecycle()
        surface = HeadlessSurface(device: device, time: time, lifecycle: lifecycle)
        permission = HeadlessPermission(device: device, time: time)
        appearance = HeadlessAppearanceSource(device: device, time: time)
        platform = Platform(
            timeSource: time,
            mainThread: time,
            store: device.openStore(log: facts),
            permission: permission,
            surface: surface,
            richMediaSource: HeadlessRichMediaSource(device: device, time: time),
            pushTokenSource: HeadlessTokenSource(device: device, time: time),
            http: HeadlessTransport(device: device, time: time),
            appearance: appearance,
            settingsOpener: HeadlessSettingsOpener(device: device, time: time),
            urlOpener: HeadlessURLOpener(device: device, time: time),
            haptics: facts,
            locale: facts,
            identity: facts,
            bundle: facts,
            connectivity: facts,
            lifecycle: lifecycle,
            notificationList: facts,
            log: facts
        )
    }

    var runner: ApplicationRunner { platform.state(ApplicationRunner.self) }
}
