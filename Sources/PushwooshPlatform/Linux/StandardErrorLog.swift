import Foundation
import Glibc

/// Log lines on standard error: `[PW] [LEVEL] [Subject] message`.
///
/// A line that cannot be written is dropped: a terminal that was closed or a disk that is full ends no app.
struct StandardErrorLog: LogSink {
    var descriptor = STDERR_FILENO

    func write(_ entry: LogEntry) {
        Self.withoutBrokenPipeSignal {
            var rest = Array((entry.line + "\n").utf8)[...]
            while !rest.isEmpty {
                let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
                if count < 0, errno == EINTR { continue }
                guard count > 0 else { return }
                rest = rest.dropFirst(count)
            }
        }
    }

    /// A pipe whose reader has gone sends a signal that ends the process; here it is held back and taken.
    private static func withoutBrokenPipeSignal(_ body: () -> Void) {
        var signals = sigset_t()
        var before = sigset_t()
        sigemptyset(&signals)
        sigaddset(&signals, SIGPIPE)
        pthread_sigmask(SIG_BLOCK, &signals, &before)
        body()
        var atOnce = timespec()
        sigtimedwait(&signals, nil, &atOnce)
        pthread_sigmask(SIG_SETMASK, &before, nil)
    }
}

extension LogEntry {
    /// The entry as one line of a terminal.
    package var line: String {
        let name = String(describing: level).uppercased()
        return "[PW] [\(name)] [\(subject.safeForTerminal)] \(message.safeForTerminal)"
    }
}
