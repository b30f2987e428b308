/// Tells the vendor what has become of an inbox message.
package struct InboxStatusRequest: DeviceRequest, Hashable {
    package typealias Response = NoResponse

    package static let method = "inboxStatus"

    /// The fields of every request.
    package var device: DeviceFields
    /// The number under which the vendor keeps the message.
    package var order: String
    /// 2 read, 3 acted upon, 4 deleted.
    package var status: Int
    /// The push it came with.
    package var hash: String?

    package init(device: DeviceFields, order: String, status: Int, hash: String?) {
        self.device = device
        self.order = order
        self.status = status
        self.hash = hash
    }

    private enum CodingKeys: String, CodingKey {
        case order = "inbox_code"
        case status, hash
    }

    package func encode(to encoder: any Encoder) throws {
        try device.encode(to: encoder)
        var fields = encoder.container(keyedBy: CodingKeys.self)
        try fields.encode(order, forKey: .order)
        try fields.encode(status, forKey: .status)
        try fields.encodeIfPresent(hash, forKey: .hash)
    }
}
