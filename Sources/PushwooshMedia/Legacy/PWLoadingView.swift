/// What is seen while a rich media of the legacy style loads.
@preconcurrency
@MainActor
open class PWLoadingView: UIView {
    /// The wheel, which the SDK lets turn.
    open var activityIndicatorView: UIActivityIndicatorView!
    /// The button that gives up, which the SDK hides until the delay of the close button is over.
    open var cancelLoadingButton: UIButton!
}
