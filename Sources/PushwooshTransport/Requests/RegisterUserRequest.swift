/// Tells the vendor who uses this device.
package struct RegisterUserRequest: DeviceRequest, Hashable {
    package typealias Response = NoResponse

    package static let method = "registerUser"

    /// The fields of every request.
    package var device: DeviceFields

    package init(device: DeviceFields) {
        self.device = device
    }

    package func encode(to encoder: any Encoder) throws {
        try device.encode(to: encoder)
    }
}
