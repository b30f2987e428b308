import Foundation

/// One run of a program: what it cost.
struct ChildRun {
    /// User and system time, in seconds.
    let cpu: Double
    /// The most memory it held, in bytes.
    let memory: Int

    struct Failure: Error, CustomStringConvertible {
        let words: [String]
        let reason: String

        var description: String { "\(words.joined(separator: " ")) \(reason)" }
    }

    /// Runs a program with its output thrown away, and waits for it.
    init(_ words: [String]) throws {
        let arguments = words.map { strdup($0) } + [nil]
        defer { for argument in arguments { free(argument) } }
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
        var child = pid_t()
        let failure = posix_spawn(&child, words[0], &actions, nil, arguments, environ)
        guard failure == 0 else {
            throw Failure(words: words, reason: "cannot be started: \(String(cString: strerror(failure)))")
        }
        var status: Int32 = 0
        var usage = rusage()
        guard wait4(child, &status, 0, &usage) == child, status == 0 else {
            let signal = status & 0x7F
            throw Failure(
                words: words,
                reason: signal == 0 ? "ended with exit code \(status >> 8)" : "was ended by signal \(signal)"
            )
        }
        cpu = Self.seconds(usage.ru_utime) + Self.seconds(usage.ru_stime)
        memory = Int(usage.ru_maxrss) * 1024
    }

    private static func seconds(_ time: timeval) -> Double { Double(time.tv_sec) + Double(time.tv_usec) / 1_000_000 }

    /// The cheapest of five; `words` gives the words of each.
    static func best(_ words: (Int) -> [String]) throws -> ChildRun {
        let runs = try (1...5).map { try ChildRun(words($0)) }
        return runs.reduce(runs[0]) { $0.cpu <= $1.cpu ? $0 : $1 }
    }
}
