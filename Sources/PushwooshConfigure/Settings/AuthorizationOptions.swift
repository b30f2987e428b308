import Synchronization

/// What is asked for beside alerts, badges and sounds.
final class AuthorizationOptions: PlatformState {
    private static let usual: UNAuthorizationOptions = [.alert, .badge, .sound]

    private let stored = Mutex<UNAuthorizationOptions>([])

    init(platform: Platform) {}

    var additional: UNAuthorizationOptions {
        get { stored.withLock { $0 } }
        set { stored.withLock { $0 = newValue } }
    }

    /// What the system is asked for.
    var all: UNAuthorizationOptions { Self.usual.union(additional) }
}
