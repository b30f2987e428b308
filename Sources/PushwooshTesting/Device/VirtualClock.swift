import Foundation

/// Time that passes only when a test says so, with everything that waits for it.
///
/// Work is run in order of its time, and where the times are equal in order of arrival: so it is also the main thread.
/// Work belongs to a process of the app; the work of a process that has ended is dropped.
final class VirtualClock: Sendable {
    private struct Work {
        let due: Int64
        let number: Int
        let process: Int
        let run: @Sendable () -> Void
    }

    /// Where time starts: 2 January 2026, 00:00 GMT.
    static let start = Date(timeIntervalSinceReferenceDate: 789_004_800)
    /// More turns than this at one moment mean that work keeps making work.
    static let mostTurns = 100_000

    /// 190 years on: the clock stands still there, before its counter ends.
    private static let lastMoment: Int64 = 6_000_000_000_000_000_000

    private let lock = NSLock()
    // Guarded by `lock`.
    private nonisolated(unsafe) var nanoseconds: Int64 = 0
    private nonisolated(unsafe) var wallOffset: TimeInterval = 0
    private nonisolated(unsafe) var waiting: [Work] = []
    private nonisolated(unsafe) var nextNumber = 0
    private nonisolated(unsafe) var process = 0

    /// Seconds since the test began.
    var uptime: TimeInterval { lock.withLock { TimeInterval(nanoseconds) / 1_000_000_000 } }

    /// What the wall clock shows.
    var wallTime: Date {
        get { lock.withLock { Self.start.addingTimeInterval(wallOffset + TimeInterval(nanoseconds) / 1_000_000_000) } }
        set {
            lock.withLock {
                let now = Self.start.addingTimeInterval(TimeInterval(nanoseconds) / 1_000_000_000)
                wallOffset = newValue.timeIntervalSince(now)
            }
        }
    }

    /// Ends the running process and gives the number of the next; what waited for the old one is dropped.
    func startProcess() -> Int {
        // What is dropped may hold the last reference to something that comes back here: released outside the lock.
        var dropped: [Work] = []
        return lock.withLock {
            process += 1
            swap(&dropped, &waiting)
            return process
        }
    }

    func schedule(after delay: TimeInterval, process: Int, _ work: @escaping @Sendable () -> Void) -> ScheduledWork {
        let number = lock.withLock { () -> Int? in
            guard process == self.process else { return nil }
            nextNumber += 1
            let due = min(nanoseconds + Self.nanoseconds(delay), Self.lastMoment)
            let place = waiting.firstIndex { $0.due > due } ?? waiting.endIndex
            waiting.insert(Work(due: due, number: nextNumber, process: process, run: work), at: place)
            return nextNumber
        }
        return ScheduledWork { [weak self] in
            guard let self, let number else { return }
            let dropped = self.lock.withLock {
                self.waiting.firstIndex { $0.number == number }.map { self.waiting.remove(at: $0) }
            }
            _ = dropped
        }
    }

    /// Lets so much time pass, running what falls due on the way. False where work kept making work at one moment.
    func advance(by duration: Duration) -> Bool {
        let end = lock.withLock { min(nanoseconds + Self.nanoseconds(duration.timeInterval), Self.lastMoment) }
        var turns = (moment: Int64.min, count: 0)
        while let work = next(until: end) {
            turns = turns.moment == work.due ? (work.due, turns.count + 1) : (work.due, 1)
            guard turns.count <= Self.mostTurns else { return false }
            work.run()
        }
        lock.withLock { nanoseconds = max(nanoseconds, end) }
        return true
    }

    private func next(until end: Int64) -> Work? {
        lock.withLock {
            guard let first = waiting.first, first.due <= end else { return nil }
            waiting.removeFirst()
            nanoseconds = max(nanoseconds, first.due)
            return first
        }
    }

    /// At least 0; at most a century, beyond which no test goes.
    private static func nanoseconds(_ seconds: TimeInterval) -> Int64 {
        let century: TimeInterval = 100 * 365 * 24 * 60 * 60
        return seconds.isNaN ? 0 : Int64((min(max(0, seconds), century) * 1_000_000_000).rounded())
    }
}
