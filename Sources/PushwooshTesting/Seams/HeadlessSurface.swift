/// A surface without pixels: it records what it is asked to show and moves it on the virtual clock.
///
/// The SDK calls it on the main thread only; each call from another thread ends the test with a trap.
@MainActor
final class HeadlessSurface: Surface {
    nonisolated let device: HeadlessDevice
    nonisolated let time: ProcessTime
    private let lifecycle: ApplicationLifecycle
    private(set) var overlays: [HeadlessOverlay] = []
    private(set) var windows: [HeadlessWindow] = []
    private var observers: [Int: @Sendable () -> Void] = [:]
    private var nextObserver = 0

    nonisolated init(device: HeadlessDevice, time: ProcessTime, lifecycle: ApplicationLifecycle) {
        self.device = device
        self.time = time
        self.lifecycle = lifecycle
    }

    nonisolated var window: WindowMetrics? {
        lifecycle.phase == .active ? device[\.window] : nil
    }

    nonisolated func observeWindow(_ changed: @escaping @Sendable () -> Void) -> ScheduledWork {
        MainActor.assumeIsolated {
            nextObserver += 1
            let id = nextObserver
            observers[id] = changed
            return ScheduledWork { [weak self] in
                MainActor.assumeIsolated { _ = self?.observers.removeValue(forKey: id) }
            }
        }
    }

    nonisolated func prepare(
        _ content: SurfaceContent,
        events: @escaping @Sendable (SurfaceEvent) -> Void
    ) -> any Overlay {
        MainActor.assumeIsolated {
            let overlay = HeadlessOverlay(content: content, surface: self, events: events)
            overlays.append(overlay)
            record(.prepared, overlay)
            overlay.load()
            return overlay
        }
    }

    nonisolated func open(
        _ window: RichMediaWindow,
        views: SurfaceView,
        events: @escaping @Sendable (SurfaceEvent) -> Void
    ) -> any WindowOverlay {
        MainActor.assumeIsolated {
            let opened = HeadlessWindow(window, views: views, surface: self, events: events)
            windows.append(opened)
            record(.appearing, name: window.code ?? "", isPrimer: false)
            return opened
        }
    }

    /// The overlay in front of those that `isWanted` names.
    func front(where isWanted: (HeadlessOverlay) -> Bool) -> HeadlessOverlay? {
        overlays.last { $0.isVisible && isWanted($0) }
    }

    func forget(_ overlay: HeadlessOverlay) {
        overlays.removeAll { $0 === overlay }
    }

    func forget(_ window: HeadlessWindow) {
        windows.removeAll { $0 === window }
        record(.gone, name: window.window.code ?? "", isPrimer: false)
    }

    /// Takes away what stands on the window, which has gone.
    func loseWindow() {
        for overlay in overlays { overlay.loseWindow() }
        for window in windows { window.loseWindow() }
    }

    /// Tells the observers that the window may have changed, each if it is still there when its turn comes.
    func tellObservers() {
        for id in observers.keys.sorted() {
            time.async { [weak self] in
                MainActor.assumeIsolated { self?.observers[id]?() }
            }
        }
    }

    func record(_ kind: ScreenEvent.Kind, _ overlay: HeadlessOverlay) {
        record(kind, name: overlay.content.name, isPrimer: overlay.content.isPrimer)
    }

    private func record(_ kind: ScreenEvent.Kind, name: String, isPrimer: Bool) {
        let visible = overlays.count(where: \.isVisible) + windows.count
        let moment = Duration.nanoseconds(Int64(time.uptime * 1_000_000_000))
        let event = ScreenEvent(time: moment, kind: kind, isPrimer: isPrimer, name: name)
        device.change {
            $0.history.append(event)
            $0.mostOverlaysAtOnce = max($0.mostOverlaysAtOnce, visible)
        }
    }
}

extension SurfaceContent {
    var isPrimer: Bool {
        if case .richMedia = self { false } else { true }
    }

    var name: String {
        switch self {
        case .alert(let alert): alert.title ?? ""
        case .sheet(let sheet): sheet.title
        case .richMedia(let card): card.code ?? card.document?.code ?? ""
        }
    }
}
