/// What a colour depends on: whether the interface is light or dark.
public final class UITraitCollection: Sendable, Hashable {
    /// Whether the interface is light or dark.
    public let userInterfaceStyle: UIUserInterfaceStyle

    /// Makes traits for a light or dark interface.
    public init(userInterfaceStyle: UIUserInterfaceStyle) {
        self.userInterfaceStyle = userInterfaceStyle
    }

    /// Whether both say the same.
    public static func == (left: UITraitCollection, right: UITraitCollection) -> Bool {
        left.userInterfaceStyle == right.userInterfaceStyle
    }

    /// Hashes what the traits say.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(userInterfaceStyle)
    }
}
