/// Sets tags of this device.
package struct SetTagsRequest: DeviceRequest, Hashable {
    package typealias Response = NoResponse

    package static let method = "setTags"

    /// The fields of every request.
    package var device: DeviceFields
    /// Names and values.
    package var tags: [String: PropertyListValue]

    package init(device: DeviceFields, tags: [String: PropertyListValue]) {
        self.device = device
        self.tags = tags
    }

    private enum CodingKeys: String, CodingKey {
        case tags
    }

    package func encode(to encoder: any Encoder) throws {
        try device.encode(to: encoder)
        var fields = encoder.container(keyedBy: CodingKeys.self)
        try fields.encode(tags, forKey: .tags)
    }
}
