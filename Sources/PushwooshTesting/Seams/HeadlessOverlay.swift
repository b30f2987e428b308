/// One alert, sheet or card on the headless surface. It moves along its timelines on the virtual clock.
@MainActor
final class HeadlessOverlay: Overlay {
    let content: SurfaceContent
    private(set) var loaded: LoadedPage?
    private(set) var phase = OverlayPhase.prepared
    private(set) var motion = AnimationTimeline.immediate
    private var motionStart: TimeInterval = 0
    private var motionEnd: ScheduledWork?
    private let events: @Sendable (SurfaceEvent) -> Void
    private unowned let surface: HeadlessSurface

    init(content: SurfaceContent, surface: HeadlessSurface, events: @escaping @Sendable (SurfaceEvent) -> Void) {
        self.content = content
        self.surface = surface
        self.events = events
    }

    /// Whether it can be seen.
    var isVisible: Bool { [.appearing, .shown, .leaving].contains(phase) }
    /// Whether it takes touches and keys: visible, and not on its way out.
    var isUsable: Bool { phase == .appearing || phase == .shown }

    var pose: AnimationTimeline.Pose { motion.pose(at: surface.time.uptime - motionStart) }
    /// How much of the motion is done.
    var progress: Double {
        guard motion.duration > 0 else { return 1 }
        return motion.curve.progress(at: (surface.time.uptime - motionStart) / motion.duration)
    }

    nonisolated var page: (any SurfacePage)? { MainActor.assumeIsolated { loaded } }

    nonisolated var frame: CGRect { MainActor.assumeIsolated { surface.frame(of: content) } }

    nonisolated func appear(_ timeline: AnimationTimeline) {
        MainActor.assumeIsolated {
            guard phase == .prepared else { return }
            move(to: .appearing, timeline) { $0.arrive() }
        }
    }

    nonisolated func disappear(_ timeline: AnimationTimeline) {
        MainActor.assumeIsolated {
            guard phase != .leaving, phase != .gone else { return }
            move(to: .leaving, timeline) { $0.leave(.disappeared) }
        }
    }

    nonisolated func remove() {
        MainActor.assumeIsolated { leave(nil) }
    }

    /// Loads what it shows: alerts and sheets are there at once, a card as its script says.
    func load() {
        guard case .richMedia(let card) = content else { return finishLoading(nil) }
        guard let document = card.document else {
            return finishLoading(HeadlessFailure("“\(card.code ?? "")” carries no document to show."))
        }
        let page = LoadedPage(document, surface: surface, events: events)
        loaded = page
        page.load { [weak self] in self?.finishLoading($0) }
    }

    /// Tells the SDK of something the person did.
    func tell(_ event: SurfaceEvent) {
        events(event)
    }

    /// Goes at once, and tells the SDK, because its window has gone.
    func loseWindow() {
        leave(.windowLost)
    }

    private func finishLoading(_ failure: HeadlessFailure?) {
        surface.time.async { [weak self] in
            MainActor.assumeIsolated {
                guard let self, self.phase == .prepared else { return }
                self.surface.record(failure == nil ? .ready : .failed, self)
                guard let failure else { return self.events(.ready) }
                self.phase = .gone
                self.surface.forget(self)
                self.loaded?.close()
                self.events(.failed(failure))
            }
        }
    }

    private func move(
        to phase: OverlayPhase,
        _ timeline: AnimationTimeline,
        then finish: @escaping @MainActor @Sendable (HeadlessOverlay) -> Void
    ) {
        motionEnd?.cancel()
        self.phase = phase
        motion = timeline
        motionStart = surface.time.uptime
        surface.record(phase == .appearing ? .appearing : .leaving, self)
        motionEnd = surface.time.schedule(after: timeline.duration) { [weak self] in
            MainActor.assumeIsolated {
                if let self { finish(self) }
            }
        }
    }

    private func arrive() {
        phase = .shown
        surface.record(.shown, self)
        events(.appeared)
    }

    private func leave(_ event: SurfaceEvent?) {
        guard phase != .gone else { return }
        motionEnd?.cancel()
        phase = .gone
        surface.record(.gone, self)
        surface.forget(self)
        loaded?.close()
        if let event { events(event) }
    }
}
