/// Sets tags of an address.
package struct SetEmailTagsRequest: DeviceRequest, Hashable {
    package typealias Response = NoResponse

    package static let method = "setEmailTags"

    /// The fields of every request about a person.
    package var account: AccountFields
    /// The address.
    package var email: String
    /// Names and values.
    package var tags: [String: PropertyListValue]

    package init(account device: DeviceFields, email: String, tags: [String: PropertyListValue]) {
        account = AccountFields(device)
        self.email = email
        self.tags = tags
    }

    private enum CodingKeys: String, CodingKey {
        case email
        case tags
    }

    package func encode(to encoder: any Encoder) throws {
        try account.encode(to: encoder)
        var fields = encoder.container(keyedBy: CodingKeys.self)
        try fields.encode(email, forKey: .email)
        try fields.encode(tags, forKey: .tags)
    }
}
