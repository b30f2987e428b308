/// The advertising id that Pushwoosh knows of this device.
final class AdvertisingIdentifier: PlatformState {
    static let storedIdentifier = StoreKey("configure.advertisingId")
    private static let zeros = "00000000-0000-0000-0000-000000000000"

    private unowned let platform: Platform

    init(platform: Platform) {
        self.platform = platform
    }

    private var known: String? {
        if case .text(let kept) = platform.store.value(for: Self.storedIdentifier) { kept } else { nil }
    }

    /// Tells Pushwoosh where it does not know yet; kept once it does.
    func set(_ written: String?) {
        let text = written?.trimmingCharacters(in: .whitespacesAndNewlines) ?? ""
        let identifier = text.isEmpty || text == Self.zeros ? nil : text
        guard identifier != known else { return }
        let platform = platform
        platform.state(Server.self).send({ SetAdvertisingIdentifierRequest(device: $0, identifier: identifier) }) {
            guard case .success = $0 else { return }
            platform.store.set(identifier.map { .text($0) }, for: Self.storedIdentifier)
        }
    }
}
