/// The fields of requests about a person, which do not name the device.
package struct AccountFields: Encodable, Sendable, Hashable {
    /// The application code.
    package var application: String
    /// Who uses the app.
    package var userID: String
    /// The version of the API's client.
    package var version: String

    package init(_ device: DeviceFields) {
        application = device.application
        userID = device.userID
        version = device.version
    }

    private enum CodingKeys: String, CodingKey {
        case application
        case userID = "userId"
        case version = "v"
    }
}
