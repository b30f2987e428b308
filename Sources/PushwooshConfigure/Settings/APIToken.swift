import Synchronization

/// The API token: the one set in code and kept, else that of Info.plist.
final class APIToken: PlatformState {
    static let storedToken = StoreKey("configure.apiToken")

    private unowned let platform: Platform
    private let inCode: Mutex<String?>
    private let inInfoPlist: String?

    init(platform: Platform) {
        self.platform = platform
        inInfoPlist =
            PushwooshConfigureInfoPlist.apiToken.value(in: platform)
            ?? PushwooshConfigureInfoPlist.olderAPIToken.value(in: platform)
        var kept: String?
        if case .text(let text) = platform.store.value(for: Self.storedToken) { kept = text }
        inCode = Mutex(kept)
    }

    /// Nil where there is none: requests then carry none.
    var current: String? { inCode.withLock { $0 } ?? inInfoPlist }

    /// Trimmed; an empty one clears.
    func set(_ written: String) {
        let token = written.trimmingCharacters(in: .whitespacesAndNewlines)
        inCode.withLock { $0 = token.isEmpty ? nil : token }
        platform.store.set(token.isEmpty ? nil : .text(token), for: Self.storedToken)
        tellRoute()
    }

    func tellRoute() {
        platform.state(RequestRoute.self).token = current
    }
}
