extension MainThread {
    /// Runs `work` in a turn of its own on the main thread, as the main actor, never before this returns.
    package func run(_ work: @escaping @MainActor @Sendable () -> Void) {
        async { MainActor.assumeIsolated(work) }
    }
}

extension TimeSource {
    /// Runs `work` on the main thread, as the main actor, when `delay` seconds have passed.
    package func run(after delay: TimeInterval, _ work: @escaping @MainActor @Sendable () -> Void) -> ScheduledWork {
        schedule(after: delay) { MainActor.assumeIsolated(work) }
    }
}
