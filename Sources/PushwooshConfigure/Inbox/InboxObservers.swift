/// Who wants to hear of the inbox. They are held until they are removed, and called on the main thread.
final class InboxObservers: Sendable {
    /// What an observer wants to hear.
    enum Wish: Sendable {
        case received(MainThreadCallback<[any PWInboxMessageProtocol]>)
        case changed(MainThreadCallback<InboxChange>)
        case unread(MainThreadCallback<UInt>)
        case notActedUpon(MainThreadCallback<UInt>)
    }

    /// What the app gets to take an observer away by.
    final class Token: NSObject, Sendable {
        let wish: Wish
        // Touched on the main thread only.
        @MainActor var lastCount: UInt?

        init(_ wish: Wish) {
            self.wish = wish
            super.init()
        }
    }

    private let lock = NSLock()
    // Guarded by `lock`.
    private nonisolated(unsafe) var tokens: [Token] = []

    func add(_ wish: Wish) -> Token {
        let token = Token(wish)
        lock.withLock { tokens.append(token) }
        return token
    }

    func remove(_ token: any NSObjectProtocol) {
        lock.withLock { tokens.removeAll { $0 === token } }
    }

    /// Calls each, in the order they came, that is still there when its turn comes.
    @MainActor
    func forEach(_ call: (Token) -> Void) {
        for token in lock.withLock({ tokens }) where contains(token) { call(token) }
    }

    func contains(_ token: Token) -> Bool {
        lock.withLock { tokens.contains { $0 === token } }
    }
}

extension InboxObservers.Token {
    /// Tells a count to one who wants it, unless it has heard the same.
    @MainActor
    func tell(_ counts: InboxCounts) {
        switch wish {
        case .unread(let callback): tell(counts.unread, callback)
        case .notActedUpon(let callback): tell(counts.notActedUpon, callback)
        case .received, .changed: break
        }
    }

    @MainActor
    private func tell(_ count: Int, _ callback: MainThreadCallback<UInt>) {
        guard lastCount != UInt(count) else { return }
        lastCount = UInt(count)
        callback.call(UInt(count))
    }
}

/// How many messages there are.
struct InboxCounts: Sendable, Hashable {
    var all: Int
    var unread: Int
    var notActedUpon: Int

    init(_ visible: [InboxRecord]) {
        all = visible.count
        unread = visible.count { !$0.isRead }
        notActedUpon = visible.count { !$0.isActionPerformed }
    }
}
