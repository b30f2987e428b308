/// Tells the vendor that a message was opened.
package struct PushStatRequest: DeviceRequest, Hashable {
    package typealias Response = NoResponse

    package static let method = "pushStat"

    /// The fields of every request.
    package var device: DeviceFields
    /// What names the message.
    package var hash: String?
    /// What the message carried for its sender.
    package var metaData: PropertyListValue?

    package init(device: DeviceFields, hash: String? = nil, metaData: PropertyListValue? = nil) {
        self.device = device
        self.hash = hash
        self.metaData = metaData
    }

    private enum CodingKeys: String, CodingKey {
        case hash
        case metaData
    }

    package func encode(to encoder: any Encoder) throws {
        try device.encode(to: encoder)
        var fields = encoder.container(keyedBy: CodingKeys.self)
        try fields.encodeIfPresent(hash, forKey: .hash)
        try fields.encodeIfPresent(metaData, forKey: .metaData)
    }
}
