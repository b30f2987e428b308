/// Waits until launch has ended and a window is active, then calls once.
///
/// Something asked for too early is then shown as soon as it can be, and what waits holds nothing but this.
@MainActor
package final class WindowWait {
    private let platform: Platform
    private var found: (@MainActor () -> Void)?
    private var watches: [ScheduledWork] = []

    /// Starts to wait. `found` is called in a later turn of the main thread, unless cancelled before.
    package init(platform: Platform, found: @escaping @MainActor () -> Void) {
        self.platform = platform
        self.found = found
        watches = [
            platform.lifecycle.observe { [weak self] _ in MainActor.assumeIsolated { self?.look() } },
            platform.surface.observeWindow { [weak self] in MainActor.assumeIsolated { self?.look() } },
        ]
    }

    /// Whether something can be put on screen at this moment.
    package static func isOver(on platform: Platform) -> Bool {
        platform.lifecycle.phase != .launching && platform.surface.window != nil
    }

    package func cancel() {
        found = nil
        for watch in watches { watch.cancel() }
        watches = []
    }

    /// A window may be gone again by the turn in which it would be used, so that turn looks once more.
    private func look() {
        guard found != nil, Self.isOver(on: platform) else { return }
        platform.mainThread.run { [weak self] in
            guard let self, let found, Self.isOver(on: platform) else { return }
            cancel()
            found()
        }
    }
}
