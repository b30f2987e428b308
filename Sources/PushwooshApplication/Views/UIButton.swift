/// A button with a title.
@preconcurrency
@MainActor
open class UIButton: UIControl {
    /// What a button looks like before anything is set.
    @nonexhaustive
    public enum ButtonType: Int, Sendable, CaseIterable {
        /// White text.
        case custom = 0
        /// Text in the tint colour.
        case system = 1
    }

    private var titles: [UIControl.State: String] = [:]
    private var colors: [UIControl.State: UIColor] = [:]
    private var ownColor = UIColor.white

    /// Makes a button of that type.
    public convenience init(type: ButtonType) {
        self.init(frame: .zero)
        ownColor = type == .system ? .tintColor : .white
    }

    /// Makes a button that does `primaryAction` when it is tapped.
    public convenience init(frame: CGRect = .zero, primaryAction: UIAction?) {
        self.init(frame: frame)
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }

    /// Sets the title in a state; nil: as in the normal one.
    open func setTitle(_ title: String?, for state: UIControl.State) {
        titles[state] = title
        changed()
    }

    /// The title that was set for a state, else that of the normal one.
    open func title(for state: UIControl.State) -> String? {
        titles[state] ?? titles[.normal]
    }

    /// The title as it is now.
    public final var currentTitle: String? { title(for: state) }

    /// Sets the colour of the title in a state; nil: as in the normal one.
    open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
        colors[state] = color
        changed()
    }

    /// The colour of the title that was set for a state, else that of the normal one.
    open func titleColor(for state: UIControl.State) -> UIColor? {
        colors[state] ?? colors[.normal] ?? ownColor
    }

    override var kind: SurfaceView.Kind {
        .button(title: currentTitle ?? "", titleColor: titleColor(for: state) ?? ownColor, isEnabled: isEnabled)
    }
}
