/// The fields that every request about this device carries.
package struct DeviceFields: Encodable, Sendable, Hashable {
    /// The application code.
    package var application: String
    /// The device's own id.
    package var hwid: String
    /// Who uses the device: the hwid where the app has said nothing else.
    package var userID: String
    /// The version of the API's client.
    package var version: String
    /// 1, as the iOS SDK sends.
    package var deviceType: Int

    package init(application: String, hwid: String, userID: String? = nil, version: String, deviceType: Int = 1) {
        self.application = application
        self.hwid = hwid
        self.userID = userID ?? hwid
        self.version = version
        self.deviceType = deviceType
    }

    enum CodingKeys: String, CodingKey {
        case application, hwid
        case userID = "userId"
        case version = "v"
        case deviceType = "device_type"
    }
}
