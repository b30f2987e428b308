import Synchronization

/// Seconds that the built-in animations take.
public let PWRichMediaStyleDefaultAnimationDuration: TimeInterval = 0.3

/// Makes the view that is seen while a rich media loads; nil: none is.
public typealias PWRichMediaLoadingViewBlock = () -> PWLoadingView?

/// How rich media of the legacy style look.
public final class PWRichMediaStyle: NSObject, Sendable {
    private struct Plain {
        var backgroundColor: UIColor? = UIColor(white: 0, alpha: 0.3)
        var closeButtonPresentingDelay: TimeInterval = 0.5
        var shouldHideStatusBar = true
        var allowsInlineMediaPlayback: Bool?
        var mediaPlaybackRequiresUserAction: Bool?
    }

    private let plain = Mutex(Plain())
    private let animation = DelegateSlot<any PWRichMediaStyleAnimationDelegate>()
    private let loadingView = DelegateSlot<PWRichMediaLoadingViewBlock>()

    public override init() {
        super.init()
        animation.delegate = PWRichMediaStyleSlideBottomAnimation()
    }

    public var backgroundColor: UIColor! {
        get { plain.withLock { $0.backgroundColor } }
        set { plain.withLock { $0.backgroundColor = newValue } }
    }
    public var animationDelegate: (any PWRichMediaStyleAnimationDelegate)! {
        get { animation.delegate }
        set { animation.delegate = newValue }
    }
    public var loadingViewBlock: PWRichMediaLoadingViewBlock! {
        get { loadingView.delegate }
        set { loadingView.delegate = newValue }
    }
    public var closeButtonPresentingDelay: TimeInterval {
        get { plain.withLock { $0.closeButtonPresentingDelay } }
        set { plain.withLock { $0.closeButtonPresentingDelay = newValue } }
    }
    public var shouldHideStatusBar: Bool {
        get { plain.withLock { $0.shouldHideStatusBar } }
        set { plain.withLock { $0.shouldHideStatusBar = newValue } }
    }
    public var allowsInlineMediaPlayback: NSNumber! {
        get { plain.withLock { $0.allowsInlineMediaPlayback }.map(NSNumber.init(value:)) }
        set { plain.withLock { [value = newValue?.boolValue] in $0.allowsInlineMediaPlayback = value } }
    }
    public var mediaPlaybackRequiresUserAction: NSNumber! {
        get { plain.withLock { $0.mediaPlaybackRequiresUserAction }.map(NSNumber.init(value:)) }
        set { plain.withLock { [value = newValue?.boolValue] in $0.mediaPlaybackRequiresUserAction = value } }
    }
}
