/// Who uses the app: the id that the app has said, kept at once, and what Pushwoosh knows of it.
///
/// A failed request takes nothing back, so that calls which overlap cannot put an older id in place.
final class UserIdentity: PlatformState {
    static let storedID = StoreKey("configure.userId")
    static let storedConfirmedID = StoreKey("configure.confirmedUserId")
    static let storedConfirmedTime = StoreKey("configure.confirmedUserIdTime")
    /// For how long the same id is not sent again, in seconds.
    static let freshness: TimeInterval = 24 * 60 * 60

    private unowned let platform: Platform
    /// What waits for the request on its way, in order.
    @MainActor private var waiting: [@MainActor (Platform) -> Void] = []
    @MainActor private var isSending = false

    init(platform: Platform) {
        self.platform = platform
    }

    /// The id of the installation where the app has said nothing.
    var current: String {
        if case .text(let id) = platform.store.value(for: Self.storedID) { return id }
        return platform.state(DeviceIdentity.self).hwid
    }

    /// Keeps the id, then tells Pushwoosh.
    func set(_ written: String, completion: Completion?) {
        guard let id = platform.trimmed(written, "The user id", of: "setUserId", completion) else { return }
        register(id) { platform, error in platform.finish(completion, error, subject: "User") }
    }

    /// Keeps the id, tells Pushwoosh, then tells it the addresses.
    func set(_ written: String, emails: [Any], completion: Completion?) {
        guard let id = platform.trimmed(written, "The user id", of: "setUser", completion) else { return }
        let addresses = EmailAddresses.usable(emails, log: platform.log)
        register(id) { platform, error in
            // No address is nothing to do, and no mistake.
            if error != nil || addresses.isEmpty { return platform.finish(completion, error, subject: "User") }
            EmailAddresses(platform: platform).register(addresses, completion: completion)
        }
    }

    /// Puts the events of one user to another.
    func merge(_ old: String, into new: String, keepsEvents: Bool, completion: Completion?) {
        let platform = platform
        guard let old = platform.trimmed(old, "The old user id", of: "mergeUserId", completion),
            let new = platform.trimmed(new, "The new user id", of: "mergeUserId", completion)
        else { return }
        let now = platform.timeSource.wallTime
        let time = Int(now.timeIntervalSince1970) + TimeZone.current.secondsFromGMT(for: now)
        platform.state(Server.self).send({
            MergeUserRequest(device: $0, oldUserID: old, newUserID: new, merge: keepsEvents, time: time)
        }) { platform.finish(completion, $0.failure, subject: "User") }
    }

    private func register(_ id: String, then: @escaping @MainActor @Sendable (Platform, (any Error)?) -> Void) {
        let platform = platform
        platform.store.set(.text(id), for: Self.storedID)
        platform.mainThread.run {
            let identity = platform.state(UserIdentity.self)
            identity.waiting.append { platform in platform.state(UserIdentity.self).send(id, then: then) }
            identity.sendNext()
        }
    }

    @MainActor
    private func sendNext() {
        guard !isSending, !waiting.isEmpty else { return }
        isSending = true
        waiting.removeFirst()(platform)
    }

    @MainActor
    private func send(_ id: String, then: @escaping @MainActor @Sendable (Platform, (any Error)?) -> Void) {
        let platform = platform
        let finish: @MainActor @Sendable ((any Error)?) -> Void = { error in
            let identity = platform.state(UserIdentity.self)
            identity.isSending = false
            then(platform, error)
            identity.sendNext()
        }
        if isFresh(id) { return platform.mainThread.run { finish(nil) } }
        platform.state(Server.self).sendInThisTurn({ device in
            var device = device
            device.userID = id
            return RegisterUserRequest(device: device)
        }) { result in
            if case .success = result { platform.state(UserIdentity.self).confirm(id) }
            finish(result.failure)
        }
    }

    private func isFresh(_ id: String) -> Bool {
        guard case .text(id) = platform.store.value(for: Self.storedConfirmedID),
            case .real(let time) = platform.store.value(for: Self.storedConfirmedTime)
        else { return false }
        let age = platform.timeSource.wallTime.timeIntervalSince1970 - time
        return age >= 0 && age < Self.freshness
    }

    private func confirm(_ id: String) {
        platform.store.set(.text(id), for: Self.storedConfirmedID)
        platform.store.set(.real(platform.timeSource.wallTime.timeIntervalSince1970), for: Self.storedConfirmedTime)
    }
}
