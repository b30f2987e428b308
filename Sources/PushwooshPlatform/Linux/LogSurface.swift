import Foundation

/// Stands where there is no display: a log line says what would have been shown, and nothing is.
struct LogSurface: Surface {
    let log: any LogSink
    let mainThread: any MainThread

    /// A window of ordinary size, so that what is asked for is described and refused at once instead of waiting for one.
    var window: WindowMetrics? { WindowMetrics(size: CGSize(width: 390, height: 844)) }

    func observeWindow(_ changed: @escaping @Sendable () -> Void) -> ScheduledWork {
        ScheduledWork {}
    }

    func prepare(_ content: SurfaceContent, events: @escaping @Sendable (SurfaceEvent) -> Void) -> any Overlay {
        refuse(content.oneLine, events)
        return NothingShown()
    }

    func open(
        _ window: RichMediaWindow,
        views: SurfaceView,
        events: @escaping @Sendable (SurfaceEvent) -> Void
    ) -> any WindowOverlay {
        refuse(window.oneLine, events)
        return NothingShown()
    }

    private func refuse(_ what: String, _ events: @escaping @Sendable (SurfaceEvent) -> Void) {
        log.write(
            .init(.warning, "Surface", "Would show \(what). \(Unavailable.display.localizedDescription)")
        )
        mainThread.async { events(.failed(Unavailable.display)) }
    }
}

/// The overlay of a surface without a display: it has failed before anything could be asked of it.
private final class NothingShown: Overlay, WindowOverlay {
    var frame: CGRect { .zero }
    var page: (any SurfacePage)? { nil }
    func appear(_ timeline: AnimationTimeline) {}
    func disappear(_ timeline: AnimationTimeline) {}
    func remove() {}
    func load(_ document: RichMediaDocument) {}
    func show(_ views: SurfaceView) {}
    func close() {}
}
