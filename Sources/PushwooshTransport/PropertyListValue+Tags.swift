extension PropertyListValue: Encodable {
    /// Writes the value as the vendor's API takes it: a date as `yyyy-MM-dd HH:mm` of the local zone, data as base64.
    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .string(let text): try container.encode(text)
        case .boolean(let boolean): try container.encode(boolean)
        case .number(let number):
            // A whole number is written without a fraction, as it was meant.
            if let whole = Int64(exactly: number) { try container.encode(whole) } else { try container.encode(number) }
        case .data(let data): try container.encode(data.base64EncodedString())
        case .date(let date): try container.encode(Self.tagText(of: date))
        case .array(let values): try container.encode(values)
        case .dictionary(let values): try container.encode(values)
        }
    }

    private static func tagText(of date: Date) -> String {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.dateFormat = "yyyy-MM-dd HH:mm"
        return formatter.string(from: date)
    }
}
