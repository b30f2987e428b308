extension HeadlessApp {
    /// Lets time pass: timers fire and the main thread works, each at its own moment, in order.
    public func advance(by duration: Duration) {
        let ended = Platform.$override.withValue(platform) { device.clock.advance(by: duration) }
        if !ended {
            noteProblem("The app kept making work at one moment: \(VirtualClock.mostTurns) turns without an end.")
        }
    }

    /// Runs what the app has to do at this moment.
    ///
    /// Every other call does so by itself.
    public func settle() {
        advance(by: .zero)
    }

    /// How long the test has run, on its own clock.
    public var elapsed: Duration { .nanoseconds(Int64((device.clock.uptime * 1_000_000_000).rounded())) }

    /// The date and time that the app sees.
    ///
    /// Setting it is what a person does in the settings: timers do not move.
    public var wallTime: Date {
        get { device.clock.wallTime }
        set { device.clock.wallTime = newValue }
    }
}
