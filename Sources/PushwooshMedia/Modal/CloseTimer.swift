/// Closes one rich media when its time on screen is over. Time in the background, or under a screen reader, does not
/// count.
@MainActor
final class CloseTimer {
    private let platform: Platform
    private let fire: @MainActor () -> Void
    private var remaining: TimeInterval
    private var running: (work: ScheduledWork, since: TimeInterval)?
    private var watches: [ScheduledWork] = []

    /// `fire` is called once, on the main thread, unless cancelled before.
    init(platform: Platform, interval: TimeInterval, fire: @escaping @MainActor () -> Void) {
        self.platform = platform
        self.fire = fire
        remaining = interval
        watches = [
            platform.lifecycle.observe { [weak self] _ in MainActor.assumeIsolated { self?.follow() } },
            platform.appearance.observe { [weak self] in MainActor.assumeIsolated { self?.follow() } },
        ]
        follow()
    }

    func cancel() {
        for watch in watches { watch.cancel() }
        watches = []
        pause()
    }

    private func follow() {
        let counts = platform.lifecycle.phase != .background && !platform.appearance.screenReaderRuns
        if counts { resume() } else { pause() }
    }

    private func resume() {
        guard running == nil else { return }
        let work = platform.timeSource.run(after: remaining) { [weak self] in self?.end() }
        running = (work, platform.timeSource.uptime)
    }

    private func pause() {
        guard let (work, since) = running else { return }
        work.cancel()
        running = nil
        remaining = max(0, remaining - (platform.timeSource.uptime - since))
    }

    private func end() {
        running = nil
        cancel()
        fire()
    }
}
