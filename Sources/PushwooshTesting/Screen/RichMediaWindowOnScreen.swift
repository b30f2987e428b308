/// A rich media in a window of its own, as it can be seen at one moment.
public struct RichMediaWindowOnScreen: Sendable, Hashable {
    /// The whole description.
    public var window: RichMediaWindow
    /// What stands in it, as it looks at this moment.
    public var views: SurfaceView

    /// Its code; empty where it has none.
    public var code: String { window.code ?? "" }
    /// What the rich media is shown in, or nil while it cannot be seen.
    ///
    /// Frames and alphas of parts count from the window.
    public var content: SurfaceView? { views.visible(.content) }
    /// What is seen while it loads.
    public var loadingView: SurfaceView? { views.visible(.loading) }
    /// The button that gives up loading.
    public var cancelButton: SurfaceView? { views.visible(.cancel) }
    /// The button that closes it.
    public var closeButton: SurfaceView? { views.visible(.close) }
    /// How black, or of what other colour, the app behind is.
    public var background: UIColor? { views.look.backgroundColor }
}
