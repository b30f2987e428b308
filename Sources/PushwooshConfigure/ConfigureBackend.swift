extension Pushwoosh {
    static var backend: any PushwooshBackend { VersionBackend() }
}

extension PushwooshConfig {
    static var backend: any PushwooshConfigBackend { ConfigureBackend(platform: .current) }
}

/// Answers what no app can change.
private struct VersionBackend: PushwooshBackend {
    func version() -> String { SDKVersion.current }
}

/// Hands each call to the app it was made in.
private struct ConfigureBackend: PushwooshConfigBackend {
    let platform: Platform

    private var registration: Registration { platform.state() }

    func setAppCode(_ appCode: String) {
        platform.state(ApplicationCode.self).set(appCode)
    }

    func getAppCode() -> String? {
        platform.state(ApplicationCode.self).current
    }

    func registerForPushNotifications() {
        registration.register()
    }

    func registerForPushNotifications(completion: ((String?, (any Error)?) -> Void)?) {
        registration.register(completion: callback(completion))
    }

    func registerForPushNotifications(with tags: [AnyHashable: Any]) {
        registration.register(tags: values(tags))
    }

    func registerForPushNotifications(with tags: [AnyHashable: Any], completion: ((String?, (any Error)?) -> Void)?) {
        registration.register(tags: values(tags), completion: callback(completion))
    }

    func unregister(forPushNotifications completion: (((any Error)?) -> Void)?) {
        registration.unregister(completion: completion.map(MainThreadCallback.init))
    }

    func handlePushRegistration(_ deviceToken: Data) {
        registration.take(deviceToken)
    }

    func handlePushRegistrationFailure(_ error: any Error) {
        registration.fail(error)
    }

    func handlePushReceived(_ userInfo: [AnyHashable: Any]) -> Bool {
        platform.state(PushReceipt.self).receive(userInfo)
    }

    func getPushToken() -> String? {
        platform.state(PushToken.self).current
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

    func version() -> String { SDKVersion.current }

    private func callback(_ completion: ((String?, (any Error)?) -> Void)?) -> RegistrationRound.Completion? {
        completion.map { completion in MainThreadCallback { completion($0.0, $0.1) } }
    }

    /// A tag that cannot be sent is left out, and said so.
    private func values(_ tags: [AnyHashable: Any]) -> [String: PropertyListValue] {
        var kept: [String: PropertyListValue] = [:]
        for (key, value) in tags {
            if let name = key as? String, let value = PropertyListValue(value) {
                kept[name] = value
            } else {
                let text =
                    "The tag \(key) is left out: tags have text keys and values of text, numbers, dates or lists."
                platform.log.write(.init(.warning, "Registration", text))
            }
        }
        return kept
    }
}
