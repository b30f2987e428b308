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
            completionHandler(await self.userNotificationCenter(center, willPresent: notification))
        }
    }

    /// Answers that it is not shown.
    @MainActor
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter,
        willPresent notification: UNNotification
    ) async -> UNNotificationPresentationOptions { [] }

    /// Tells the form that answers asynchronously, at once and on the spot.
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter,
        didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping () -> Void
    ) {
        Task.immediate {
            await self.userNotificationCenter(center, didReceive: response)
            completionHandler()
        }
    }

    /// Leaves it at that.
    @MainActor
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter,
        didReceive response: UNNotificationResponse
    ) async {}
}
