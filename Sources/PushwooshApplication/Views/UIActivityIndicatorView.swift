/// A wheel that turns while something is on its way.
@preconcurrency
@MainActor
open class UIActivityIndicatorView: UIView {
    /// How large it is.
    @nonexhaustive
    public enum Style: Int, Sendable, CaseIterable {
        /// 20 points.
        case medium = 100
        /// 37 points.
        case large = 101
    }

    /// How large it is.
    open var style = Style.medium { didSet { changed() } }
    /// Its colour.
    open var color: UIColor! = .systemGray { didSet { changed() } }
    /// Whether it is left out while it does not turn.
    open var hidesWhenStopped = true { didSet { follow() } }
    /// Whether it turns.
    public private(set) final var isAnimating = false

    /// Makes a wheel that stands still, of the size of its style.
    public convenience init(style: Style) {
        let side: CGFloat = style == .large ? 37 : 20
        self.init(frame: CGRect(x: 0, y: 0, width: side, height: side))
        self.style = style
    }

    /// Makes a wheel that stands still.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        follow()
    }

    /// Always nil: there are no archives of views here.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// Lets it turn.
    open func startAnimating() {
        isAnimating = true
        follow()
    }

    /// Stops it.
    open func stopAnimating() {
        isAnimating = false
        follow()
    }

    override var kind: SurfaceView.Kind {
        .activityIndicator(isLarge: style == .large, color: color ?? .systemGray, turns: isAnimating)
    }

    private func follow() {
        isHidden = hidesWhenStopped && !isAnimating
    }
}
