import Synchronization

/// Whether pushes are shown as alerts while the app is in front: said in code, else as Info.plist says.
final class AlertSetting: PlatformState {
    private let stored: Mutex<Bool>

    init(platform: Platform) {
        stored = Mutex(PushwooshConfigureInfoPlist.showsAlert.value(in: platform))
    }

    var isShown: Bool {
        get { stored.withLock { $0 } }
        set { stored.withLock { $0 = newValue } }
    }
}
