import PushwooshTesting
import Synchronization
import Testing

@testable import PushwooshPlatform

@MainActor
@Suite struct LinuxTimeTests {
    let time = LinuxTimeSource()
    let mainThread = LinuxMainThread()

    @Test("work runs on the main queue when its time has come, in order", arguments: [-1, 0, 0.01, Double.nan])
    func timers(delay: Double) async {
        let (start, time) = (time.uptime, time)
        let elapsed = await withCheckedContinuation { next in
            _ = time.schedule(after: delay) {
                MainActor.assumeIsolated { next.resume(returning: time.uptime - start) }
            }
        }
        #expect(elapsed >= (delay.isNaN ? 0 : delay))
        #expect(elapsed < 30)
    }

    @Test("cancelled work does not run, also when it is due at once, and lets go of what it holds")
    func cancelled() async {
        let ran = Mutex(false)
        final class Held: Sendable {}
        weak var held: Held?
        do {
            let object = Held()
            held = object
            let work = time.schedule(after: 0) {
                withExtendedLifetime(object) { ran.withLock { $0 = true } }
            }
            work.cancel()
            work.cancel()
        }
        #expect(held == nil)
        await withCheckedContinuation { next in _ = time.schedule(after: 0.01) { next.resume() } }
        #expect(!ran.withLock { $0 })
    }

    @Test("a time without end does not come, and does not trap")
    func endless() async {
        let work = time.schedule(after: .infinity) { Issue.record("a timer without end has fired") }
        await withCheckedContinuation { next in mainThread.async { next.resume() } }
        work.cancel()
    }

    @Test("work for the main thread runs in order, never before the call returns")
    func mainThreadOrder() async {
        let order = Mutex<[Int]>([])
        for number in 0..<100 { mainThread.async { order.withLock { $0.append(number) } } }
        #expect(order.withLock { $0 }.isEmpty)
        await withCheckedContinuation { next in mainThread.async { next.resume() } }
        #expect(order.withLock { $0 } == Array(0..<100))
    }

    @Test("the wall clock tells the time of day")
    func wallTime() {
        #expect(abs(time.wallTime.timeIntervalSinceNow) < 60)
    }
}
