/// Where log lines go.
package protocol LogSink: Sendable {
    func write(_ entry: LogEntry)
}

/// One log line.
public struct LogEntry: Sendable, Hashable {
    /// How much a line matters.
    public enum Level: Int, Sendable, Comparable, CaseIterable {
        case error = 1, warning, info, debug, verbose

        /// Whether `left` matters more.
        public static func < (left: Level, right: Level) -> Bool { left.rawValue < right.rawValue }
    }

    /// How much it matters.
    public var level: Level
    /// The part of the SDK that speaks, such as `Primer`.
    public var subject: String
    /// What happened and what to do.
    public var message: String

    /// Makes a log line.
    public init(_ level: Level, _ subject: String, _ message: String) {
        self.level = level
        self.subject = subject
        self.message = message
    }
}
