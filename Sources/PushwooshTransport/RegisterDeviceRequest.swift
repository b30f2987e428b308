/// Tells the vendor that this device can be reached under a push token.
package struct RegisterDeviceRequest: DeviceRequest, Hashable {
    package typealias Response = NoResponse

    package static let method = "registerDevice"

    /// The fields of every request.
    package var device: DeviceFields
    /// The token, in lowercase hexadecimal; nil for a number that gets text messages.
    package var pushToken: String?
    /// The app's identifier.
    package var package: String
    /// Seconds from GMT.
    package var timezone: Int
    /// What is allowed: badge 1, sound 2, alert 4.
    package var notificationTypes: Int
    /// Two letters, lowercase; nil where it is not to be collected.
    package var language: String?
    /// Nil where the app has none.
    package var appVersion: String?
    /// Tags to set with the registration.
    package var tags: [String: PropertyListValue]?

    package init(
        device: DeviceFields,
        pushToken: String?,
        package: String,
        timezone: Int,
        notificationTypes: Int,
        language: String? = nil,
        appVersion: String? = nil,
        tags: [String: PropertyListValue]? = nil
    ) {
        self.device = device
        self.pushToken = pushToken
        self.package = package
        self.timezone = timezone
        self.notificationTypes = notificationTypes
        self.language = language
        self.appVersion = appVersion
        self.tags = tags
    }

    private enum CodingKeys: String, CodingKey {
        case pushToken = "push_token"
        case package, timezone, notificationTypes, language, tags
        case appVersion = "app_version"
    }

    package func encode(to encoder: any Encoder) throws {
        try device.encode(to: encoder)
        var fields = encoder.container(keyedBy: CodingKeys.self)
        try fields.encodeIfPresent(pushToken, forKey: .pushToken)
        try fields.encode(package, forKey: .package)
        try fields.encode(String(timezone), forKey: .timezone)
        try fields.encode(notificationTypes, forKey: .notificationTypes)
        try fields.encodeIfPresent(language, forKey: .language)
        try fields.encodeIfPresent(appVersion, forKey: .appVersion)
        try fields.encodeIfPresent(tags, forKey: .tags)
    }
}
