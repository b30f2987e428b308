/// How far something on the screen has come.
public enum OverlayPhase: String, Sendable, CaseIterable {
    /// Made, and not visible: it loads, or waits for its turn.
    case prepared
    /// Visible, and on its way in.
    case appearing
    /// In place.
    case shown
    /// On its way out.
    case leaving
    /// No longer on the screen.
    case gone
}
