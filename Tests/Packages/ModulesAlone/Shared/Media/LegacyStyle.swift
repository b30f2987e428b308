import PushwooshMedia

/// An animation as apps write it for iOS.
final class GrowAnimation: NSObject, PWRichMediaStyleAnimationDelegate {
    func runPresentingAnimation(
        withContentView contentView: UIView!,
        parentView: UIView!,
        completion: (() -> Void)!
    ) {
        contentView.alpha = 0
        contentView.transform = CGAffineTransform(translationX: 0, y: parentView.frame.size.height)
        UIView.animate(
            withDuration: PWRichMediaStyleDefaultAnimationDuration,
            animations: {
                contentView.alpha = 1
                contentView.transform = .identity
            },
            completion: { _ in
                completion()
            }
        )
    }

    func runDismissingAnimation(
        withContentView contentView: UIView!,
        parentView: UIView!,
        completion: (() -> Void)!
    ) {
        UIView.animate(withDuration: 0.2, delay: 0, options: [.curveEaseIn]) {
            contentView.alpha = 0
        } completion: { _ in
            completion?()
        }
    }
}

/// A loading view as apps write it for iOS.
class OwnLoadingView: PWLoadingView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = UIColor.black.withAlphaComponent(0.5)
        let wheel = UIActivityIndicatorView(style: .large)
        wheel.center = center
        addSubview(wheel)
        activityIndicatorView = wheel
        let button = UIButton(type: .system)
        button.setTitle("Stop", for: .normal)
        button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
        addSubview(button)
        cancelLoadingButton = button
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}

/// One with an initialiser of its own only.
class TitledLoadingView: PWLoadingView {
    let title: String

    init(title: String) {
        self.title = title
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}

@MainActor
func styleFacts() -> [(String, Bool)] {
    let style: PWRichMediaStyle = PWRichMediaManager.shared().richMediaStyle
    style.backgroundColor = .systemBackground
    style.animationDelegate = PWRichMediaStyleCrossFadeAnimation()
    style.animationDelegate = GrowAnimation()
    style.closeButtonPresentingDelay = 3
    style.shouldHideStatusBar = false
    style.allowsInlineMediaPlayback = true
    style.mediaPlaybackRequiresUserAction = NSNumber(value: false)
    style.loadingViewBlock = {
        return OwnLoadingView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    }
    let media: any PWMediaProtocol.Type = PWMedia.media()
    let older = PWModalWindowConfiguration.shared()
    older.setPresent(.PWHapticFeedbackLight)
    return [
        (
            "a loading view of the app's own is made",
            style.loadingViewBlock()?.cancelLoadingButton.currentTitle == "Stop"
        ),
        ("a loading view may have its own initialiser", TitledLoadingView(title: "Wait").title == "Wait"),
        ("the animation is the one that was set", style.animationDelegate is GrowAnimation),
        ("media are reached through their protocol", media.richMediaPresentationStyle() == .modal),
    ]
}
