import PushwooshAppleTypes

/// One view of a window of the SDK's own, with all that stands on it: what a surface draws.
public struct SurfaceView: Sendable, Hashable, Identifiable {
    /// What a view is.
    public enum Kind: Sendable, Hashable {
        /// A rectangle of its background colour.
        case plain
        /// The page of the window.
        case page
        case activityIndicator(isLarge: Bool, color: UIColor, turns: Bool)
        case button(title: String, titleColor: UIColor, isEnabled: Bool)
    }

    /// What a view is for, where the SDK has put it there.
    public enum Part: String, Sendable, CaseIterable {
        /// The background over the app.
        case background
        /// What the rich media is shown in.
        case content
        /// What is seen while it loads.
        case loading
        /// Gives up loading.
        case cancel
        /// Closes the window; a surface draws a white cross on a black disc, half transparent.
        case close
    }

    /// The view, as long as it lives.
    public let id: ObjectIdentifier
    /// What it is.
    public var kind: Kind
    /// What it is for.
    public var part: Part?
    /// How it looks when its motions have ended.
    public var look: Look
    /// Whether it, and what stands on it, is left out.
    public var isHidden: Bool
    /// At most one a property.
    public var motions: [Motion]
    /// What stands on it, the one in front last; their frames count from its top left.
    public var subviews: [SurfaceView]

    package init(
        id: ObjectIdentifier,
        kind: Kind,
        part: Part?,
        look: Look,
        isHidden: Bool,
        motions: [Motion],
        subviews: [SurfaceView]
    ) {
        self.id = id
        self.kind = kind
        self.part = part
        self.look = look
        self.isHidden = isHidden
        self.motions = motions
        self.subviews = subviews
    }
}

extension SurfaceView {
    /// The view and all that stands on it, each behind what stands on it.
    public var all: [SurfaceView] { [self] + subviews.flatMap(\.all) }

    /// The first view of that part that can be seen, with its place and alpha as they are in the window.
    ///
    /// Scaling and turning of what it stands on are left out of account.
    public func visible(_ part: Part) -> SurfaceView? {
        guard !isHidden, look.alpha > 0 else { return nil }
        let shift = CGVector(dx: look.transform.tx, dy: look.transform.ty)
        if self.part == part {
            var found = self
            found.look.frame = look.frame.offsetBy(dx: shift.dx, dy: shift.dy)
            return found
        }
        for subview in subviews {
            guard var found = subview.visible(part) else { continue }
            let place = found.look.frame
            found.look.frame = place.offsetBy(dx: look.frame.minX + shift.dx, dy: look.frame.minY + shift.dy)
            found.look.alpha *= look.alpha
            return found
        }
        return nil
    }
}
