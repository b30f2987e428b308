/// Tells the vendor that this device is no longer to be reached.
package struct UnregisterDeviceRequest: DeviceRequest, Hashable {
    package typealias Response = NoResponse

    package static let method = "unregisterDevice"

    /// The fields of every request.
    package var device: DeviceFields

    package init(device: DeviceFields) {
        self.device = device
    }

    package func encode(to encoder: any Encoder) throws {
        try device.encode(to: encoder)
    }
}
