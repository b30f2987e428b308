/// A value of the same look that is another one.
enum OtherValue {
    static func of(_ value: String) -> String {
        if let number = Int(value) { return String(number + 1) }
        if let number = Double(value) { return String(number + 0.5) }
        switch value {
        case "true": return "false"
        case "false": return "true"
        case _ where value.hasSuffix("\""): return String(value.dropLast()) + " other\""
        default: return value + "Other"
        }
    }
}
