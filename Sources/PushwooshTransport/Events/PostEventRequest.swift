/// Tells the vendor that something has happened in the app; the answer may bring a rich media.
package struct PostEventRequest: DeviceRequest {
    package static let method = "postEvent"

    /// What is to be shown, if anything.
    package struct Response: Decodable, Sendable, Hashable {
        /// The code of an in-app; nil or empty: none.
        package var code: String?
        /// The message it belongs to.
        package var messageHash: String?
        /// A rich media; counts only without a code.
        package var richMedia: PropertyListValue?

        private enum CodingKeys: String, CodingKey {
            case code
            case messageHash = "message_hash"
            case richMedia = "richmedia"
        }

        /// Takes what can be read: a part that is something else is as if it were not there.
        package init(from decoder: any Decoder) throws {
            guard let fields = try? decoder.container(keyedBy: CodingKeys.self) else { return }
            code = try? fields.decodeIfPresent(String.self, forKey: .code)
            messageHash = try? fields.decodeIfPresent(String.self, forKey: .messageHash)
            richMedia = try? fields.decodeIfPresent(PropertyListValue.self, forKey: .richMedia)
        }
    }

    /// The fields of every request.
    package var device: DeviceFields
    /// The event's name.
    package var event: String
    /// Values as the vendor takes them.
    package var attributes: [String: PropertyListValue]
    /// Seconds since 1970.
    package var time: Int
    /// What the zone of this device adds to GMT, in seconds.
    package var zone: Int

    package init(
        device: DeviceFields,
        event: String,
        attributes: [String: PropertyListValue],
        time: Int,
        zone: Int
    ) {
        self.device = device
        self.event = event
        self.attributes = attributes
        self.time = time
        self.zone = zone
    }

    private enum CodingKeys: String, CodingKey {
        case event, attributes, timestampUTC, timestampCurrent
    }

    package func encode(to encoder: any Encoder) throws {
        try device.encode(to: encoder)
        var fields = encoder.container(keyedBy: CodingKeys.self)
        try fields.encode(event, forKey: .event)
        try fields.encode(attributes, forKey: .attributes)
        try fields.encode(time, forKey: .timestampUTC)
        try fields.encode(time + zone, forKey: .timestampCurrent)
    }
}
