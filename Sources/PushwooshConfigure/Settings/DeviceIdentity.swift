/// The id of this installation, made at first use and kept.
final class DeviceIdentity: PlatformState {
    static let storedIdentifier = StoreKey("configure.hwid")

    let hwid: String

    init(platform: Platform) {
        if case .text(let kept) = platform.store.value(for: Self.storedIdentifier), !kept.isEmpty {
            hwid = kept
        } else {
            hwid = UUID().uuidString
            platform.store.set(.text(hwid), for: Self.storedIdentifier)
        }
    }
}
