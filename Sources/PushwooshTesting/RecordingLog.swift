import Synchronization

/// Keeps log lines, for tests of what runs without a headless app.
package final class RecordingLog: LogSink {
    private let kept = Mutex<[LogEntry]>([])

    package init() {}

    package var entries: [LogEntry] { kept.withLock { $0 } }

    package func write(_ entry: LogEntry) {
        kept.withLock { $0.append(entry) }
    }
}
