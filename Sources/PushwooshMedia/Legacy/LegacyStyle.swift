/// How one rich media of the legacy style looks: what the app's `PWRichMediaStyle` said when it was its turn.
@MainActor
struct LegacyStyle {
    /// Over the app, behind the rich media; nil is clear.
    var background: UIColor?
    /// Nil: in its place at once, and gone at once.
    var animation: (any PWRichMediaStyleAnimationDelegate)?
    /// Nil: the loading view of the SDK.
    var loadingView: PWRichMediaLoadingViewBlock?
    /// Seconds; no number counts as none.
    var closeButtonDelay: TimeInterval
    var hidesStatusBar: Bool
    var allowsInlineMediaPlayback: Bool?
    var mediaPlaybackRequiresUserAction: Bool?

    init(_ style: PWRichMediaStyle) {
        background = style.backgroundColor
        animation = style.animationDelegate
        loadingView = style.loadingViewBlock
        let delay = style.closeButtonPresentingDelay
        closeButtonDelay = delay.isNaN ? 0 : max(0, delay)
        hidesStatusBar = style.shouldHideStatusBar
        allowsInlineMediaPlayback = style.allowsInlineMediaPlayback?.boolValue
        mediaPlaybackRequiresUserAction = style.mediaPlaybackRequiresUserAction?.boolValue
    }
}
