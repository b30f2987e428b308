import Testing

@testable import SpecMutation

@Suite("A mutator")
struct MutatorTests {
    @Test("gives another value of the same look")
    func otherValue() {
        for value in ["0", "12", "0.3", "true", "false", "\"word\"", ".top", "someName"] {
            #expect(OtherValue.of(value) != value)
        }
    }
}
