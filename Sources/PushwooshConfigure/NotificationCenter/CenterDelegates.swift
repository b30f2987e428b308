/// Everyone whom the notification centre asks and tells, of one app: the SDK, the delegate that was there, and those added.
final class CenterDelegates: PlatformState {
    private unowned let platform: Platform
    let handler: NotificationHandler
    /// What stands in the notification centre; nil where the app is to be its delegate itself.
    let proxy: PWNotificationCenterDelegateProxy?
    /// The delegate that was there before.
    private let previous = WeakDelegateSlot<any UNUserNotificationCenterDelegate>()
    private let lock = NSLock()
    // Guarded by `lock`; called on the main thread only.
    private nonisolated(unsafe) var added: [any UNUserNotificationCenterDelegate] = []

    init(platform: Platform) {
        self.platform = platform
        handler = NotificationHandler(platform: platform)
        guard !PushwooshConfigureInfoPlist.handlesNotificationsItself.value(in: platform) else {
            proxy = nil
            return
        }
        let new = PWNotificationCenterDelegateProxy(defaultNotificationCenterDelegate: handler)
        proxy = new
        let center = platform.state(UNUserNotificationCenter.self)
        previous.delegate = center.delegate
        center.delegate = new
    }

    /// Keeps a delegate that is to be asked and told beside the SDK, once.
    func add(_ delegate: any UNUserNotificationCenterDelegate) {
        guard proxy != nil else {
            let text =
                "The delegate that was added is told nothing: Info.plist has Pushwoosh_PLUGIN_NOTIFICATION_HANDLER. "
                + "Set it as that of UNUserNotificationCenter."
            platform.log.write(.init(.warning, "Notifications", text))
            return
        }
        // The SDK's own would ask themselves without end, or be told twice.
        guard delegate !== proxy, delegate !== handler else { return }
        lock.withLock {
            if !added.contains(where: { $0 === delegate }) { added.append(delegate) }
        }
    }

    /// Asks the SDK, then the others; the SDK answers at once, and its answer counts.
    @MainActor
    func present(
        _ notification: UNNotification,
        from center: UNUserNotificationCenter,
        _ completion: MainThreadCallback<UNNotificationPresentationOptions>
    ) {
        handler.userNotificationCenter(center, willPresent: notification) { completion.call($0) }
        for delegate in others {
            let watch = AnswerWatch<UNNotificationPresentationOptions>(.presentation, platform: platform)
            delegate.userNotificationCenter(
                center,
                willPresent: notification,
                withCompletionHandler: watch.completion()
            )
        }
    }

    /// Tells the SDK, then the others.
    @MainActor
    func respond(
        _ response: UNNotificationResponse,
        from center: UNUserNotificationCenter,
        _ done: MainThreadCallback<Void>
    ) {
        handler.userNotificationCenter(center, didReceive: response) { done.call(()) }
        for delegate in others {
            let completion = AnswerWatch<Bool>(.response, platform: platform).completion()
            delegate.userNotificationCenter(center, didReceive: response) { completion(true) }
        }
    }

    /// The one that was there, then those added, each once.
    private var others: [any UNUserNotificationCenterDelegate] {
        let added = lock.withLock { self.added }
        guard let previous = previous.delegate, !added.contains(where: { $0 === previous }) else { return added }
        return [previous] + added
    }
}
