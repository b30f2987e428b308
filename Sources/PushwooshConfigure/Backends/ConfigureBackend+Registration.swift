/// Registration of this device and of telephone numbers.
extension ConfigureBackend {
    private var registration: Registration { platform.state() }

    func registerForPushNotifications() {
        registration.register()
    }

    func registerForPushNotifications(completion: PushwooshRegistrationHandler?) {
        registration.register(completion: callback(completion))
    }

    func registerForPushNotifications(with tags: [AnyHashable: Any]) {
        registration.register(tags: values(tags))
    }

    func registerForPushNotifications(with tags: [AnyHashable: Any], completion: PushwooshRegistrationHandler?) {
        registration.register(tags: values(tags), completion: callback(completion))
    }

    func registerSmsNumber(_ number: String) {
        NumberRegistration(platform: platform).register(number, with: .sms)
    }

    func registerWhatsappNumber(_ number: String) {
        NumberRegistration(platform: platform).register(number, with: .whatsApp)
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

    func getPushToken() -> String? {
        platform.state(PushToken.self).current
    }

    func getRemoteNotificationStatus() -> [AnyHashable: Any]? {
        NotificationStatus.read(on: platform)
    }

    private func callback(_ completion: PushwooshRegistrationHandler?) -> RegistrationRound.Completion? {
        completion.map { completion in MainThreadCallback { completion($0.0, $0.1) } }
    }

    /// A tag that cannot be sent is left out, and said so.
    private func values(_ tags: [AnyHashable: Any]) -> [String: PropertyListValue] {
        let (values, unusable) = TagValues.read(tags)
        for name in unusable {
            let text =
                "The tag \(name) is left out: tags have text keys and values of text, numbers, flags, dates or lists."
            platform.log.write(.init(.warning, "Registration", text))
        }
        return values
    }
}
