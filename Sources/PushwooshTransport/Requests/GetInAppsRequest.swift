/// Asks the vendor which in-apps there are.
package struct GetInAppsRequest: DeviceRequest {
    package static let method = "getInApps"

    /// The in-apps.
    package struct Response: Decodable, Sendable, Hashable {
        /// The codes of those that are complete: with an address and the time of their last change.
        package var codes: [String]

        private struct InApp: Decodable {
            var code: String?

            private enum CodingKeys: String, CodingKey {
                case code, url, updated
            }

            init(from decoder: any Decoder) throws {
                guard let fields = try? decoder.container(keyedBy: CodingKeys.self),
                    fields.contains(.updated),
                    let address = try? fields.decode(String.self, forKey: .url), !address.isEmpty,
                    let code = try? fields.decode(String.self, forKey: .code), !code.isEmpty
                else { return }
                self.code = code
            }
        }

        private enum CodingKeys: String, CodingKey {
            case inApps
        }

        package init(from decoder: any Decoder) throws {
            let fields = try decoder.container(keyedBy: CodingKeys.self)
            codes = try (fields.decodeIfPresent([InApp].self, forKey: .inApps) ?? []).compactMap(\.code)
        }
    }

    /// The fields of every request.
    package var device: DeviceFields
    /// Two letters, lowercase.
    package var language: String

    package init(device: DeviceFields, language: String) {
        self.device = device
        self.language = language
    }

    private enum CodingKeys: String, CodingKey {
        case language
    }

    package func encode(to encoder: any Encoder) throws {
        try device.encode(to: encoder)
        var fields = encoder.container(keyedBy: CodingKeys.self)
        try fields.encode(language, forKey: .language)
    }
}
