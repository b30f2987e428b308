extension PWNotificationCenterDelegateProxy: UNUserNotificationCenterDelegate {
    static var backend: any PWNotificationCenterDelegateProxyBackend { ProxyBackend(platform: .current) }
}

/// Hands each call to the app it was made in, in a turn of its own on the main thread.
private struct ProxyBackend: PWNotificationCenterDelegateProxyBackend {
    let platform: Platform

    func add(_ object: PWNotificationCenterDelegateProxy, _ delegate: any UNUserNotificationCenterDelegate) {
        platform.state(CenterDelegates.self).add(delegate)
    }

    func userNotificationCenter(
        _ object: PWNotificationCenterDelegateProxy,
        _ center: UNUserNotificationCenter,
        willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
    ) {
        let (platform, completion) = (platform, MainThreadCallback(completionHandler))
        platform.mainThread.run {
            platform.state(CenterDelegates.self).present(notification, from: center, completion)
        }
    }

    func userNotificationCenter(
        _ object: PWNotificationCenterDelegateProxy,
        _ center: UNUserNotificationCenter,
        didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping () -> Void
    ) {
        let (platform, done) = (platform, MainThreadCallback<Void> { completionHandler() })
        platform.mainThread.run {
            platform.state(CenterDelegates.self).respond(response, from: center, done)
        }
    }
}

/// For an app that is the notification centre's delegate itself.
extension ConfigureBackend {
    func addNotificationCenterDelegate(_ delegate: any UNUserNotificationCenterDelegate) {
        platform.state(CenterDelegates.self).add(delegate)
    }

    func handleWillPresentNotification(
        _ notification: UNNotification,
        completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
    ) {
        let (platform, completion) = (platform, MainThreadCallback(completionHandler))
        platform.mainThread.run {
            let center = platform.state(UNUserNotificationCenter.self)
            platform.state(CenterDelegates.self).handler
                .userNotificationCenter(center, willPresent: notification) { completion.call($0) }
        }
    }

    func handleNotificationResponse(_ response: UNNotificationResponse, completionHandler: @escaping () -> Void) {
        let (platform, done) = (platform, MainThreadCallback<Void> { completionHandler() })
        platform.mainThread.run {
            let center = platform.state(UNUserNotificationCenter.self)
            platform.state(CenterDelegates.self).handler
                .userNotificationCenter(center, didReceive: response) { done.call(()) }
        }
    }

    nonisolated(nonsending) func handleWillPresentNotification(
        _ notification: UNNotification
    ) async -> UNNotificationPresentationOptions {
        await withCheckedContinuation { continuation in
            handleWillPresentNotification(notification) { continuation.resume(returning: $0) }
        }
    }

    nonisolated(nonsending) func handleNotificationResponse(_ response: UNNotificationResponse) async {
        await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
            handleNotificationResponse(response) { continuation.resume() }
        }
    }
}
