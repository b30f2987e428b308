/// What a page ends a script in that the app runs.
public enum ScriptAnswer: Sendable, Hashable {
    case text(String)
    case number(Double)
    case flag(Bool)
    /// Null, or nothing.
    case nothing
    /// The script fails, with this text.
    case failure(String)
    /// It never ends.
    case never
}
