/// One modal rich media from the delegate's yes until it has left the screen or failed.
@MainActor
final class ModalPresentation: RichMediaPresentation {
    private enum Stage {
        case loading
        case waitingForWindow(WindowWait)
        /// Prepared and not visible yet.
        case preparing
        case appearing
        case shown
        case leaving
        case ended
    }

    let richMedia: PWRichMedia
    private let platform: Platform
    private let delegate: DelegateCalls
    private let settings: ModalSettings
    private let ended: @MainActor () -> Void
    private var stage = Stage.loading
    private let page: ScriptedPage
    private var overlay: (any Overlay)?
    private var closeTimer: CloseTimer?
    /// Closing was asked for while it was still coming in.
    private var closesWhenShown = false

    /// Copies the settings. `ended` is called once, after the delegate's last call has returned.
    init(_ richMedia: PWRichMedia, platform: Platform, delegate: DelegateCalls, ended: @escaping @MainActor () -> Void)
    {
        self.richMedia = richMedia
        self.platform = platform
        self.delegate = delegate
        self.ended = ended
        settings = delegate.state.modalSettings
        page = ScriptedPage(on: platform)
    }

    func begin() {
        switch richMedia.request {
        case .failure(let error): fail(error)
        case .success(let request):
            let mainThread = platform.mainThread
            platform.richMediaSource.load(code: request.code, payload: request.payload) { [weak self] result in
                mainThread.run { self?.loaded(result) }
            }
        }
    }

    private func loaded(_ result: Result<RichMediaDocument, any Error>) {
        guard case .loading = stage else { return }
        switch result {
        case .failure(let error): fail(error)
        case .success(let document) where WindowWait.isOver(on: platform): prepare(document)
        case .success(let document):
            stage = .waitingForWindow(WindowWait(platform: platform) { [weak self] in self?.prepare(document) })
        }
    }

    private func prepare(_ document: RichMediaDocument) {
        stage = .preparing
        let reads = platform.appearance.screenReaderRuns
        let card = settings.card(showing: page.document(document), screenReaderRuns: reads)
        overlay = platform.surface.prepare(.richMedia(card)) { [weak self] event in
            MainActor.assumeIsolated { self?.handle(event) }
        }
        page.open(overlay?.page)
    }

    private func handle(_ event: SurfaceEvent) {
        page.handle(event)
        switch (stage, event) {
        case (.preparing, .ready): appear()
        case (.appearing, .appeared): shown()
        case (.appearing, .closeRequested): closesWhenShown = true
        case (.shown, .closeRequested): leave(by: settings.exit.cardExit)
        case (.shown, .swiped(let direction)) where settings.swipes.contains(direction): leave(by: direction.cardExit)
        case (.preparing, .windowLost), (.appearing, .windowLost): fail(RichMediaError.windowClosed)
        case (.shown, .windowLost), (.leaving, .windowLost), (.leaving, .disappeared), (.leaving, .failed): closed()
        case (.preparing, .failed(let error)), (.appearing, .failed(let error)), (.shown, .failed(let error)):
            fail(error)
        default: break
        }
    }

    private func appear() {
        stage = .appearing
        page.webView.frame = overlay?.frame ?? .zero
        move { overlay, window, reducesMotion in
            overlay.appear(
                RichMediaCard.appearTimeline(
                    settings.entrance.cardEntrance,
                    frame: overlay.frame,
                    window: window,
                    reducesMotion: reducesMotion
                )
            )
        }
    }

    private func shown() {
        stage = .shown
        delegate.didPresent(richMedia)
        if let strength = settings.haptic.strength { platform.haptics.impact(strength) }
        if closesWhenShown { return leave(by: settings.exit.cardExit) }
        // The interval alone is read now: it may have been set while this one was loading.
        guard let interval = delegate.state.modalSettings.closeAfter else { return }
        closeTimer = CloseTimer(platform: platform, interval: interval) { [weak self] in
            guard let self else { return }
            leave(by: settings.exit.cardExit)
        }
    }

    /// The first reason to close counts; others add nothing.
    private func leave(by exit: RichMediaCard.Exit) {
        guard case .shown = stage else { return }
        stage = .leaving
        page.startClose()
        closeTimer?.cancel()
        closeTimer = nil
        move { overlay, window, reducesMotion in
            overlay.disappear(
                RichMediaCard.disappearTimeline(
                    exit,
                    frame: overlay.frame,
                    window: window,
                    reducesMotion: reducesMotion
                )
            )
        }
    }

    private func move(_ motion: (any Overlay, WindowMetrics, _ reducesMotion: Bool) -> Void) {
        guard let overlay else { return }
        let window = platform.surface.window ?? WindowMetrics(size: overlay.frame.size)
        motion(overlay, window, platform.appearance.reducesMotion)
    }

    private func closed() {
        finish { delegate.didClose(richMedia) }
    }

    private func fail(_ error: any Error) {
        overlay?.remove()
        let code = richMedia.content ?? "without content"
        platform.log.write(
            .init(.error, "RichMedia", "The rich media \(code) was not shown. \(error.localizedDescription)")
        )
        finish { delegate.presentingDidFail(for: richMedia, error: error) }
    }

    private func finish(_ lastCall: () -> Void) {
        stage = .ended
        closeTimer?.cancel()
        closeTimer = nil
        page.close()
        overlay = nil
        lastCall()
        ended()
    }
}
