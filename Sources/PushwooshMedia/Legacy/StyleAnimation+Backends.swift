extension StyleAnimation: PWRichMediaStyleSlideLeftAnimationBackend, PWRichMediaStyleSlideRightAnimationBackend,
    PWRichMediaStyleSlideTopAnimationBackend, PWRichMediaStyleSlideBottomAnimationBackend,
    PWRichMediaStyleCrossFadeAnimationBackend
{
    /// The same for every class: what it moves by is known.
    func runPresentingAnimation<Animation>(
        _ object: Animation,
        withContentView contentView: UIView!,
        parentView: UIView!,
        completion: (() -> Void)!
    ) {
        present(contentView, in: parentView, completion: completion)
    }

    func runDismissingAnimation<Animation>(
        _ object: Animation,
        withContentView contentView: UIView!,
        parentView: UIView!,
        completion: (() -> Void)!
    ) {
        dismiss(contentView, in: parentView, completion: completion)
    }
}

extension PWRichMediaStyleSlideLeftAnimation {
    static var backend: any PWRichMediaStyleSlideLeftAnimationBackend { StyleAnimation.slideLeft }
}

extension PWRichMediaStyleSlideRightAnimation {
    static var backend: any PWRichMediaStyleSlideRightAnimationBackend { StyleAnimation.slideRight }
}

extension PWRichMediaStyleSlideTopAnimation {
    static var backend: any PWRichMediaStyleSlideTopAnimationBackend { StyleAnimation.slideTop }
}

extension PWRichMediaStyleSlideBottomAnimation {
    static var backend: any PWRichMediaStyleSlideBottomAnimationBackend { StyleAnimation.slideBottom }
}

extension PWRichMediaStyleCrossFadeAnimation {
    static var backend: any PWRichMediaStyleCrossFadeAnimationBackend { StyleAnimation.crossFade }
}
