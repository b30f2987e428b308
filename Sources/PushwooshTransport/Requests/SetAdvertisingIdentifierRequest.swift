/// Tells the vendor the advertising id of this device, or that it has none any more.
package struct SetAdvertisingIdentifierRequest: DeviceRequest, Hashable {
    package typealias Response = NoResponse

    package static let method = "setMADID"

    /// The application code.
    package var application: String
    /// The device's own id.
    package var hwid: String
    /// The advertising id; nil is written as null.
    package var identifier: String?

    package init(device: DeviceFields, identifier: String?) {
        application = device.application
        hwid = device.hwid
        self.identifier = identifier
    }

    private enum CodingKeys: String, CodingKey {
        case application, hwid
        case identifier = "madid"
    }

    package func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: CodingKeys.self)
        try fields.encode(application, forKey: .application)
        try fields.encode(hwid, forKey: .hwid)
        try fields.encode(identifier, forKey: .identifier)
    }
}
