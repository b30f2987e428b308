/// How a test makes two values of a type that is no enum or option set of the spec. A new type is one row.
extension Samples {
    /// Values of Swift and Foundation.
    static let plain: [String: (Sample, Sample)] = [
        "String": (Sample(code: "\"first\"", text: "first"), Sample(code: "\"second\"", text: "second")),
        "Bool": (Sample(code: "false", text: "false"), Sample(code: "true", text: "true")),
        "CGFloat": (Sample(code: "3", text: "3"), Sample(code: "5", text: "5")),
        "TimeInterval": (Sample(code: "60", text: "60"), Sample(code: "120", text: "120")),
        "UIColor": (Sample(code: ".systemRed", text: "systemRed"), Sample(code: ".systemGreen", text: "systemGreen")),
        "[UIColor]": (
            Sample(code: "[.systemRed]", text: "systemRed"),
            Sample(code: "[.systemRed, .systemGreen]", text: "systemRed, systemGreen")
        ),
        "UIImage": (
            Sample(code: "SampleValues.firstImage", text: "1×1"), Sample(code: "SampleValues.secondImage", text: "2×3")
        ),
        "[NSNumber]": (Sample(code: "[0]", text: "0"), Sample(code: "[0, 1]", text: "0, 1")),
        "[AnyHashable: Any]": (
            Sample(code: "SampleValues.firstPayload", text: "first"),
            Sample(code: "SampleValues.secondPayload", text: "second")
        ),
        "Data": (Sample(code: "Data([1])", text: "01"), Sample(code: "Data([2])", text: "02")),
        "UNAuthorizationOptions": (Sample(code: ".carPlay", text: "8"), Sample(code: ".criticalAlert", text: "16")),
        "any Error": (
            Sample(code: "SampleError.first", text: "first"), Sample(code: "SampleError.second", text: "second")
        ),
        "Int": (Sample(code: "3", text: "3"), Sample(code: "5", text: "5")),
        "UInt": (Sample(code: "3", text: "3"), Sample(code: "5", text: "5")),
        "[String]": (
            Sample(code: "[\"first\"]", text: "first"), Sample(code: "[\"first\", \"second\"]", text: "first, second")
        ),
        "[Any]": (
            Sample(code: "[\"first@example.com\"]", text: "1"), Sample(code: "[\"second@example.com\"]", text: "1")
        ),
        "[String: String]": (
            Sample(code: "[\"name\": \"first\"]", text: "first"), Sample(code: "[\"name\": \"second\"]", text: "second")
        ),
        "NSNumber": (Sample(code: "3", text: "3"), Sample(code: "5", text: "5")),
        "NSDecimalNumber": (
            Sample(code: "NSDecimalNumber(value: 3)", text: "3"), Sample(code: "NSDecimalNumber(value: 5)", text: "5")
        ),
        "Date": (
            Sample(code: "Date(timeIntervalSince1970: 3)", text: "3"),
            Sample(code: "Date(timeIntervalSince1970: 5)", text: "5")
        ),
        "URL": (
            Sample(code: "SampleValues.firstAddress", text: "first"),
            Sample(code: "SampleValues.secondAddress", text: "second")
        ),
    ]

    /// Objects and delegates of the SDK.
    static let delegates: [String: (Sample, Sample)] = [
        "any PWMessagingDelegate": (
            Sample(code: "SampleValues.firstDelegate", text: "first"),
            Sample(code: "SampleValues.secondDelegate", text: "second")
        ),
        "Pushwoosh": (
            Sample(code: "Pushwoosh.sharedInstance()", text: "pushwoosh"),
            Sample(code: "Pushwoosh.sharedInstance()", text: "pushwoosh")
        ),
        "PWMessage": (
            Sample(code: "SampleValues.firstMessage", text: "first"),
            Sample(code: "SampleValues.secondMessage", text: "second")
        ),
        "any PWRichMediaPresentingDelegate": (
            Sample(code: "SampleValues.firstDelegate", text: "first"),
            Sample(code: "SampleValues.secondDelegate", text: "second")
        ),
        "PWRichMedia": (
            Sample(code: "SampleValues.firstRichMedia", text: "first"),
            Sample(code: "SampleValues.secondRichMedia", text: "second")
        ),
        "PWRichMediaManager": (
            Sample(code: "SampleValues.richMediaManager", text: "manager"),
            Sample(code: "SampleValues.richMediaManager", text: "manager")
        ),
    ]
}
