/// A surface that always has a window, moves nothing by itself, and reports whatever a test makes it report.
///
/// The headless surface behaves as surfaces do; this one can also misbehave.
package final class ScriptedSurface: Surface {
    /// Something that was prepared, and what has been asked of it.
    package final class Piece: Overlay {
        package enum Request: Equatable, Sendable {
            case appear, disappear, remove
        }

        package let content: SurfaceContent
        private let events: @Sendable (SurfaceEvent) -> Void
        private let lock = NSLock()
        // Guarded by `lock`.
        private nonisolated(unsafe) var made: [Request] = []

        init(_ content: SurfaceContent, events: @escaping @Sendable (SurfaceEvent) -> Void) {
            self.content = content
            self.events = events
        }

        /// What the SDK has asked for, in order.
        package var requests: [Request] { lock.withLock { made } }
        package var frame: CGRect { CGRect(x: 0, y: 0, width: 100, height: 100) }
        package func appear(_ timeline: AnimationTimeline) { lock.withLock { made.append(.appear) } }
        package func disappear(_ timeline: AnimationTimeline) { lock.withLock { made.append(.disappear) } }
        package func remove() { lock.withLock { made.append(.remove) } }

        /// Reports an event to the SDK.
        @MainActor package func report(_ event: SurfaceEvent) { events(event) }
    }

    /// A window that was opened, and what has been asked of it.
    package final class Window: WindowOverlay {
        private let events: @Sendable (SurfaceEvent) -> Void
        private let lock = NSLock()
        // Guarded by `lock`.
        private nonisolated(unsafe) var closed = false

        init(events: @escaping @Sendable (SurfaceEvent) -> Void) {
            self.events = events
        }

        package var isClosed: Bool { lock.withLock { closed } }
        package func load(_ document: RichMediaDocument) {}
        package func show(_ views: SurfaceView) {}
        package func close() { lock.withLock { closed = true } }

        /// Reports an event to the SDK.
        @MainActor package func report(_ event: SurfaceEvent) { events(event) }
    }

    private let lock = NSLock()
    // Guarded by `lock`.
    private nonisolated(unsafe) var prepared: [Piece] = []
    private nonisolated(unsafe) var opened: [Window] = []

    package init() {}

    /// Everything that was prepared, in order.
    package var pieces: [Piece] { lock.withLock { prepared } }

    /// Every window that was opened, in order.
    package var windows: [Window] { lock.withLock { opened } }

    package var window: WindowMetrics? { .phone }

    package func observeWindow(_ changed: @escaping @Sendable () -> Void) -> ScheduledWork { ScheduledWork {} }

    package func prepare(
        _ content: SurfaceContent,
        events: @escaping @Sendable (SurfaceEvent) -> Void
    ) -> any Overlay {
        let piece = Piece(content, events: events)
        lock.withLock { prepared.append(piece) }
        return piece
    }

    package func open(
        _ window: RichMediaWindow,
        views: SurfaceView,
        events: @escaping @Sendable (SurfaceEvent) -> Void
    ) -> any WindowOverlay {
        let window = Window(events: events)
        lock.withLock { opened.append(window) }
        return window
    }
}

extension HeadlessApp {
    /// A platform that shares everything with this app's but the surface, and has SDK state of its own.
    package func platform(over surface: any Surface) -> Platform {
        let own = platform
        return Platform(
            timeSource: own.timeSource,
            mainThread: own.mainThread,
            store: own.store,
            permission: own.permission,
            surface: surface,
            richMediaSource: own.richMediaSource,
            pushTokenSource: own.pushTokenSource,
            http: own.http,
            appearance: own.appearance,
            settingsOpener: own.settingsOpener,
            urlOpener: own.urlOpener,
            haptics: own.haptics,
            locale: own.locale,
            identity: own.identity,
            bundle: own.bundle,
            connectivity: own.connectivity,
            lifecycle: own.lifecycle,
            notificationList: own.notificationList,
            log: own.log
        )
    }
}
