import Foundation

/// The virtual clock as one process of the app sees it: its time, its timers and its main thread.
struct ProcessTime: TimeSource, MainThread {
    let clock: VirtualClock
    let process: Int

    var uptime: TimeInterval { clock.uptime }

    var wallTime: Date { clock.wallTime }

    func schedule(after delay: TimeInterval, _ work: @escaping @Sendable () -> Void) -> ScheduledWork {
        clock.schedule(after: delay, process: process, work)
    }

    func async(_ work: @escaping @Sendable () -> Void) {
        _ = clock.schedule(after: 0, process: process, work)
    }

    /// Runs `work` when `delay` has passed, on a thread that is not the main one, as a system service would answer.
    ///
    /// The virtual clock stands still until it has ended, so tests stay synchronous.
    func answer(after delay: Duration = .zero, _ work: @escaping @Sendable () -> Void) {
        _ = schedule(after: delay.timeInterval) {
            let ended = DispatchSemaphore(value: 0)
            Thread.detachNewThread {
                work()
                ended.signal()
            }
            ended.wait()
        }
    }
}
