/// Keeps a window of the surface drawn as its views are.
@MainActor
package final class ViewHost {
    /// All that stands in the window stands on this.
    package let root: UIView
    private let platform: Platform
    private var window: (any WindowOverlay)?
    private var isDue = false

    /// Opens a window with `root` in it. `events` is called on the main thread, in later turns.
    package init(
        _ root: UIView,
        in window: RichMediaWindow,
        on platform: Platform,
        events: @escaping @MainActor @Sendable (SurfaceEvent) -> Void
    ) {
        self.root = root
        self.platform = platform
        root.layoutIfNeeded()
        self.window = platform.surface.open(window, views: root.described(at: platform.timeSource.uptime)) { event in
            MainActor.assumeIsolated { events(event) }
        }
        root.host = self
    }

    /// Loads the page of the window.
    package func load(_ document: RichMediaDocument) {
        window?.load(document)
    }

    /// The page of the window, once it is to be loaded.
    package var page: (any SurfacePage)? { window?.page }

    /// Has the views drawn once the turn that changed them is over.
    func viewsChanged() {
        guard !isDue, window != nil else { return }
        isDue = true
        platform.mainThread.async { [weak self] in
            MainActor.assumeIsolated { self?.draw() }
        }
    }

    /// Hands a tap to the button of that identity; one that is hidden or disabled takes none.
    package func tap(_ id: ObjectIdentifier) {
        guard let control = root.visibleView(id) as? UIControl, control.isEnabled else { return }
        control.sendActions(for: .touchUpInside)
    }

    /// Takes the window away.
    package func close() {
        root.host = nil
        window?.close()
        window = nil
    }

    private func draw() {
        isDue = false
        root.layoutIfNeeded()
        window?.show(root.described(at: platform.timeSource.uptime))
    }
}
