/// Makes this device one for tests.
package struct CreateTestDeviceRequest: DeviceRequest, Hashable {
    package typealias Response = NoResponse

    package static let method = "createTestDevice"

    /// The fields of every request.
    package var device: DeviceFields
    /// What it is called.
    package var name: String
    /// What it is for.
    package var description: String
    /// Whether nobody asked for it.
    package var isAutomatic: Bool

    package init(device: DeviceFields, name: String, description: String, isAutomatic: Bool) {
        self.device = device
        self.name = name
        self.description = description
        self.isAutomatic = isAutomatic
    }

    private enum CodingKeys: String, CodingKey {
        case name
        case description
        case isAutomatic = "auto_created"
    }

    package func encode(to encoder: any Encoder) throws {
        try device.encode(to: encoder)
        var fields = encoder.container(keyedBy: CodingKeys.self)
        try fields.encode(name, forKey: .name)
        try fields.encode(description, forKey: .description)
        try fields.encode(isAutomatic, forKey: .isAutomatic)
    }
}
