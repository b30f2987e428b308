import Synchronization

/// The application code: the one set in code and kept, or that of Info.plist.
///
/// An Info.plist that was edited since the last launch wins over a code kept from then.
final class ApplicationCode: PlatformState {
    static let storedCode = StoreKey("configure.applicationCode")
    static let storedInfoPlistCode = StoreKey("configure.infoPlistApplicationCode")

    private unowned let platform: Platform
    private let code: Mutex<String?>

    init(platform: Platform) {
        self.platform = platform
        let infoPlistCode = PushwooshConfigureInfoPlist.applicationCode.value(in: platform).flatMap {
            Self.accepted($0, log: platform.log)
        }
        var kept: String?
        if case .text(let text) = platform.store.value(for: Self.storedCode) { kept = text }
        if let infoPlistCode, platform.store.value(for: Self.storedInfoPlistCode) != .text(infoPlistCode) {
            platform.store.set(.text(infoPlistCode), for: Self.storedInfoPlistCode)
            platform.store.set(nil, for: Self.storedCode)
            kept = nil
        }
        code = Mutex(kept ?? infoPlistCode)
    }

    /// Nil where none is set.
    var current: String? { code.withLock { $0 } }

    /// Takes a code from the app: trimmed; one with a dot is refused; an empty one clears.
    func set(_ written: String) {
        guard let accepted = Self.accepted(written, log: platform.log) else { return }
        let new = accepted.isEmpty ? nil : accepted
        let old = code.withLock { code in
            defer { code = new }
            return code
        }
        platform.store.set(new.map { .text($0) }, for: Self.storedCode)
        guard new != nil else { return }
        if let old, old != new {
            // What was listed belongs to the other application.
            platform.state(InboxLoading.self).invalidate()
            platform.state(InAppCatalog.self).forget()
        }
        platform.state(Registration.self).applicationCodeIsSet()
        platform.state(Server.self).mayBeReady()
    }

    private static func accepted(_ written: String, log: any LogSink) -> String? {
        let code = written.trimmingCharacters(in: .whitespacesAndNewlines)
        guard !code.contains(".") else {
            let text =
                "The application code “\(code)” has a dot and is refused. Copy it from the control panel: XXXXX-XXXXX."
            log.write(.init(.error, "Settings", text))
            return nil
        }
        return code
    }
}
