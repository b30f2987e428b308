/// Moves a rich media of the legacy style in and out of its window. Called on the main thread.
@preconcurrency
@MainActor
public protocol PWRichMediaStyleAnimationDelegate: AnyObject {
    /// Moves `contentView`, which stands in its place in `parentView`, in; calls `completion` when it has arrived.
    func runPresentingAnimation(
        withContentView contentView: UIView!,
        parentView: UIView!,
        completion: (() -> Void)!
    )
    /// Moves `contentView` out; calls `completion` when it has left.
    func runDismissingAnimation(
        withContentView contentView: UIView!,
        parentView: UIView!,
        completion: (() -> Void)!
    )
}
