/// One primer from the decision to show it until it has left the screen.
@MainActor
final class PrimerPresentation {
    /// How it ended.
    enum Ending {
        case accepted
        case declined
        case suppressed(PWPushPrimerSuppressionReason)
    }

    private enum Stage {
        case waitingForWindow(WindowWait, deadline: ScheduledWork)
        /// Prepared and not visible yet.
        case preparing
        /// Visible, open to an answer.
        case visible
        /// Answered, on its way out.
        case leaving(Ending)
        case ended
    }

    /// How long a primer waits for a window, in seconds.
    static let longestWait: TimeInterval = 5

    private let platform: Platform
    private let content: SurfaceContent
    private let lastShown: PrimerLastShown
    private let ended: @MainActor (Ending) -> Void
    private var stage = Stage.preparing
    private var overlay: (any Overlay)?
    private var isRemembered = false

    /// `ended` is called once, in a turn after `begin`.
    init(platform: Platform, content: SurfaceContent, ended: @escaping @MainActor (Ending) -> Void) {
        self.platform = platform
        self.content = content
        self.ended = ended
        lastShown = PrimerLastShown(store: platform.store, timeSource: platform.timeSource)
    }

    func begin() {
        guard !WindowWait.isOver(on: platform) else { return prepare() }
        let wait = WindowWait(platform: platform) { [weak self] in self?.windowFound() }
        let deadline = platform.timeSource.run(after: Self.longestWait) { [weak self] in self?.waitedTooLong() }
        stage = .waitingForWindow(wait, deadline: deadline)
    }

    private func windowFound() {
        guard case .waitingForWindow(_, let deadline) = stage else { return }
        deadline.cancel()
        prepare()
    }

    private func waitedTooLong() {
        guard case .waitingForWindow(let wait, _) = stage else { return }
        wait.cancel()
        end(.suppressed(.noWindow))
    }

    private func prepare() {
        stage = .preparing
        overlay = platform.surface.prepare(content) { [weak self] event in
            MainActor.assumeIsolated { self?.handle(event) }
        }
    }

    /// An answer counts while the primer can be seen and has none yet; what comes later adds nothing.
    private func handle(_ event: SurfaceEvent) {
        switch (stage, event) {
        case (.preparing, .ready):
            stage = .visible
            overlay?.appear(timeline { $0.appearTimeline(frame: $1, reducesMotion: $2) })
        case (.visible, .appeared): remember()
        case (.visible, .accepted): leave(.accepted)
        case (.visible, .declined), (.visible, .cancelled): leave(.declined)
        case (.visible, .windowLost):
            remember()
            end(.declined)
        case (.preparing, .windowLost): end(.suppressed(.noWindow))
        case (.preparing, .failed(let error)), (.visible, .failed(let error)):
            platform.log.write(.init(.error, "Primer", error.localizedDescription))
            end(.suppressed(.notPresentable))
        case (.leaving(let ending), .disappeared), (.leaving(let ending), .windowLost), (.leaving(let ending), .failed):
            end(ending)
        default: break
        }
    }

    private func leave(_ ending: Ending) {
        remember()
        stage = .leaving(ending)
        overlay?.disappear(timeline { $0.disappearTimeline(frame: $1, reducesMotion: $2) })
    }

    private func end(_ ending: Ending) {
        stage = .ended
        overlay = nil
        ended(ending)
    }

    /// It has been seen: that moment counts for `minInterval`, whatever the answer.
    private func remember() {
        guard !isRemembered else { return }
        isRemembered = true
        lastShown.remember()
    }

    /// The desktop moves an alert as it moves its own.
    private func timeline(of sheet: (PrimerSheet, CGRect, Bool) -> AnimationTimeline) -> AnimationTimeline {
        guard case .sheet(let description) = content, let overlay else { return .immediate }
        return sheet(description, overlay.frame, platform.appearance.reducesMotion)
    }
}
