extension UIView {
    /// The view that all of this stands on.
    final var root: UIView { superview?.root ?? self }

    final func changed() {
        root.host?.viewsChanged()
    }

    /// Changes one property: on its way inside an animation, else at once.
    final func change(_ property: SurfaceView.Property, _ edit: (inout SurfaceView.Look) -> Void) {
        if let animation = ViewAnimation.current {
            let from = motions.values.reduce(look) { $0.moved($1, at: animation.now) }
            motions[property] = animation.motion(of: property, from: from)
        } else {
            motions[property] = nil
        }
        edit(&look)
        changed()
    }

    /// The view and all that stands on it, as the surface takes them. Layout must be done.
    final func described(at uptime: TimeInterval) -> SurfaceView {
        motions = motions.filter { $0.value.end > uptime }
        return SurfaceView(
            id: ObjectIdentifier(self),
            kind: kind,
            part: part,
            look: look,
            isHidden: isHidden,
            motions: SurfaceView.Property.allCases.compactMap { motions[$0] },
            subviews: subviews.map { $0.described(at: uptime) }
        )
    }

    /// The view of that identity, here or on what stands here, unless it is left out.
    final func visibleView(_ id: ObjectIdentifier) -> UIView? {
        guard !isHidden, alpha > 0 else { return nil }
        if ObjectIdentifier(self) == id { return self }
        return subviews.lazy.compactMap { $0.visibleView(id) }.first
    }
}
