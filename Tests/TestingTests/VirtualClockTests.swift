import Synchronization
import Testing

@testable import PushwooshTesting

@MainActor
@Suite struct VirtualClockTests {
    @MainActor final class Notes {
        var lines: [String] = []
    }

    let app = HeadlessApp()
    let notes = Notes()

    private func note(_ text: String) -> @Sendable () -> Void {
        let notes = notes
        return { MainActor.assumeIsolated { notes.lines.append(text) } }
    }

    @Test("work runs at its own time, in order of time and then of arrival")
    func order() {
        let time = app.platform.timeSource
        _ = time.schedule(after: 2, note("two"))
        _ = time.schedule(after: 1, note("one, first"))
        _ = time.schedule(after: 1, note("one, second"))
        app.platform.mainThread.async(note("now"))
        _ = time.schedule(after: -5, note("past"))
        #expect(notes.lines.isEmpty)
        app.advance(by: .seconds(1))
        #expect(notes.lines == ["now", "past", "one, first", "one, second"])
        app.advance(by: .milliseconds(999))
        #expect(notes.lines.count == 4)
        app.advance(by: .milliseconds(1))
        #expect(notes.lines.last == "two")
    }

    @Test("a timer sees the time it was set for, and what it starts runs on in the same go")
    func nested() {
        let (time, notes) = (app.platform.timeSource, notes)
        _ = time.schedule(after: 1) {
            let first = time.uptime
            _ = time.schedule(after: 0.5) {
                MainActor.assumeIsolated { notes.lines.append("\(first) \(time.uptime)") }
            }
        }
        app.advance(by: .seconds(60))
        #expect(notes.lines == ["1.0 1.5"])
        #expect(app.elapsed == .seconds(60))
    }

    @Test("cancelled work does not run, and lets go of what it holds")
    func cancelled() {
        weak var held: Notes?
        let work: ScheduledWork
        do {
            let object = Notes()
            held = object
            work = app.platform.timeSource.schedule(after: 1) {
                MainActor.assumeIsolated { object.lines.append("ran") }
            }
        }
        #expect(held != nil)
        work.cancel()
        #expect(held == nil)
        app.advance(by: .seconds(2))
    }

    @Test(
        "a time that is no number is now, and one without end does not come",
        arguments: [(Double.nan, true), (.infinity, false)]
    )
    func odd(delay: Double, runs: Bool) {
        _ = app.platform.timeSource.schedule(after: delay, note("ran"))
        app.advance(by: .weeks(1000))
        #expect(notes.lines == (runs ? ["ran"] : []))
    }

    @Test("work that keeps making work at one moment is reported, not waited for")
    func endless() {
        let mainThread = app.platform.mainThread
        @Sendable func again() { mainThread.async { again() } }
        again()
        app.settle()
        #expect(app.problems.count == 1)
        #expect(app.problems.first?.hasPrefix("The app kept making work") == true)
    }

    @Test("work that has its time after the process has ended does not run")
    func ended() {
        _ = app.platform.timeSource.schedule(after: 1, note("timer"))
        let old = app.platform
        app.relaunch()
        old.mainThread.async(note("late"))
        app.advance(by: .seconds(5))
        #expect(notes.lines.isEmpty)
    }

    @Test("days are 24 hours and weeks 7 days")
    func durations() {
        #expect(Duration.weeks(1) == .seconds(604_800))
        #expect(Duration.days(2) == .hours(48))
        #expect(Duration.minutes(90).timeInterval == 5400)
    }

    @Test("the wall clock goes with the time, and can be set without moving a timer")
    func wallClock() {
        let start = app.wallTime
        app.advance(by: .hours(1))
        #expect(app.wallTime == start.addingTimeInterval(3600))
        _ = app.platform.timeSource.schedule(after: 10, note("ran"))
        app.wallTime = start.addingTimeInterval(-86_400)
        #expect(app.platform.timeSource.wallTime == start.addingTimeInterval(-86_400))
        #expect(notes.lines.isEmpty)
        app.advance(by: .seconds(10))
        #expect(notes.lines == ["ran"])
        #expect(app.wallTime == start.addingTimeInterval(-86_390))
    }

    @Test("time that would go beyond what a clock holds stands still there, and what was set before has run")
    func end() {
        let time = app.platform.timeSource
        _ = time.schedule(after: 60, note("ran"))
        for _ in 0..<5 { app.advance(by: .days(36_500)) }
        let last = app.elapsed
        _ = time.schedule(after: .infinity, note("far"))
        app.advance(by: .days(36_500))
        #expect(notes.lines.first == "ran")
        #expect(app.elapsed == last && last > .days(36_500))
    }
}
