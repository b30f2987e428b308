public final class PWRichMediaStyleSlideLeftAnimation: NSObject, PWRichMediaStyleAnimationDelegate {
    public nonisolated override init() { super.init() }
    public func runPresentingAnimation(
        withContentView contentView: UIView!,
        parentView: UIView!,
        completion: (() -> Void)!
    ) {
        StyleAnimation.slideLeft.present(contentView, in: parentView, completion: completion)
    }
    public func runDismissingAnimation(
        withContentView contentView: UIView!,
        parentView: UIView!,
        completion: (() -> Void)!
    ) {
        StyleAnimation.slideLeft.dismiss(contentView, in: parentView, completion: completion)
    }
}
public final class PWRichMediaStyleSlideRightAnimation: NSObject, PWRichMediaStyleAnimationDelegate {
    public nonisolated override init() { super.init() }
    public func runPresentingAnimation(
        withContentView contentView: UIView!,
        parentView: UIView!,
        completion: (() -> Void)!
    ) {
        StyleAnimation.slideRight.present(contentView, in: parentView, completion: completion)
    }
    public func runDismissingAnimation(
        withContentView contentView: UIView!,
        parentView: UIView!,
        completion: (() -> Void)!
    ) {
        StyleAnimation.slideRight.dismiss(contentView, in: parentView, completion: completion)
    }
}
public final class PWRichMediaStyleSlideTopAnimation: NSObject, PWRichMediaStyleAnimationDelegate {
    public nonisolated override init() { super.init() }
    public func runPresentingAnimation(
        withContentView contentView: UIView!,
        parentView: UIView!,
        completion: (() -> Void)!
    ) {
        StyleAnimation.slideTop.present(contentView, in: parentView, completion: completion)
    }
    public func runDismissingAnimation(
        withContentView contentView: UIView!,
        parentView: UIView!,
        completion: (() -> Void)!
    ) {
        StyleAnimation.slideTop.dismiss(contentView, in: parentView, completion: completion)
    }
}
public final class PWRichMediaStyleSlideBottomAnimation: NSObject, PWRichMediaStyleAnimationDelegate {
    public nonisolated override init() { super.init() }
    public func runPresentingAnimation(
        withContentView contentView: UIView!,
        parentView: UIView!,
        completion: (() -> Void)!
    ) {
        StyleAnimation.slideBottom.present(contentView, in: parentView, completion: completion)
    }
    public func runDismissingAnimation(
        withContentView contentView: UIView!,
        parentView: UIView!,
        completion: (() -> Void)!
    ) {
        StyleAnimation.slideBottom.dismiss(contentView, in: parentView, completion: completion)
    }
}
public final class PWRichMediaStyleCrossFadeAnimation: NSObject, PWRichMediaStyleAnimationDelegate {
    public nonisolated override init() { super.init() }
    public func runPresentingAnimation(
        withContentView contentView: UIView!,
        parentView: UIView!,
        completion: (() -> Void)!
    ) {
        StyleAnimation.crossFade.present(contentView, in: parentView, completion: completion)
    }
    public func runDismissingAnimation(
        withContentView contentView: UIView!,
        parentView: UIView!,
        completion: (() -> Void)!
    ) {
        StyleAnimation.crossFade.dismiss(contentView, in: parentView, completion: completion)
    }
}
