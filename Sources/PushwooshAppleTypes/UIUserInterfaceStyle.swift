/// Whether the interface is light or dark.
@nonexhaustive
public enum UIUserInterfaceStyle: Int, Sendable, CaseIterable {
    /// Not said; colours resolve as in light.
    case unspecified = 0
    /// Dark text on a light ground.
    case light = 1
    /// Light text on a dark ground.
    case dark = 2
}
