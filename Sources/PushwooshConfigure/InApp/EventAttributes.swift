/// The attributes of an event as the server takes them.
struct EventAttributes {
    private(set) var values: [String: PropertyListValue] = [:]
    /// Keys that are no text.
    private(set) var refused: [String] = []

    /// Numbers become text, except in a purchase, where they are counted with.
    init(_ attributes: [AnyHashable: Any], ofEvent event: String) {
        let keepsNumbers = event == "PW_InAppPurchase"
        for (key, value) in attributes {
            if let name = key as? String {
                values[name] = Self.value(value, keepsNumbers: keepsNumbers)
            } else {
                refused.append("\(key)")
            }
        }
    }

    private static func value(_ value: Any, keepsNumbers: Bool) -> PropertyListValue {
        switch value {
        case let text as String: .string(text)
        case let date as Date: .date(date)
        case is NSNull: .string("null")
        case let list as [Any]: .array(list.map { Self.value($0, keepsNumbers: keepsNumbers) })
        case let number as NSNumber:
            switch PropertyListValue(value) {
            case .boolean(let flag): .boolean(flag)
            case let kept? where keepsNumbers: kept
            default: .string(number.stringValue)
            }
        default: .string("\(value)")
        }
    }
}
