import Synchronization

/// What an app did with the completion of a push.
package enum FetchReport: Sendable, Hashable {
    case answered(UIBackgroundFetchResult)
    /// Called again after it had been called.
    case answeredTwice
    /// Not called within the time iOS gives.
    case neverAnswered
}

/// Watches that the completion of each push is called once, in time; says so in the log where it is not.
struct FetchWatch: Sendable {
    /// What iOS gives an app for a push, in seconds.
    static let limit: TimeInterval = 30

    private unowned let platform: Platform

    init(platform: Platform) {
        self.platform = platform
    }

    /// The completion for one push. It may be called on any thread.
    func completion(report: @escaping @Sendable (FetchReport) -> Void) -> (UIBackgroundFetchResult) -> Void {
        let log = platform.log
        let isAnswered = FetchAnswer()
        let limit = platform.timeSource.schedule(after: Self.limit) {
            guard !isAnswered.isGiven else { return }
            let text =
                "The completion of a push was not called within \(Int(Self.limit)) s. Call it once on every path."
            log.write(.init(.error, "Application", text))
            report(.neverAnswered)
        }
        return { result in
            guard isAnswered.give() else {
                log.write(.init(.error, "Application", "The completion of a push was called twice. Call it once."))
                return report(.answeredTwice)
            }
            limit.cancel()
            report(.answered(result))
        }
    }
}

/// Whether the answer has been given.
private final class FetchAnswer: Sendable {
    private let given = Mutex(false)

    var isGiven: Bool { given.withLock { $0 } }

    /// Whether this is the first time.
    func give() -> Bool {
        given.withLock { given in
            defer { given = true }
            return !given
        }
    }
}
