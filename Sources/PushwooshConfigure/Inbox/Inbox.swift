import Synchronization

/// The inbox of one app: what pushes brought and what the server lists, kept across launches.
final class Inbox: PlatformState {
    static let stored = StoreKey("inbox.messages")

    let observers = InboxObservers()
    private unowned let platform: Platform
    private let records: Mutex<InboxRecords>

    init(platform: Platform) {
        self.platform = platform
        var kept: InboxRecords?
        if case .data(let data) = platform.store.value(for: Self.stored) {
            kept = try? JSONDecoder().decode(InboxRecords.self, from: data)
        }
        records = Mutex(kept ?? InboxRecords())
    }

    /// What the app sees, the latest first.
    var visible: [InboxRecord] {
        let now = platform.timeSource.wallTime
        return records.withLock { $0.visible(at: now) }
    }

    var counts: InboxCounts { InboxCounts(visible) }

    /// The message of that code, if the app sees it.
    func visible(_ code: String) -> InboxRecord? {
        let now = platform.timeSource.wallTime
        return records.withLock { $0.record(code) }.flatMap { $0.isVisible(at: now) ? $0 : nil }
    }

    /// Changes what is kept, in one durable step, and has whoever observes told.
    @discardableResult
    func change<Result: Sendable>(_ edit: (inout InboxRecords) -> Result) -> Result {
        let (now, store) = (platform.timeSource.wallTime, platform.store)
        let (result, change) = records.withLock { records in
            let before = records
            let result = edit(&records)
            records.dropExpired(at: now)
            if records != before { store.set(Self.value(records), for: Self.stored) }
            return (result, InboxChange(from: before.visible(at: now), to: records.visible(at: now)))
        }
        if !change.isEmpty { later { $0.announce(change) } }
        return result
    }

    /// Takes the message of a push, if it brings one.
    func take(_ push: PushPayload) {
        guard let record = InboxRecord(push, at: platform.timeSource.wallTime) else { return }
        let isNew = change { records in
            defer { records.take(record) }
            return records.record(record.code) == nil
        }
        if isNew { later { $0.announceReceived(record.code) } }
    }

    /// Whoever opens the push of a message acts on it.
    func opened(_ push: PushPayload) {
        guard let record = InboxRecord(push, at: platform.timeSource.wallTime) else { return }
        move([record.code], to: .action)
    }

    /// Moves messages that are visible on to a status, and tells the server.
    func move(_ codes: [String], to status: InboxRecord.Status) {
        let now = platform.timeSource.wallTime
        let moved = change { $0.move(codes, to: status, at: now) }
        for record in moved { platform.sendInboxStatus(of: record) }
    }

    /// Forgets everything: the application code or the user is another one.
    func forget() {
        change { $0 = InboxRecords() }
    }

    /// Runs `work` in a later turn of the main thread.
    func later(_ work: @escaping @MainActor @Sendable (Inbox) -> Void) {
        let platform = platform
        platform.mainThread.run { work(platform.state(Inbox.self)) }
    }

    private static func value(_ records: InboxRecords) -> StoredValue? {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        return (try? encoder.encode(records)).map { .data($0) }
    }
}

// MARK: Telling

extension Inbox {
    @MainActor
    private func announce(_ change: InboxChange) {
        let info: [String: Any] = [
            "messagesAdded": change.added.messages,
            "messagesDeleted": change.deleted.messages,
            "messagesUpdated": change.updated.messages,
        ]
        NotificationCenter.default.post(name: .PWInboxMessagesDidUpdate, object: nil, userInfo: info)
        let counts = counts
        observers.forEach { token in
            if case .changed(let callback) = token.wish { callback.call(change) } else { token.tell(counts) }
        }
    }

    @MainActor
    private func announceReceived(_ code: String) {
        guard let record = visible(code) else { return }
        let info = ["messagesAdded": [record].messages]
        NotificationCenter.default.post(name: .PWInboxMessagesDidReceiveInPush, object: nil, userInfo: info)
        observers.forEach { token in
            if case .received(let callback) = token.wish { callback.call([record].messages) }
        }
    }

    /// Adds one who wants counts, who hears the present one soon.
    func addCounting(_ wish: InboxObservers.Wish) -> InboxObservers.Token {
        let token = observers.add(wish)
        later { inbox in
            if inbox.observers.contains(token) { token.tell(inbox.counts) }
        }
        return token
    }
}
