import Testing

/// A delegate method written in one form, or nowhere: which calls reach it, and what is answered.
struct DelegateFact<Delegate>: Sendable, CustomTestStringConvertible {
    let method: String
    let form: String
    let make: @Sendable @MainActor (CallRecord) -> Delegate
    let call: @Sendable @MainActor (Delegate) -> String
    let calls: Fact
    let answer: String

    init(
        _ method: String,
        written form: String,
        by make: @escaping @Sendable @MainActor (CallRecord) -> Delegate,
        call: @escaping @Sendable @MainActor (Delegate) -> String,
        calls: Fact,
        answer: String
    ) {
        self.method = method
        self.form = form
        self.make = make
        self.call = call
        self.calls = calls
        self.answer = answer
    }

    var testDescription: String { "\(method), \(form)" }

    @MainActor
    func check() {
        let record = CallRecord()
        let given = call(make(record))
        calls.expect(record.calls.joined(separator: ", "))
        #expect(given == answer)
    }
}

/// The calls that a delegate was given.
@MainActor
final class CallRecord {
    private(set) var calls: [String] = []

    func record(_ call: String) { calls.append(call) }
}
