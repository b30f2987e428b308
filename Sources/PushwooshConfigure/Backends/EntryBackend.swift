extension Pushwoosh {
    static var backend: any PushwooshBackend {
        let platform = Platform.current
        // The first call of an app finds out how much of the log is let through, and puts the SDK where it hears of
        // notifications.
        _ = platform.state(LogLevels.self)
        _ = platform.state(CenterDelegates.self)
        return EntryBackend(platform: platform)
    }
}

/// Hands each call to the app it was made in.
private struct EntryBackend: PushwooshBackend {
    let platform: Platform

    func sharedInstance() -> Pushwoosh { platform.state(Messaging.self).pushwoosh }

    var applicationCode: String { platform.state(ApplicationCode.self).current ?? "" }

    var language: String {
        get { platform.state(Language.self).current }
        nonmutating set { platform.state(Language.self).set(newValue) }
    }

    var showPushnotificationAlert: Bool {
        get { platform.state(AlertSetting.self).isShown }
        nonmutating set { platform.state(AlertSetting.self).isShown = newValue }
    }

    var additionalAuthorizationOptions: UNAuthorizationOptions {
        get { platform.state(AuthorizationOptions.self).additional }
        nonmutating set { platform.state(AuthorizationOptions.self).additional = newValue }
    }

    var launchNotification: [AnyHashable: Any]? { platform.state(LaunchPush.self).values }

    var notificationCenterDelegateProxy: PWNotificationCenterDelegateProxy? {
        platform.state(CenterDelegates.self).proxy
    }

    func getRemoteNotificationStatus() -> NSMutableDictionary? {
        NotificationStatus.read(on: platform).map { texts in
            let dictionary = NSMutableDictionary()
            for (name, text) in texts { dictionary[name] = text }
            return dictionary
        }
    }
}
