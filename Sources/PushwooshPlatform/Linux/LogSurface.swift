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
        log.write(
            .init(.warning, "Surface", "Would show \(content.oneLine). \(Unavailable.display.localizedDescription)")
        )
        mainThread.async { events(.failed(Unavailable.display)) }
        return NothingShown()
    }
}

/// The overlay of a surface without a display: it has failed before anything could be asked of it.
private final class NothingShown: Overlay {
    var frame: CGRect { .zero }
    func appear(_ timeline: AnimationTimeline) {}
    func disappear(_ timeline: AnimationTimeline) {}
    func remove() {}
}
