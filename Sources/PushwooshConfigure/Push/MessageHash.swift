/// What the hash of a message (`p`) says: the campaign, the message, and the code that names it.
struct MessageHash: Sendable, Hashable {
    var campaign: UInt64 = 0
    var message: UInt64 = 0
    var code = ""

    /// Reads a hash. One that is short and has no dash is of an older kind and says nothing, as do fewer than four parts.
    init(_ hash: String?) {
        guard let hash, !hash.isEmpty, hash.count > 64 || hash.contains("-") else { return }
        let parts = hash.split(separator: "_", omittingEmptySubsequences: false)
        guard parts.count >= 4 else { return }
        campaign = Self.number(parts[1])
        message = Self.number(parts[2])
        code = Self.code(parts[3])
    }

    /// A number of base 62: digits, then small, then large letters. 0 with any other sign, and beyond 64 bits.
    private static func number(_ text: Substring) -> UInt64 {
        var number: UInt64 = 0
        for character in text {
            guard let digit = digits[character] else { return 0 }
            let (product, overflow) = number.multipliedReportingOverflow(by: 62)
            let (sum, carry) = product.addingReportingOverflow(digit)
            if overflow || carry { return 0 }
            number = sum
        }
        return number
    }

    private static let digits = Dictionary(
        uniqueKeysWithValues: zip(
            "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ",
            UInt64(0)...UInt64(61)
        )
    )

    /// Each part in hexadecimal, the first of four digits, the others of eight. One without a dash stays as it is.
    private static func code(_ text: Substring) -> String {
        let parts = text.split(separator: "-", omittingEmptySubsequences: false)
        guard parts.count > 1 else { return String(text) }
        return parts.enumerated().map { index, part in
            let hexadecimal = String(number(part), radix: 16, uppercase: true)
            return String(repeating: "0", count: max(0, (index == 0 ? 4 : 8) - hexadecimal.count)) + hexadecimal
        }
        .joined(separator: "-")
    }
}
