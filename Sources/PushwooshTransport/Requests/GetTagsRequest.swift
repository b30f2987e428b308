/// Reads the tags of this device.
package struct GetTagsRequest: DeviceRequest, Hashable {
    /// The tags, under `result`. One without a value is none.
    package struct Response: Decodable, Sendable, Hashable {
        package var tags: [String: PropertyListValue]

        private enum CodingKeys: String, CodingKey {
            case result
        }

        package init(from decoder: any Decoder) throws {
            let fields = try decoder.container(keyedBy: CodingKeys.self)
            let result = try fields.decodeIfPresent([String: PropertyListValue?].self, forKey: .result)
            tags = (result ?? [:]).compactMapValues { $0 }
        }
    }

    package static let method = "getTags"

    /// The fields of every request.
    package var device: DeviceFields

    package init(device: DeviceFields) {
        self.device = device
    }

    package func encode(to encoder: any Encoder) throws {
        try device.encode(to: encoder)
    }
}
