/// The loading view of an app that has none of its own: a wheel in the middle, and a button under it.
final class StandardLoadingView: PWLoadingView {
    private let wheel = UIActivityIndicatorView(style: .large)
    private let button = UIButton(type: .custom)

    override init(frame: CGRect) {
        super.init(frame: frame)
        wheel.color = .white
        button.setTitle("Cancel", for: .normal)
        button.bounds = CGRect(x: 0, y: 0, width: 120, height: 44)
        addSubview(wheel)
        addSubview(button)
        activityIndicatorView = wheel
        cancelLoadingButton = button
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        wheel.center = CGPoint(x: bounds.midX, y: bounds.midY)
        button.center = CGPoint(x: bounds.midX, y: bounds.midY + 60)
    }
}
