import Foundation

/// Log lines on standard error: `[PW] [LEVEL] [Subject] message`.
struct StandardErrorLog: LogSink {
    func write(_ entry: LogEntry) {
        FileHandle.standardError.write(Data((entry.line + "\n").utf8))
    }
}

extension LogEntry {
    /// The entry as one line of a terminal.
    package var line: String {
        let name = String(describing: level).uppercased()
        return "[PW] [\(name)] [\(subject.safeForTerminal)] \(message.safeForTerminal)"
    }
}
