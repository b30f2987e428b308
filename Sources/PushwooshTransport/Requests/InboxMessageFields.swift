import Foundation

/// One message of the inbox as the vendor keeps it.
package struct InboxMessageFields: Sendable, Hashable {
    package var code: String
    /// Among the messages; the larger the later.
    package var order: String?
    package var status: Int
    package var title: String?
    package var text: String?
    package var image: String?
    package var hash: String?
    /// Seconds since 1970.
    package var sent: Double?
    /// Seconds since 1970, or a day as `yyyy-MM-dd`.
    package var expires: String?
    /// JSON, whatever it holds.
    package var actionParameters: String?

    /// A message, or nil where its code or status is missing.
    struct Maybe: Decodable {
        var message: InboxMessageFields?

        private enum CodingKeys: String, CodingKey {
            case code = "inbox_id"
            case order, status, title, text, image, hash
            case sent = "send_date"
            case expires = "rt"
            case actionParameters = "action_params"
        }

        init(from decoder: any Decoder) throws {
            guard let fields = try? decoder.container(keyedBy: CodingKeys.self) else { return }
            // The vendor writes numbers as numbers or as text.
            func text(_ key: CodingKeys) -> String? {
                if let text = try? fields.decode(String.self, forKey: key) { return text }
                if let whole = try? fields.decode(Int64.self, forKey: key) { return String(whole) }
                return (try? fields.decode(Double.self, forKey: key)).map { String($0) }
            }
            guard let code = text(.code), !code.isEmpty, let status = text(.status).flatMap(Int.init) else { return }
            message = InboxMessageFields(
                code: code,
                order: text(.order),
                status: status,
                title: text(.title),
                text: text(.text),
                image: text(.image),
                hash: text(.hash),
                sent: text(.sent).flatMap(Double.init),
                expires: text(.expires),
                actionParameters: text(.actionParameters)
            )
        }
    }
}
