import Foundation

/// Time as the SDK sees it: monotonic for durations, wall for what is stored.
package protocol TimeSource: Sendable {
    /// Seconds on a clock that never goes back.
    var uptime: TimeInterval { get }
    /// The date and time of the wall clock, which a person may set.
    var wallTime: Date { get }
    /// Runs `work` on the main thread when `delay` seconds have passed.
    ///
    /// A delay of 0 or less runs in the next turn of the main thread.
    func schedule(after delay: TimeInterval, _ work: @escaping @Sendable () -> Void) -> ScheduledWork
}

/// Work that waits for its time. It runs at most once, and never after `cancel()`.
package final class ScheduledWork: Sendable {
    private let cancellation: @Sendable () -> Void

    package init(cancel: @escaping @Sendable () -> Void) {
        cancellation = cancel
    }

    package func cancel() {
        cancellation()
    }
}
