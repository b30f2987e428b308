import PushwooshAppleTypes

/// What shows an alert, a sheet or a rich media card from its complete description. Called on the main thread only.
package protocol Surface: Sendable {
    /// The window that an overlay would cover now, or nil while the app has none that is active.
    var window: WindowMetrics? { get }
    /// Calls `changed` on the main thread whenever `window` may have changed, until the observation is cancelled.
    func observeWindow(_ changed: @escaping @Sendable () -> Void) -> ScheduledWork
    /// Makes an overlay that is not visible yet, and starts to load what it needs.
    ///
    /// `events` is called on the main thread, never before `prepare` returns.
    func prepare(_ content: SurfaceContent, events: @escaping @Sendable (SurfaceEvent) -> Void) -> any Overlay
    /// Opens a window over the app's, with these views in it, at once. Touches no longer reach the app.
    ///
    /// `events` is called on the main thread, never before `open` returns.
    func open(
        _ window: RichMediaWindow,
        views: SurfaceView,
        events: @escaping @Sendable (SurfaceEvent) -> Void
    ) -> any WindowOverlay
}

/// One thing on the surface, from `prepare` until it is removed.
package protocol Overlay: AnyObject, Sendable {
    /// Where it stands at rest in the surface's window, from its layout; known from `.ready` on. An alert's is empty.
    var frame: CGRect { get }
    /// Makes it visible, moving as `timeline` says; `.appeared` follows when the motion has ended.
    func appear(_ timeline: AnimationTimeline)
    /// Takes it away, moving as `timeline` says; `.disappeared` follows when the motion has ended. A second call does nothing.
    func disappear(_ timeline: AnimationTimeline)
    /// Takes it away at once, with no event.
    func remove()
    /// The page of a rich media card; nil for all else, and where the surface shows no pages.
    var page: (any SurfacePage)? { get }
}

extension Overlay {
    package var page: (any SurfacePage)? { nil }
}

/// A window of the SDK's own, from `open` until it is closed.
package protocol WindowOverlay: AnyObject, Sendable {
    /// Loads the page of the window; `.pageReady` or `.failed` follows once. Called once at most.
    func load(_ document: RichMediaDocument)
    /// Draws these views instead of the ones before, and moves them as they say.
    func show(_ views: SurfaceView)
    /// Takes the window away at once, with no event.
    func close()
    /// The page from `load` on; nil before, and where the surface shows no pages.
    var page: (any SurfacePage)? { get }
}

extension WindowOverlay {
    package var page: (any SurfacePage)? { nil }
}

/// Everything the SDK can ask a surface to show.
public enum SurfaceContent: Sendable {
    case alert(PrimerAlert)
    case sheet(PrimerSheet)
    case richMedia(RichMediaCard)
}

/// What a surface reports of one overlay.
package enum SurfaceEvent: Sendable {
    /// Loaded and measured: it may appear.
    ///
    /// Comes once, however often a page navigates or reloads.
    case ready
    /// The page of a window is there, so many points high.
    ///
    /// Comes once, however often it navigates or reloads.
    case pageReady(height: CGFloat)
    /// The page has begun to load: at first, and whenever it navigates or reloads.
    case pageStarted
    /// The page has loaded: each time before anything that follows from it.
    case pageFinished
    /// A script of the page asks, and waits until this has been handled.
    case prompted(PagePrompt)
    /// It cannot be shown.
    ///
    /// Nothing follows.
    case failed(any Error)
    /// The present animation has ended.
    ///
    /// Comes once.
    case appeared
    case accepted
    case declined
    /// A tap outside an alert or sheet, or Escape.
    case cancelled
    case swiped(SwipeDirection)
    /// Close asked for by a control, the page, a link or the keyboard.
    case closeRequested
    /// A button of a window was tapped.
    case tapped(ObjectIdentifier)
    /// The window under it has gone, and it with it; no motion is possible.
    ///
    /// Nothing follows.
    case windowLost
    /// The dismiss animation has ended and it is no longer on screen.
    ///
    /// Nothing follows.
    case disappeared
}

/// The way a finger or pointer moved.
public enum SwipeDirection: String, Sendable, CaseIterable {
    case down, up, left, right
}
