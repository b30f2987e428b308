import Synchronization

/// What an app did with a completion that it was given.
package enum AnswerReport<Answer: Sendable>: Sendable {
    case answered(Answer)
    /// Called again after it had been called.
    case answeredTwice
    /// Not called within the time there is.
    case neverAnswered
}

/// What a completion is for.
package enum AnswerSubject: String, Sendable {
    case push = "The completion of a push"
    case presentation = "The completion of willPresent"
    case response = "The completion of didReceive"
}

/// Watches that a completion is called once, in time; says so in the log where it is not.
package struct AnswerWatch<Answer: Sendable>: Sendable {
    private let subject: AnswerSubject
    private unowned let platform: Platform

    package init(_ subject: AnswerSubject, platform: Platform) {
        self.subject = subject
        self.platform = platform
    }

    /// A completion to give to the app. It may be called on any thread.
    package func completion(
        report: @escaping @Sendable (AnswerReport<Answer>) -> Void = { _ in }
    ) -> (Answer) -> Void {
        let (log, subject) = (platform.log, subject.rawValue)
        let isAnswered = AnswerFlag()
        let limit = platform.timeSource.schedule(after: answerLimit) {
            guard !isAnswered.isGiven else { return }
            let text = "\(subject) was not called within \(Int(answerLimit)) s. Call it once on every path."
            log.write(.init(.error, "Application", text))
            report(.neverAnswered)
        }
        return { result in
            guard isAnswered.give() else {
                log.write(.init(.error, "Application", "\(subject) was called twice. Call it once."))
                return report(.answeredTwice)
            }
            limit.cancel()
            report(.answered(result))
        }
    }
}

/// What iOS gives an app for a push, in seconds.
private let answerLimit: TimeInterval = 30

/// Whether the answer has been given.
private final class AnswerFlag: Sendable {
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
