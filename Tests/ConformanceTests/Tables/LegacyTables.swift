@testable import PushwooshMedia
import PushwooshTesting

/// An app that has presented one rich media of the legacy style.
@MainActor
private struct LegacyApp {
    let app: HeadlessApp
    let record = CallRecord()

    init(
        _ script: RichMediaScript,
        gate: Bool = true,
        setUp: (HeadlessApp) -> Void = { _ in },
        style: (PWRichMediaStyle) -> Void = { _ in }
    ) {
        app = HeadlessApp {
            $0.richMedia["r-a"] = script
            setUp($0)
        }
        app.run {
            style(PWRichMediaManager.shared().richMediaStyle)
            Pushwoosh.media.legacyRichMedia.delegate = GateDelegate(record, answer: gate)
            Pushwoosh.media.legacyRichMedia.present(PWRichMedia(content: "r-a", source: .push))
        }
    }

    var window: RichMediaWindowOnScreen? { app.screen.richMediaWindow }
}

extension LegacyCallbacks {
    @MainActor
    static func then(_ given: Given) -> Then {
        var script = RichMediaScript()
        switch given.end {
        case .fetchFailed: script.fetchFailure = "no package"
        case .pageFailed: script.loadFailure = "no page"
        case .cancelled, .loading, .windowLostLoading: script.loading = .seconds(60)
        case .refused, .open, .closed, .windowLostOpen: break
        }
        let legacy = LegacyApp(script, gate: given.end != .refused)
        legacy.app.advance(by: .seconds(2))
        switch given.end {
        case .cancelled: legacy.app.tap(.cancel)
        case .closed: legacy.app.closeFromPage()
        case .windowLostLoading, .windowLostOpen: legacy.app.closeWindow()
        case .refused, .fetchFailed, .pageFailed, .loading, .open: break
        }
        legacy.app.advance(by: .seconds(2))
        return Then(callbacks: legacy.record.calls.joined(separator: ", "), ownWindow: legacy.window != nil)
    }
}

extension LegacyAnimations {
    @MainActor
    static func then(_ given: Given) -> Then {
        let legacy = LegacyApp(RichMediaScript()) {
            $0.appearance.reducesMotion = given.reducesMotion
        } style: { style in
            switch given.animation {
            case .unset: break
            case .slideLeft: style.animationDelegate = PWRichMediaStyleSlideLeftAnimation()
            case .slideRight: style.animationDelegate = PWRichMediaStyleSlideRightAnimation()
            case .slideTop: style.animationDelegate = PWRichMediaStyleSlideTopAnimation()
            case .slideBottom: style.animationDelegate = PWRichMediaStyleSlideBottomAnimation()
            case .crossFade: style.animationDelegate = PWRichMediaStyleCrossFadeAnimation()
            case .none: style.animationDelegate = nil
            }
        }
        let app = legacy.app
        if given.when == .leaves {
            app.advance(by: .seconds(2))
            app.closeFromPage()
        }
        // Half of the way shows which it is.
        let start = app.elapsed
        func isMoving() -> Bool {
            guard let content = legacy.window?.views.subviews.first(where: { $0.part == .content }) else {
                return false
            }
            return content.look.alpha < 1 || !content.look.transform.isIdentity
        }
        guard isMoving() || (given.when == .leaves && legacy.window != nil) else {
            return Then(motion: .atOnce, seconds: 0)
        }
        app.advance(by: .milliseconds(150))
        let half = legacy.window?.content?.look
        while app.elapsed - start < .seconds(1), given.when == .comes ? isMoving() : legacy.window != nil {
            app.advance(by: .milliseconds(10))
        }
        let hundredths = ((app.elapsed - start).timeInterval * 100).rounded()
        return Then(motion: motion(half), seconds: hundredths / 100)
    }

    private static func motion(_ half: SurfaceView.Look?) -> Motion {
        let place = half?.frame.origin ?? .zero
        return switch (place.x.rounded(), place.y.rounded(), ((half?.alpha ?? 1) * 100).rounded()) {
        case (-195, 0, 100): .fromOrToLeft
        case (195, 0, 100): .fromOrToRight
        case (0, -422, 100): .fromOrToTop
        case (0, 422, 100): .fromOrToBottom
        case (0, 0, 50): .fade
        default: .atOnce
        }
    }
}

extension LegacyControls {
    @MainActor
    static func then(_ given: Given) -> Then {
        var script = RichMediaScript(hasCloseButton: given.hasCloseButton)
        if given.stage != .shown { script.loading = .seconds(60) }
        let legacy = LegacyApp(script) {
            $0.appearance.screenReaderRuns = given.screenReader
        } style: {
            $0.closeButtonPresentingDelay = given.delay == .over ? 0 : 30
        }
        legacy.app.advance(by: given.stage == .loadingBriefly ? .milliseconds(499) : .seconds(2))
        return Then(
            loadingView: legacy.window?.loadingView != nil,
            cancelButton: legacy.window?.cancelButton != nil,
            closeButton: legacy.window?.closeButton != nil
        )
    }
}

extension LegacyPlacement {
    @MainActor
    static func then(_ given: Given) -> Then {
        let height: CGFloat = given.pageHeight == .tall ? 2000 : 300
        let placement = RichMediaDocument.Placement(rawValue: given.placement.rawValue) ?? .fullscreen
        let legacy = LegacyApp(RichMediaScript(height: height, placement: placement))
        legacy.app.advance(by: .seconds(2))
        let frame = legacy.window?.content?.look.frame ?? .zero
        return Then(y: frame.minY, height: frame.height)
    }
}
