/// The window of one rich media of the legacy style, and the views in it.
@MainActor
final class LegacyWindow {
    /// How long fades take, in seconds.
    static let fade = PWRichMediaStyleDefaultAnimationDuration

    let root = UIView()
    /// What the page and, over a whole window, the close button stand in.
    let content = UIView()
    private let page: WKWebView
    private var closeButton: UIButton?
    private(set) var loadingView: PWLoadingView?
    private let platform: Platform
    private var host: ViewHost?
    private var watch: ScheduledWork?
    private var place: (placement: RichMediaDocument.Placement, height: CGFloat)?

    /// Opens the window. `events` is called on the main thread, in later turns.
    init(
        code: String,
        page: WKWebView,
        style: LegacyStyle,
        platform: Platform,
        events: @escaping @MainActor @Sendable (SurfaceEvent) -> Void
    ) {
        self.platform = platform
        self.page = page
        root.part = .background
        root.backgroundColor = style.background
        content.part = .content
        content.isHidden = true
        content.addSubview(page)
        root.addSubview(content)
        layOut()
        let window = RichMediaWindow(
            code: code,
            hidesStatusBar: style.hidesStatusBar,
            allowsInlineMediaPlayback: style.allowsInlineMediaPlayback,
            mediaPlaybackRequiresUserAction: style.mediaPlaybackRequiresUserAction
        )
        host = ViewHost(root, in: window, on: platform, events: events)
        watch = platform.surface.observeWindow { [weak self] in MainActor.assumeIsolated { self?.layOut() } }
    }

    func load(_ document: RichMediaDocument) {
        host?.load(document)
    }

    /// The page on the surface, once it is to be loaded.
    var surfacePage: (any SurfacePage)? { host?.page }

    func tap(_ id: ObjectIdentifier) {
        host?.tap(id)
    }

    func close() {
        watch?.cancel()
        host?.close()
        host = nil
    }

    /// Lets the loading view come.
    func show(_ view: PWLoadingView) {
        view.part = .loading
        view.cancelLoadingButton?.part = .cancel
        view.frame = root.bounds
        view.activityIndicatorView?.startAnimating()
        root.addSubview(view)
        view.alpha = 0
        UIView.animate(withDuration: Self.fade) { view.alpha = 1 }
        loadingView = view
    }

    /// Lets the loading view go.
    func hideLoadingView() {
        guard let view = loadingView else { return }
        loadingView = nil
        UIView.animate(withDuration: Self.fade) {
            view.alpha = 0
        } completion: { _ in
            view.removeFromSuperview()
        }
    }

    /// Puts the page, so many points high, in its place.
    func showContent(at placement: RichMediaDocument.Placement, height: CGFloat) {
        place = (placement, height)
        layOut()
        content.isHidden = false
    }

    /// Lets the close button come, once.
    func showCloseButton(_ close: @escaping @MainActor () -> Void) {
        guard closeButton == nil else { return }
        let top: CGFloat = root.bounds.height > 736 ? 40 : 20
        let button = UIButton(
            frame: CGRect(x: 5, y: top, width: 35, height: 35),
            primaryAction: UIAction { _ in close() }
        )
        button.part = .close
        button.alpha = 0
        (place?.placement == .fullscreen ? content : root).addSubview(button)
        UIView.animate(withDuration: Self.fade) { button.alpha = 1 }
        closeButton = button
    }

    /// Lets the background go, and what stands right on it.
    func hideBackground() {
        let button = closeButton.flatMap { $0.superview === root ? $0 : nil }
        UIView.animate(withDuration: Self.fade) {
            root.backgroundColor = .clear
            button?.alpha = 0
        }
    }

    /// Gives everything its place in the app's window as it is now.
    private func layOut() {
        guard let window = platform.surface.window else { return }
        root.frame = window.bounds
        loadingView?.frame = root.bounds
        content.frame = frame(in: window)
        page.frame = content.bounds
    }

    private func frame(in window: WindowMetrics) -> CGRect {
        guard let (placement, pageHeight) = place, placement != .fullscreen else { return window.bounds }
        let safe = window.safeFrame
        let height = pageHeight.isFinite ? min(max(0, pageHeight), safe.height) : safe.height
        let top =
            switch placement {
            case .fullscreen, .topbanner: safe.minY
            case .centerbox: safe.midY - height / 2
            case .bottombanner: safe.maxY - height
            }
        return CGRect(x: safe.minX, y: top, width: safe.width, height: height)
    }
}
