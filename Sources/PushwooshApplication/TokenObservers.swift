/// The push token of this process, and who wants to hear of it.
package final class TokenObservers: Sendable {
    private let lock = NSLock()
    // Guarded by `lock`.
    private nonisolated(unsafe) var token: Data?
    private nonisolated(unsafe) var observers: [Int: @Sendable (Result<Data, any Error>) -> Void] = [:]
    private nonisolated(unsafe) var nextObserver = 0

    var current: Data? { lock.withLock { token } }

    /// Calls `heard` on the main thread with each token and each failure, after the app delegate, until cancelled.
    package func observe(_ heard: @escaping @Sendable (Result<Data, any Error>) -> Void) -> ScheduledWork {
        let id = lock.withLock {
            nextObserver += 1
            observers[nextObserver] = heard
            return nextObserver
        }
        return ScheduledWork { [weak self] in
            guard let self else { return }
            _ = self.lock.withLock { self.observers.removeValue(forKey: id) }
        }
    }

    /// A failure leaves the token that was there.
    func keep(_ result: Result<Data, any Error>) {
        if case .success(let new) = result { lock.withLock { token = new } }
    }

    func forget() {
        lock.withLock { token = nil }
    }

    @MainActor
    func tell(_ result: Result<Data, any Error>) {
        let told = lock.withLock { observers.sorted { $0.key < $1.key }.map(\.value) }
        for observer in told { observer(result) }
    }
}
