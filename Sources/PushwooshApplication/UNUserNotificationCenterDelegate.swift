import Synchronization

/// Is asked how a notification is shown while the app is in front, and told what the person does with one.
///
/// Every method is optional, and is called on the main thread. An app writes one of the two forms of a method.
@preconcurrency
@MainActor
public protocol UNUserNotificationCenterDelegate: NSObjectProtocol {
    /// A notification has come while the app is in front.
    ///
    /// `completionHandler` is to be called once, within 30 seconds, with how it is shown: with nothing, not at all.
    func userNotificationCenter(
        _ center: UNUserNotificationCenter,
        willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
    )

    /// A notification has come while the app is in front; the other form of the method with a completion.
    @MainActor
    func userNotificationCenter(
        _ center: UNUserNotificationCenter,
        willPresent notification: UNNotification
    ) async -> UNNotificationPresentationOptions

    /// The person has tapped a notification, one of its buttons, or put it away.
    ///
    /// `completionHandler` is to be called once, within 30 seconds.
    func userNotificationCenter(
        _ center: UNUserNotificationCenter,
        didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping () -> Void
    )

    /// The person has done something with a notification; the other form of the method with a completion.
    @MainActor
    func userNotificationCenter(
        _ center: UNUserNotificationCenter,
        didReceive response: UNNotificationResponse
    ) async
}

extension UNUserNotificationCenterDelegate {
    /// Asks the form that answers asynchronously, at once and on the spot.
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter,
        willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
    ) {
        Task.immediate {
            let options = await AskingDelegate.$current.withValue(ObjectIdentifier(self)) {
                await self.userNotificationCenter(center, willPresent: notification)
            }
            completionHandler(options)
        }
    }

    /// Asks the form with a completion; where there is none either, answers that it is not shown.
    @MainActor
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter,
        willPresent notification: UNNotification
    ) async -> UNNotificationPresentationOptions {
        if AskingDelegate.current == ObjectIdentifier(self) { return [] }
        return await withCheckedContinuation { continuation in
            let answer = FirstAnswer(continuation)
            self.userNotificationCenter(center, willPresent: notification) { answer.give($0) }
        }
    }

    /// Tells the form that answers asynchronously, at once and on the spot.
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter,
        didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping () -> Void
    ) {
        Task.immediate {
            await AskingDelegate.$current.withValue(ObjectIdentifier(self)) {
                await self.userNotificationCenter(center, didReceive: response)
            }
            completionHandler()
        }
    }

    /// Tells the form with a completion; where there is none either, leaves it at that.
    @MainActor
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter,
        didReceive response: UNNotificationResponse
    ) async {
        if AskingDelegate.current == ObjectIdentifier(self) { return }
        await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
            let answer = FirstAnswer(continuation)
            self.userNotificationCenter(center, didReceive: response) { answer.give(()) }
        }
    }
}

/// The delegate whose form with a completion was not written and asks the other one, which then has nowhere else to ask.
private enum AskingDelegate {
    @TaskLocal static var current: ObjectIdentifier?
}

/// Goes on with the first answer; an app that answers again does no harm.
private final class FirstAnswer<Answer: Sendable>: Sendable {
    private let waiting: Mutex<CheckedContinuation<Answer, Never>?>

    init(_ continuation: CheckedContinuation<Answer, Never>) {
        waiting = Mutex(continuation)
    }

    func give(_ answer: Answer) {
        let continuation = waiting.withLock { waiting in
            defer { waiting = nil }
            return waiting
        }
        continuation?.resume(returning: answer)
    }
}
