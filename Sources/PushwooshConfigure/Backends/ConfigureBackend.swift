extension PushwooshConfig {
    static var backend: any PushwooshConfigBackend {
        let platform = Platform.current
        // The first call of an app finds out how much of the log is let through, and puts the SDK where it hears of
        // notifications.
        _ = platform.state(LogLevels.self)
        _ = platform.state(CenterDelegates.self)
        return ConfigureBackend(platform: platform)
    }
}

/// Hands each call to the app it was made in.
struct ConfigureBackend: PushwooshConfigBackend {
    let platform: Platform

    var delegate: (any PWMessagingDelegate)? {
        get { platform.state(Messaging.self).delegates.delegate }
        nonmutating set { platform.state(Messaging.self).delegates.delegate = newValue }
    }

    func setAdditionalAuthorizationOptions(_ options: UNAuthorizationOptions) {
        platform.state(AuthorizationOptions.self).additional = options
    }

    func getAdditionalAuthorizationOptions() -> UNAuthorizationOptions {
        platform.state(AuthorizationOptions.self).additional
    }

    func launchNotification() -> [AnyHashable: Any]? {
        platform.state(LaunchPush.self).values
    }
}

// MARK: Application

extension ConfigureBackend {
    func setAppCode(_ appCode: String) {
        platform.state(ApplicationCode.self).set(appCode)
    }

    func getAppCode() -> String? {
        platform.state(ApplicationCode.self).current
    }

    func setApiToken(_ apiToken: String) {
        platform.state(APIToken.self).set(apiToken)
    }

    func getApiToken() -> String? {
        platform.state(APIToken.self).current
    }

    func getHWID() -> String {
        platform.state(DeviceIdentity.self).hwid
    }

    func setAdvertisingId(_ advertisingId: String?) {
        platform.state(AdvertisingIdentifier.self).set(advertisingId)
    }

    func version() -> String { PUSHWOOSH_VERSION }

    func setLanguage(_ language: String?) {
        platform.state(Language.self).set(language)
    }

    func getLanguage() -> String {
        platform.state(Language.self).current
    }
}

// MARK: Communication

extension ConfigureBackend {
    func isServerCommunicationAllowed() -> Bool {
        platform.state(ServerCommunication.self).isAllowed
    }

    func startServerCommunication() {
        platform.state(ServerCommunication.self).isAllowed = true
    }

    func stopServerCommunication() {
        platform.state(ServerCommunication.self).isAllowed = false
    }

    func setReverseProxy(_ url: String, headers: [String: String]?) {
        platform.state(ProxySetting.self).set(url, headers: headers ?? [:])
    }

    func handleOpen(_ url: URL) -> Bool {
        TestDevice(platform: platform).open(url)
    }
}

// MARK: Messages

extension ConfigureBackend {
    func handlePushReceived(_ userInfo: [AnyHashable: Any]) -> Bool {
        platform.state(PushReceipt.self).receive(userInfo)
    }

    func setShowPushnotificationAlert(_ show: Bool) {
        platform.state(AlertSetting.self).isShown = show
    }

    func getShowPushnotificationAlert() -> Bool {
        platform.state(AlertSetting.self).isShown
    }

    func clearNotificationCenter() {
        platform.notificationList.removeAll()
    }

    func getCustomPushData(_ pushNotification: [AnyHashable: Any]) -> String? {
        pushNotification["u"] as? String
    }
}
