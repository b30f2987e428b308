import Foundation

/// Where the app is in its life. UIApplication moves it; the SDK watches it.
package final class ApplicationLifecycle: Sendable {
    package enum Phase: Sendable {
        /// `didFinishLaunching` has not returned.
        case launching
        case active, inactive, background
    }

    private let lock = NSLock()
    // Guarded by `lock`.
    private nonisolated(unsafe) var current = Phase.launching
    private nonisolated(unsafe) var observers: [Int: @Sendable (Phase) -> Void] = [:]
    private nonisolated(unsafe) var nextObserver = 0

    package init() {}

    package var phase: Phase { lock.withLock { current } }

    /// Moves to `phase` and tells the observers, in the order they came. Main thread only.
    package func move(to phase: Phase) {
        let told = lock.withLock {
            current = phase
            return observers.sorted { $0.key < $1.key }.map(\.value)
        }
        for observer in told { observer(phase) }
    }

    /// Calls `changed` after each move until the observation is cancelled.
    package func observe(_ changed: @escaping @Sendable (Phase) -> Void) -> ScheduledWork {
        let id = lock.withLock {
            nextObserver += 1
            observers[nextObserver] = changed
            return nextObserver
        }
        return ScheduledWork { [weak self] in
            guard let self else { return }
            _ = self.lock.withLock { self.observers.removeValue(forKey: id) }
        }
    }
}
