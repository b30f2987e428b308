extension DeviceFields {
    /// The fields of this device and app.
    init(platform: Platform, applicationCode: String) {
        self.init(
            application: applicationCode,
            hwid: platform.state(DeviceIdentity.self).hwid,
            userID: platform.state(UserIdentity.self).current,
            version: PUSHWOOSH_VERSION,
            deviceType: Int(DEVICE_TYPE)
        )
    }
}

extension RegisterDeviceRequest {
    /// The registration of this device; without tags it has no field for them.
    init(platform: Platform, device: DeviceFields, token: String?, tags: [String: PropertyListValue]) {
        var appVersion: String?
        if case .string(let text) = platform.bundle.infoValue(for: "CFBundleShortVersionString") { appVersion = text }
        self.init(
            device: device,
            pushToken: token,
            package: platform.identity.identifier,
            timezone: TimeZone.current.secondsFromGMT(for: platform.timeSource.wallTime),
            notificationTypes: Self.everyNotificationType,
            language: CollectedData.language(on: platform),
            appVersion: appVersion,
            tags: tags.isEmpty ? nil : tags
        )
    }

    /// Badge 1, sound 2, alert 4: the desktop tells these apart nowhere.
    private static var everyNotificationType: Int { 1 | 2 | 4 }
}
