/// Brings notifications to the system's list by way of the notification centre's delegate, and what is done with them back.
package final class NotificationDelivery: PlatformState {
    /// How many of those that came last are remembered.
    private static let mostKept = 32

    private unowned let platform: Platform
    private let lock = NSLock()
    // Guarded by `lock`.
    private nonisolated(unsafe) var kept: [UNNotification] = []
    private nonisolated(unsafe) var handedOver: UNNotification?

    package init(platform: Platform) {
        self.platform = platform
    }

    /// Those that came last, the latest at the end.
    package var latest: [UNNotification] { lock.withLock { kept } }

    /// The one that the app delegate is being given at this moment.
    package var current: UNNotification? { lock.withLock { handedOver } }

    func keep(_ notification: UNNotification) {
        lock.withLock {
            kept.append(notification)
            if kept.count > Self.mostKept { kept.removeFirst() }
        }
    }

    /// Runs `body`, in which the app is given `notification`.
    func during(_ notification: UNNotification, _ body: () -> Void) {
        lock.withLock { handedOver = notification }
        body()
        lock.withLock { handedOver = nil }
    }

    /// Shows a notification where the person allows it: behind the app as it is, in front as the delegate answers.
    func present(
        _ notification: UNNotification,
        report: @escaping @Sendable (AnswerReport<UNNotificationPresentationOptions>) -> Void
    ) {
        guard notification.request.content.isNoticeable else { return }
        let platform = platform
        platform.permission.readStatus { rawStatus in
            let isAllowed =
                switch UNAuthorizationStatus(rawValue: rawStatus) {
                case .authorized, .provisional, .ephemeral: true
                default: false
                }
            platform.mainThread.async {
                MainActor.assumeIsolated {
                    let delivery = platform.state(NotificationDelivery.self)
                    if isAllowed { return delivery.presentAllowed(notification, report) }
                    let text = "A notification is not shown, since the person has not allowed this app's."
                    platform.log.write(.init(.info, "Notifications", text))
                }
            }
        }
    }

    @MainActor
    private func presentAllowed(
        _ notification: UNNotification,
        _ report: @escaping @Sendable (AnswerReport<UNNotificationPresentationOptions>) -> Void
    ) {
        let (list, mainThread) = (platform.notificationList, platform.mainThread)
        guard [.active, .inactive].contains(platform.lifecycle.phase) else {
            return list.show(notification, with: [.badge, .sound, .list, .banner])
        }
        // As on iOS, nothing is shown over an app that nobody answers for.
        let center = platform.state(UNUserNotificationCenter.self)
        guard let delegate = center.delegate else { return }
        let watch = AnswerWatch<UNNotificationPresentationOptions>(.presentation, platform: platform)
        let completion = watch.completion { answer in
            report(answer)
            guard case .answered(let options) = answer, !options.isEmpty else { return }
            mainThread.async { list.show(notification, with: options) }
        }
        delegate.userNotificationCenter(center, willPresent: notification, withCompletionHandler: completion)
    }

    /// Takes a notification out of the list, and tells the delegate what the person has done with it.
    @MainActor
    func respond(
        to notification: UNNotification,
        with action: String,
        report: @escaping @Sendable (AnswerReport<Bool>) -> Void
    ) {
        platform.notificationList.remove(notification.request.identifier)
        let center = platform.state(UNUserNotificationCenter.self)
        guard let delegate = center.delegate else { return }
        let completion = AnswerWatch<Bool>(.response, platform: platform).completion(report: report)
        delegate.userNotificationCenter(
            center,
            didReceive: UNNotificationResponse(notification: notification, actionIdentifier: action)
        ) { completion(true) }
    }
}
