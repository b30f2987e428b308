/// Puts the events of one user to another.
package struct MergeUserRequest: DeviceRequest, Hashable {
    package typealias Response = NoResponse

    package static let method = "mergeUser"

    /// The fields of every request.
    package var device: DeviceFields
    /// The id that goes.
    package var oldUserID: String
    /// The id that stays.
    package var newUserID: String
    /// Whether the events of both are kept.
    package var merge: Bool
    /// Seconds since 1970 on the local clock.
    package var time: Int

    package init(device: DeviceFields, oldUserID: String, newUserID: String, merge: Bool, time: Int) {
        self.device = device
        self.oldUserID = oldUserID
        self.newUserID = newUserID
        self.merge = merge
        self.time = time
    }

    private enum CodingKeys: String, CodingKey {
        case oldUserID = "oldUserId"
        case newUserID = "newUserId"
        case merge
        case time = "ts"
    }

    package func encode(to encoder: any Encoder) throws {
        try device.encode(to: encoder)
        var fields = encoder.container(keyedBy: CodingKeys.self)
        try fields.encode(oldUserID, forKey: .oldUserID)
        try fields.encode(newUserID, forKey: .newUserID)
        try fields.encode(merge, forKey: .merge)
        try fields.encode(time, forKey: .time)
    }
}
