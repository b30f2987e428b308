/// A window of the SDK on the headless surface: it loads its page as the script says, and keeps the views it was given.
@MainActor
final class HeadlessWindow: WindowOverlay {
    let window: RichMediaWindow
    private(set) var views: SurfaceView
    private(set) var isOpen = true
    private let events: @Sendable (SurfaceEvent) -> Void
    private unowned let surface: HeadlessSurface

    init(
        _ window: RichMediaWindow,
        views: SurfaceView,
        surface: HeadlessSurface,
        events: @escaping @Sendable (SurfaceEvent) -> Void
    ) {
        self.window = window
        self.views = views
        self.surface = surface
        self.events = events
    }

    nonisolated func load(_ document: RichMediaDocument) {
        MainActor.assumeIsolated {
            let script = surface.device[\.richMedia][document.code] ?? RichMediaScript()
            let failure = script.loadFailure.map(HeadlessFailure.init)
            _ = surface.time.schedule(after: script.loading.timeInterval) { [weak self] in
                MainActor.assumeIsolated {
                    guard let self, self.isOpen else { return }
                    self.events(failure.map { .failed($0) } ?? .pageReady(height: script.height))
                }
            }
        }
    }

    nonisolated func show(_ views: SurfaceView) {
        MainActor.assumeIsolated { self.views = views }
    }

    nonisolated func close() {
        MainActor.assumeIsolated {
            guard isOpen else { return }
            isOpen = false
            surface.forget(self)
        }
    }

    /// Tells the SDK of something the person did.
    func tell(_ event: SurfaceEvent) {
        events(event)
    }

    /// Goes at once, and tells the SDK, because the app's window has gone.
    func loseWindow() {
        close()
        events(.windowLost)
    }

    /// What can be seen of it now.
    var onScreen: RichMediaWindowOnScreen {
        RichMediaWindowOnScreen(window: window, views: views.still(at: surface.time.uptime))
    }
}
