import Synchronization

/// Whether requests are sent: said in code and kept, else as Info.plist says.
final class ServerCommunication: PlatformState {
    static let storedFlag = StoreKey("configure.serverCommunication")

    private unowned let platform: Platform
    private let flag: Mutex<Bool>

    init(platform: Platform) {
        self.platform = platform
        if case .integer(let kept) = platform.store.value(for: Self.storedFlag) {
            flag = Mutex(kept != 0)
        } else {
            flag = Mutex(PushwooshConfigureInfoPlist.allowsServerCommunication.value(in: platform))
        }
    }

    var isAllowed: Bool {
        get { flag.withLock { $0 } }
        set {
            flag.withLock { $0 = newValue }
            platform.store.set(.integer(newValue ? 1 : 0), for: Self.storedFlag)
            let text = newValue ? "Requests are sent from now on." : "No request is sent from now on."
            platform.log.write(.init(.debug, "Transport", text))
            platform.state(Server.self).mayBeReady()
        }
    }
}
