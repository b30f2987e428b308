import Synchronization

/// How much of the log is let through.
package final class LogThreshold: Sendable {
    private let stored = Mutex(LogEntry.Level.info.rawValue)

    package init() {}

    /// The raw value of the last level that is let through; 0 lets nothing through.
    package var level: Int {
        get { stored.withLock { $0 } }
        set { stored.withLock { $0 = newValue } }
    }
}

/// A log that drops what the threshold does not let through.
struct LeveledLog: LogSink {
    let sink: any LogSink
    let threshold: LogThreshold

    func write(_ entry: LogEntry) {
        guard entry.level.rawValue <= threshold.level else { return }
        sink.write(entry)
    }
}
