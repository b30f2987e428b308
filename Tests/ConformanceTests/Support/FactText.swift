import PushwooshTesting

/// How a fact writes a value: names of cases and colours, plain numbers, `none` for nil.
func factText<Value>(_ value: Value) -> String {
    switch value {
    case let optional as any OptionalValue where optional.isNone: "none"
    case let optional as any OptionalValue: optional.wrappedText
    case is Void: ""
    case let text as String: text
    case let flag as Bool: String(flag)
    case let number as CGFloat: number.formatted()
    case let number as Double: CGFloat(number).formatted()
    case let color as UIColor: SampleValues.name(of: color)
    case let image as UIImage: "\(Int(image.size.width))×\(Int(image.size.height))"
    case let payload as [AnyHashable: Any]: payload["name"] as? String ?? "\(payload.count) keys"
    case let media as PWRichMedia: media.content
    case let delegate as SampleDelegate: delegate.name
    case let animation as any PWRichMediaStyleAnimationDelegate: "\(type(of: animation))()"
    case let list as [any Sendable]: list.map { factText($0) }.joined(separator: ", ")
    case let bits as any OptionSet: factText(bits.rawValue)
    default: "\(value)"
    }
}

private protocol OptionalValue {
    var isNone: Bool { get }
    var wrappedText: String { get }
}

extension Optional: OptionalValue {
    fileprivate var isNone: Bool { self == nil }
    fileprivate var wrappedText: String { map { factText($0) } ?? "none" }
}

extension CGFloat {
    /// Without a fraction where there is none.
    fileprivate func formatted() -> String {
        self == rounded() && magnitude < 1e15 ? String(Int(self)) : "\(self)"
    }
}
