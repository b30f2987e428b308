/// A rectangle on the screen that can move, fade, and hold others.
///
/// It stands for what rich media need of UIKit's class: their loading view and their animations. It is drawn by the
/// surface while it stands in a window of the SDK.
@preconcurrency
@MainActor
open class UIView {
    var look: SurfaceView.Look
    var motions: [SurfaceView.Property: SurfaceView.Motion] = [:]
    /// What the SDK has put it there for.
    package var part: SurfaceView.Part? { didSet { changed() } }
    /// Draws the tree that this view is the root of.
    package weak var host: ViewHost?
    var needsLayout = true

    /// What stands on it, the one in front last.
    public private(set) final var subviews: [UIView] = []
    /// What it stands on.
    public private(set) final weak var superview: UIView?

    /// Makes a view with a place in the view that it will stand on.
    public init(frame: CGRect) {
        look = SurfaceView.Look(frame: frame.standardized)
    }

    /// Makes a view of no size.
    public convenience init() {
        self.init(frame: .zero)
    }

    /// Always nil: there are no archives of views here.
    public required init?(coder: NSCoder) {
        return nil
    }

    /// Its place in the view that it stands on, in points, as it is before `transform`.
    open var frame: CGRect {
        get { look.frame }
        set {
            let (old, new) = (look.frame.size, newValue.standardized.size)
            change(.frame) { $0.frame = newValue.standardized }
            guard old != new else { return }
            let growth = CGSize(width: new.width - old.width, height: new.height - old.height)
            for view in subviews { view.follow(growth: growth) }
            setNeedsLayout()
        }
    }

    /// Its own rectangle: from zero, as large as `frame`. Setting it keeps the centre.
    open var bounds: CGRect {
        get { CGRect(origin: .zero, size: look.frame.size) }
        set {
            let (size, middle) = (newValue.standardized.size, center)
            frame = CGRect(
                x: middle.x - size.width / 2,
                y: middle.y - size.height / 2,
                width: size.width,
                height: size.height
            )
        }
    }

    /// The middle of `frame`.
    open var center: CGPoint {
        get { CGPoint(x: look.frame.midX, y: look.frame.midY) }
        set {
            let size = look.frame.size
            let origin = CGPoint(x: newValue.x - size.width / 2, y: newValue.y - size.height / 2)
            change(.frame) { $0.frame.origin = origin }
        }
    }

    /// How it is moved, scaled and turned away from its place, around its centre.
    open var transform: CGAffineTransform {
        get { look.transform }
        set { change(.transform) { $0.transform = newValue } }
    }

    /// From 0, invisible, to 1, opaque; counts for what stands on it as well.
    open var alpha: CGFloat {
        get { look.alpha }
        set { change(.alpha) { $0.alpha = newValue.isNaN ? 0 : min(1, max(0, newValue)) } }
    }

    /// The colour of its rectangle; nil is clear.
    open var backgroundColor: UIColor? {
        get { look.backgroundColor }
        set { change(.backgroundColor) { $0.backgroundColor = newValue } }
    }

    /// What of it gives way when the view that it stands on changes its size. Nothing: it stays where it is.
    open var autoresizingMask: AutoresizingMask = []

    /// Whether it, and what stands on it, is left out.
    open var isHidden = false { didSet { changed() } }

    /// Puts a view on top of what stands here, away from where it stood.
    open func addSubview(_ view: UIView) {
        guard view !== self, !isDescendant(of: view) else { return }
        view.removeFromSuperview()
        subviews.append(view)
        view.superview = self
        setNeedsLayout()
    }

    /// Takes it away from what it stands on.
    open func removeFromSuperview() {
        guard let parent = superview else { return }
        superview = nil
        parent.subviews.removeAll { $0 === self }
        parent.setNeedsLayout()
    }

    /// Whether it is `view`, or stands on it at any depth.
    public final func isDescendant(of view: UIView) -> Bool {
        self === view || superview?.isDescendant(of: view) == true
    }

    /// Places what stands on it. Called before it is drawn, where its size or what stands on it has changed.
    open func layoutSubviews() {}

    /// Has `layoutSubviews()` called before it is drawn again.
    public final func setNeedsLayout() {
        needsLayout = true
        changed()
    }

    /// Calls `layoutSubviews()` at once where it is due, here and on what stands here.
    public final func layoutIfNeeded() {
        if needsLayout {
            needsLayout = false
            layoutSubviews()
        }
        for view in subviews { view.layoutIfNeeded() }
    }

    /// What the surface draws it as.
    var kind: SurfaceView.Kind { .plain }
}

extension UIView: Hashable {
    /// Whether both are the same view.
    public nonisolated static func == (left: UIView, right: UIView) -> Bool { left === right }

    /// Hashes which view it is.
    public nonisolated func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(self))
    }
}
