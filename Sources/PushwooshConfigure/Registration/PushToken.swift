/// The push token of this device in lower-case hexadecimal digits, kept across launches.
final class PushToken: PlatformState {
    static let key = StoreKey("configure.pushToken")

    private unowned let platform: Platform

    init(platform: Platform) {
        self.platform = platform
    }

    /// Nil where there is none.
    var current: String? {
        get {
            guard case .text(let token) = platform.store.value(for: Self.key) else { return nil }
            return token
        }
        set { platform.store.set(newValue.map { .text($0) }, for: Self.key) }
    }
}
