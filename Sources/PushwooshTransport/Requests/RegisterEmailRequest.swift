/// Tells the vendor an address.
package struct RegisterEmailRequest: DeviceRequest, Hashable {
    package typealias Response = NoResponse

    package static let method = "registerEmail"

    /// The fields of every request about a person.
    package var account: AccountFields
    /// The address.
    package var email: String
    /// Two letters.
    package var language: String
    /// Seconds from GMT, negative in the west.
    package var timezone: Int

    package init(account device: DeviceFields, email: String, language: String, timezone: Int) {
        account = AccountFields(device)
        self.email = email
        self.language = language
        self.timezone = timezone
    }

    private enum CodingKeys: String, CodingKey {
        case email
        case language
        case timezone = "tz_offset"
    }

    package func encode(to encoder: any Encoder) throws {
        try account.encode(to: encoder)
        var fields = encoder.container(keyedBy: CodingKeys.self)
        try fields.encode(email, forKey: .email)
        try fields.encode(language, forKey: .language)
        try fields.encode(timezone, forKey: .timezone)
    }
}
