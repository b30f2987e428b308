import Testing

/// A case of an enum: its name and raw value, and the global constant that is the same where there is one.
struct EnumFact<Value: RawRepresentable & Sendable>: Sendable, CustomTestStringConvertible {
    let value: Value
    let constant: Value?
    let name: String
    let raw: Fact

    init(_ value: Value, constant: Value? = nil, named name: String, raw: Fact) {
        self.value = value
        self.constant = constant
        self.name = name
        self.raw = raw
    }

    var testDescription: String { raw.id }

    func check() {
        #expect("\(value)" == name)
        if let constant { #expect("\(constant)" == "\(value)") }
        raw.expect(factText(value.rawValue))
    }
}

/// A member of an option set: its bits, and the global constant that is the same.
struct OptionFact<Value: OptionSet & Sendable>: Sendable, CustomTestStringConvertible {
    let member: Value
    let constant: Value
    let bits: Fact

    init(_ member: Value, constant: Value, bits: Fact) {
        self.member = member
        self.constant = constant
        self.bits = bits
    }

    var testDescription: String { bits.id }

    func check() {
        bits.expect(factText(member.rawValue))
        #expect(member == constant)
        #expect(member != [])
    }
}
