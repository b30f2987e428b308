/// The value of a C constant expression: whole numbers, names, `<<`, `>>`, `|`, `&`, `^`, `+`, `-`, `*`, `~`, parentheses.
struct ConstantExpression {
    private static let precedences: [String: Int] = [
        "|": 1, "^": 2, "&": 3, "<<": 4, ">>": 4, "+": 5, "-": 5, "*": 6,
    ]

    private let tokens: [ObjectiveCToken]
    private let names: [String: Int]
    private var index = 0

    /// Nil where the expression is none of those, or does not fit 64 bits.
    static func value(of tokens: [ObjectiveCToken], names: [String: Int]) -> Int? {
        var expression = ConstantExpression(tokens, names)
        guard let value = expression.binary(above: 0), expression.index == tokens.count else { return nil }
        return value
    }

    private init(_ tokens: [ObjectiveCToken], _ names: [String: Int]) {
        self.tokens = tokens
        self.names = names
    }

    private mutating func binary(above limit: Int) -> Int? {
        guard var left = unary() else { return nil }
        while index < tokens.count, let precedence = Self.precedences[tokens[index].text], precedence > limit {
            let sign = tokens[index].text
            index += 1
            guard let right = binary(above: precedence), let value = Self.apply(sign, left, right) else { return nil }
            left = value
        }
        return left
    }

    private mutating func unary() -> Int? {
        guard index < tokens.count else { return nil }
        let token = tokens[index]
        index += 1
        switch token.text {
        case "-":
            guard let value = unary() else { return nil }
            let (result, overflow) = 0.subtractingReportingOverflow(value)
            return overflow ? nil : result
        case "~": return unary().map { ~$0 }
        case "+": return unary()
        case "(":
            // A cast such as (NSUInteger) before a value changes nothing here.
            if index + 1 < tokens.count, tokens[index].kind == .name, names[tokens[index].text] == nil,
                tokens[index + 1].text == ")"
            {
                index += 2
                return unary()
            }
            guard let value = binary(above: 0), index < tokens.count, tokens[index].text == ")" else { return nil }
            index += 1
            return value
        default: return token.kind == .number ? Self.number(token.text) : names[token.text]
        }
    }

    private static func apply(_ sign: String, _ left: Int, _ right: Int) -> Int? {
        let result: (partialValue: Int, overflow: Bool)
        switch sign {
        case "|": return left | right
        case "^": return left ^ right
        case "&": return left & right
        case "<<": return (0..<63).contains(right) && left >= 0 && left <= (Int.max >> right) ? left << right : nil
        case ">>": return (0..<64).contains(right) ? left >> right : nil
        case "+": result = left.addingReportingOverflow(right)
        case "-": result = left.subtractingReportingOverflow(right)
        default: result = left.multipliedReportingOverflow(by: right)
        }
        return result.overflow ? nil : result.partialValue
    }

    /// Decimal, `0x…`, `0b…` and octal, with any of C's suffixes.
    private static func number(_ text: String) -> Int? {
        let lowered = text.lowercased()
        if lowered.hasPrefix("0x") {
            return Int(lowered.dropFirst(2).filter { $0 != "u" && $0 != "l" }, radix: 16)
        }
        let digits = lowered.filter { $0 != "u" && $0 != "l" }
        if digits.hasPrefix("0b") { return Int(digits.dropFirst(2), radix: 2) }
        if digits.count > 1, digits.hasPrefix("0") { return Int(digits.dropFirst(), radix: 8) }
        return Int(digits)
    }
}
