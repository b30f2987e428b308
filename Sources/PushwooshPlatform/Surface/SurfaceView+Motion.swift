import PushwooshAppleTypes

extension SurfaceView {
    /// What of a view can move.
    public enum Property: String, Sendable, CaseIterable {
        case frame, transform, alpha, backgroundColor
    }

    /// How a view looks at one moment.
    public struct Look: Sendable, Hashable {
        /// Where it stands in its parent, in points, before `transform`.
        public var frame: CGRect
        /// Around the frame's centre.
        public var transform: CGAffineTransform
        /// 0 is invisible, 1 opaque; counts for what stands on it as well.
        public var alpha: CGFloat
        /// Nil is clear.
        public var backgroundColor: UIColor?

        /// Makes a look.
        public init(
            frame: CGRect,
            transform: CGAffineTransform = .identity,
            alpha: CGFloat = 1,
            backgroundColor: UIColor? = nil
        ) {
            self.frame = frame
            self.transform = transform
            self.alpha = alpha
            self.backgroundColor = backgroundColor
        }
    }

    /// One property on its way to what `look` says.
    public struct Motion: Sendable, Hashable {
        /// What moves.
        public var property: Property
        /// The look at the start, of which `property` counts.
        public var from: Look
        /// When it begins, on the clock of the platform.
        public var start: TimeInterval
        /// Seconds.
        public var duration: TimeInterval
        /// The curve of the motion.
        public var curve: AnimationTimeline.Curve

        package init(
            _ property: Property,
            from: Look,
            start: TimeInterval,
            duration: TimeInterval,
            curve: AnimationTimeline.Curve
        ) {
            self.property = property
            self.from = from
            self.start = start
            self.duration = duration
            self.curve = curve
        }

        /// When it has ended.
        public var end: TimeInterval { start + duration }
    }

    /// How the view looks at `uptime`, between where its motions start and end.
    public func look(at uptime: TimeInterval) -> Look {
        motions.reduce(look) { $0.moved($1, at: uptime) }
    }

    /// The view and all that stands on it as they look at `uptime`, with no motions left.
    public func still(at uptime: TimeInterval) -> SurfaceView {
        var view = self
        view.look = look(at: uptime)
        view.motions = []
        view.subviews = subviews.map { $0.still(at: uptime) }
        return view
    }
}

extension SurfaceView.Look {
    /// This look with one property on its way, as it is at `uptime`.
    package func moved(_ motion: SurfaceView.Motion, at uptime: TimeInterval) -> Self {
        guard uptime < motion.end, motion.duration > 0 else { return self }
        let part = CGFloat(motion.curve.progress(at: max(0, uptime - motion.start) / motion.duration))
        func between(_ from: CGFloat, _ to: CGFloat) -> CGFloat { from + (to - from) * part }
        var look = self
        switch motion.property {
        case .alpha:
            look.alpha = min(1, max(0, between(motion.from.alpha, alpha)))
        case .frame:
            let from = motion.from.frame
            look.frame = CGRect(
                x: between(from.minX, frame.minX),
                y: between(from.minY, frame.minY),
                width: between(from.width, frame.width),
                height: between(from.height, frame.height)
            )
        case .transform:
            let from = motion.from.transform
            look.transform = CGAffineTransform(
                a: between(from.a, transform.a),
                b: between(from.b, transform.b),
                c: between(from.c, transform.c),
                d: between(from.d, transform.d),
                tx: between(from.tx, transform.tx),
                ty: between(from.ty, transform.ty)
            )
        case .backgroundColor:
            look.backgroundColor = Self.mix(motion.from.backgroundColor, backgroundColor, part)
        }
        return look
    }

    /// Between two colours, in light and in dark; clear is the other one at alpha 0.
    private static func mix(_ from: UIColor?, _ to: UIColor?, _ part: CGFloat) -> UIColor? {
        guard from != nil || to != nil else { return nil }
        func components(_ style: UIUserInterfaceStyle) -> ColorComponents {
            let (first, second) = (from?.components(for: style), to?.components(for: style))
            var start = first ?? second ?? ColorComponents(red: 0, green: 0, blue: 0, alpha: 0)
            var end = second ?? start
            if start.alpha == 0 || first == nil { start = end; start.alpha = 0 }
            if end.alpha == 0 || second == nil { end = first ?? end; end.alpha = 0 }
            func between(_ from: CGFloat, _ to: CGFloat) -> CGFloat { from + (to - from) * part }
            return ColorComponents(
                red: between(start.red, end.red),
                green: between(start.green, end.green),
                blue: between(start.blue, end.blue),
                alpha: between(start.alpha, end.alpha)
            )
        }
        return UIColor(light: components(.light), dark: components(.dark))
    }
}
