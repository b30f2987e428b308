import Testing

/// The value of a constant, or that an alias is its type.
struct ConstantFact: Sendable, CustomTestStringConvertible {
    let fact: Fact
    private let read: @Sendable () -> String

    init(_ fact: Fact, read: @escaping @Sendable () -> String) {
        self.fact = fact
        self.read = read
    }

    var testDescription: String { fact.id }

    func check() {
        fact.expect(read())
    }
}
