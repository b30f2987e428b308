/// One rich media of the legacy style, from the delegate's yes until its window has gone.
@MainActor
final class LegacyPresentation: RichMediaPresentation {
    private enum Stage {
        case loading
        /// Loaded, while the app has no window in front.
        case waitingForWindow(WindowWait)
        case shown
        case leaving
        case ended
    }

    /// Loading that takes longer is shown, after so many seconds.
    static let loadingViewDelay: TimeInterval = 0.5
    /// An animation that has not said after so many seconds that it has ended counts as ended.
    static let longestDismissal: TimeInterval = 5

    let richMedia: PWRichMedia
    private let platform: Platform
    private let delegate: DelegateCalls
    private let style: LegacyStyle
    private let ended: @MainActor () -> Void
    private var stage = Stage.loading
    private let page: ScriptedPage
    private var window: LegacyWindow?
    private var document: RichMediaDocument?
    private var timers: [ScheduledWork] = []
    private var closeDelayIsOver = false

    /// Copies the style. `ended` is called once, after the delegate's last call has returned.
    init(_ richMedia: PWRichMedia, platform: Platform, delegate: DelegateCalls, ended: @escaping @MainActor () -> Void)
    {
        self.richMedia = richMedia
        self.platform = platform
        self.delegate = delegate
        self.ended = ended
        style = LegacyStyle(delegate.state.legacyStyle)
        page = ScriptedPage(on: platform)
    }

    func begin() {
        switch richMedia.request {
        case .failure(let error): fail(error)
        case .success(let request):
            open(request.code)
            let mainThread = platform.mainThread
            platform.richMediaSource.load(code: request.code, payload: request.payload) { [weak self] result in
                mainThread.run { self?.fetched(result) }
            }
        }
    }

    private func open(_ code: String) {
        window = LegacyWindow(code: code, page: page.webView, style: style, platform: platform) { [weak self] in
            self?.handle($0)
        }
        after(Self.loadingViewDelay) { $0.showLoadingView() }
        after(style.closeButtonDelay) {
            $0.closeDelayIsOver = true
            $0.showCancelButton()
            $0.showCloseButton()
        }
    }

    private func after(_ delay: TimeInterval, _ work: @escaping @MainActor @Sendable (LegacyPresentation) -> Void) {
        timers.append(
            platform.timeSource.run(after: delay) { [weak self] in
                if let self { work(self) }
            }
        )
    }

    private func fetched(_ result: Result<RichMediaDocument, any Error>) {
        guard case .loading = stage else { return }
        switch result {
        case .failure(let error): fail(error)
        case .success(let document):
            self.document = document
            window?.load(page.document(document))
            page.open(window?.surfacePage)
        }
    }

    private func handle(_ event: SurfaceEvent) {
        page.handle(event)
        switch (stage, event) {
        case (.ended, _): break
        case (_, .tapped(let button)): window?.tap(button)
        case (.loading, .pageReady(let height)): loaded(height)
        case (.loading, .failed(let error)), (.waitingForWindow, .failed(let error)), (.shown, .failed(let error)):
            fail(error)
        case (.loading, .windowLost), (.waitingForWindow, .windowLost): fail(RichMediaError.windowClosed)
        case (.shown, .windowLost), (.leaving, .windowLost), (.leaving, .failed): closed()
        case (.loading, .closeRequested) where window?.loadingView != nil && closeDelayIsOver: cancel()
        case (.shown, .closeRequested): leave()
        default: break
        }
    }
}

// MARK: Loading

extension LegacyPresentation {
    private func showLoadingView() {
        guard case .loading = stage, let view = style.loadingView.map({ $0() }) ?? StandardLoadingView() else { return }
        view.cancelLoadingButton?.isHidden = true
        view.cancelLoadingButton?.addAction(UIAction { [weak self] _ in self?.cancel() }, for: .primaryActionTriggered)
        window?.show(view)
        showCancelButton()
    }

    private func showCancelButton() {
        guard closeDelayIsOver, case .loading = stage else { return }
        window?.loadingView?.cancelLoadingButton?.isHidden = false
    }

    /// The person gave up: told as closed, without ever having been shown.
    private func cancel() {
        guard case .loading = stage else { return }
        stage = .leaving
        page.startClose()
        window?.hideLoadingView()
        window?.hideBackground()
        after(LegacyWindow.fade) { $0.closed() }
    }

    private func loaded(_ height: CGFloat) {
        guard WindowWait.isOver(on: platform) else {
            stage = .waitingForWindow(WindowWait(platform: platform) { [weak self] in self?.show(height) })
            return
        }
        show(height)
    }
}

// MARK: Coming and going

extension LegacyPresentation {
    private func show(_ height: CGFloat) {
        guard let window, let document else { return }
        stage = .shown
        window.hideLoadingView()
        window.showContent(at: document.placement, height: height)
        style.animation?.runPresentingAnimation(
            withContentView: window.content,
            parentView: window.root,
            completion: {}
        )
        delegate.didPresent(richMedia)
        showCloseButton()
    }

    /// A person who uses a screen reader can always close it.
    private func showCloseButton() {
        guard case .shown = stage, closeDelayIsOver, let document else { return }
        guard document.hasCloseButton || platform.appearance.screenReaderRuns else { return }
        window?.showCloseButton { [weak self] in self?.leave() }
    }

    /// The first reason to close counts; others add nothing.
    private func leave() {
        guard case .shown = stage, let window else { return }
        stage = .leaving
        page.startClose()
        window.hideBackground()
        guard let animation = style.animation else { return after(0) { $0.closed() } }
        after(Self.longestDismissal) {
            $0.warn(
                "Its animation delegate has not called its completion; the window is closed without waiting longer."
            )
            $0.closed()
        }
        animation.runDismissingAnimation(withContentView: window.content, parentView: window.root) { [weak self] in
            self?.after(0) { $0.closed() }
        }
    }

    private func closed() {
        switch stage {
        case .shown, .leaving: finish { delegate.didClose(richMedia) }
        case .loading, .waitingForWindow, .ended: break
        }
    }

    private func fail(_ error: any Error) {
        warn("It was not shown. \(error.localizedDescription)", .error)
        finish { delegate.presentingDidFail(for: richMedia, error: error) }
    }

    private func finish(_ lastCall: () -> Void) {
        stage = .ended
        for timer in timers { timer.cancel() }
        timers = []
        page.close()
        window?.close()
        window = nil
        lastCall()
        ended()
    }

    private func warn(_ text: String, _ level: LogEntry.Level = .warning) {
        let code = richMedia.content ?? "without content"
        platform.log.write(.init(level, "RichMedia", "The rich media \(code): \(text)"))
    }
}
