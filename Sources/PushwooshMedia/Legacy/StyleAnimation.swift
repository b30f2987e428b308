/// How a built-in animation brings the rich media in, and takes it out the same way.
enum StyleAnimation: Sendable, CaseIterable {
    case slideLeft, slideRight, slideTop, slideBottom, crossFade

    /// From out of sight to its place.
    @MainActor
    func present(_ content: UIView?, in parent: UIView?, completion: (() -> Void)?) {
        guard let content, let parent else { completion?(); return }
        let way = way(on: .current)
        let (alpha, transform) = (content.alpha, content.transform)
        way.hide(content, in: parent)
        UIView.animate(withDuration: PWRichMediaStyleDefaultAnimationDuration) {
            content.alpha = alpha
            content.transform = transform
        } completion: { _ in
            completion?()
        }
    }

    /// From its place out of sight.
    @MainActor
    func dismiss(_ content: UIView?, in parent: UIView?, completion: (() -> Void)?) {
        guard let content, let parent else { completion?(); return }
        let way = way(on: .current)
        UIView.animate(withDuration: PWRichMediaStyleDefaultAnimationDuration) {
            way.hide(content, in: parent)
        } completion: { _ in
            completion?()
        }
    }

    /// A person who wants no movement sees it fade.
    private func way(on platform: Platform) -> StyleAnimation {
        platform.appearance.reducesMotion ? .crossFade : self
    }

    @MainActor
    private func hide(_ content: UIView, in parent: UIView) {
        let size = parent.bounds.size
        switch self {
        case .slideLeft: content.transform = CGAffineTransform(translationX: -size.width, y: 0)
        case .slideRight: content.transform = CGAffineTransform(translationX: size.width, y: 0)
        case .slideTop: content.transform = CGAffineTransform(translationX: 0, y: -size.height)
        case .slideBottom: content.transform = CGAffineTransform(translationX: 0, y: size.height)
        case .crossFade: content.alpha = 0
        }
    }
}
