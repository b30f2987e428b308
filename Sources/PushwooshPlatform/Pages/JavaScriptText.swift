import Foundation

/// Values written so that a script can hold them, whatever they contain.
package enum JavaScriptText {
    /// The text as a string literal that is JSON as well.
    ///
    /// It can neither end the literal nor the element of HTML that the script may stand in.
    package static func literal(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "<", ">", "&", "\u{2028}", "\u{2029}", "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}":
                let code = String(scalar.value, radix: 16, uppercase: true)
                result += "\\u" + String(repeating: "0", count: 4 - code.count) + code
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }

    /// The value as JSON; nil, and a number that is none, are null.
    ///
    /// Data is written in base 64, a date as ISO 8601, keys in order.
    package static func json(_ value: PropertyListValue?) -> String {
        switch value {
        case nil: "null"
        case .string(let text): literal(text)
        case .boolean(let flag): flag ? "true" : "false"
        case .number(let number): text(of: number) ?? "null"
        case .data(let data): literal(data.base64EncodedString())
        case .date(let date): literal(date.ISO8601Format())
        case .array(let values): "[" + values.map { json($0) }.joined(separator: ",") + "]"
        case .dictionary(let values):
            "{"
                + values.sorted { $0.key < $1.key }.map { literal($0.key) + ":" + json($0.value) }
                .joined(separator: ",") + "}"
        }
    }

    /// A whole number without a fraction; nil where it is no number or has no end.
    package static func text(of number: Double) -> String? {
        guard number.isFinite else { return nil }
        return Int64(exactly: number).map(String.init) ?? "\(number)"
    }
}
