/// A window of the SDK on the headless surface: it loads its page as the script says, and keeps the views it was given.
@MainActor
final class HeadlessWindow: WindowOverlay {
    let window: RichMediaWindow
    private(set) var views: SurfaceView
    private(set) var isOpen = true
    private(set) var loaded: LoadedPage?
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
            let page = LoadedPage(document, surface: surface, events: events)
            loaded = page
            page.load { [weak self] failure in
                self?.events(failure.map { .failed($0) } ?? .pageReady(height: script.height))
            }
        }
    }

    nonisolated var page: (any SurfacePage)? { MainActor.assumeIsolated { loaded } }

    nonisolated func show(_ views: SurfaceView) {
        MainActor.assumeIsolated { self.views = views }
    }

    nonisolated func close() {
        MainActor.assumeIsolated {
            guard isOpen else { return }
            isOpen = false
            loaded?.close()
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
