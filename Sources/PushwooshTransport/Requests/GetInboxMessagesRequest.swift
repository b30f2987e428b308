/// Asks the vendor for every message of the inbox.
package struct GetInboxMessagesRequest: DeviceRequest, Hashable {
    package static let method = "getInboxMessages"

    /// The messages.
    package struct Response: Decodable, Sendable, Hashable {
        /// Those that can be read; the others are left out.
        package var messages: [InboxMessageFields]

        private enum CodingKeys: String, CodingKey {
            case messages
        }

        package init(from decoder: any Decoder) throws {
            let fields = try decoder.container(keyedBy: CodingKeys.self)
            messages = try (fields.decodeIfPresent([InboxMessageFields.Maybe].self, forKey: .messages) ?? [])
                .compactMap(\.message)
        }
    }

    /// The fields of every request.
    package var device: DeviceFields

    package init(device: DeviceFields) {
        self.device = device
    }

    package func encode(to encoder: any Encoder) throws {
        try device.encode(to: encoder)
    }
}
