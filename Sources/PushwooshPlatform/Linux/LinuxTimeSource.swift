import Foundation
import Synchronization

/// The clocks of the machine; timers run on the main queue, which `RunLoop.main` drains.
struct LinuxTimeSource: TimeSource {
    var uptime: TimeInterval { TimeInterval(DispatchTime.now().uptimeNanoseconds) / 1_000_000_000 }

    var wallTime: Date { Date() }

    func schedule(after delay: TimeInterval, _ work: @escaping @Sendable () -> Void) -> ScheduledWork {
        let pending = PendingWork(work)
        // Anything beyond a century, also infinity, is a time this process will not see.
        let seconds = delay.isNaN ? 0 : min(max(0, delay), 100 * 365 * 24 * 60 * 60)
        DispatchQueue.main.asyncAfter(deadline: .now() + seconds) { pending.take()?() }
        return ScheduledWork { _ = pending.take() }
    }
}

/// Work that whoever comes first takes: the timer to run it, or the cancellation to drop it.
private final class PendingWork: Sendable {
    private let work: Mutex<(@Sendable () -> Void)?>

    init(_ work: @escaping @Sendable () -> Void) {
        self.work = Mutex(work)
    }

    func take() -> (@Sendable () -> Void)? {
        work.withLock { work in
            defer { work = nil }
            return work
        }
    }
}
