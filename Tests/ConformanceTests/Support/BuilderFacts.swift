import PushwooshTesting
import Testing

/// A setter of a builder: its default, and two calls with what they leave behind.
struct SetterFact<Builder: AnyObject, Settings>: Sendable, CustomTestStringConvertible {
    let name: String
    let standard: Fact
    let stored: @Sendable (Settings) -> String
    let first: SetterCall<Builder>
    let second: SetterCall<Builder>

    init(
        _ name: String,
        default standard: Fact,
        stored: @escaping @Sendable (Settings) -> String,
        first: SetterCall<Builder>,
        second: SetterCall<Builder>
    ) {
        self.name = name
        self.standard = standard
        self.stored = stored
        self.first = first
        self.second = second
    }

    var testDescription: String { name }

    func check(_ builder: Builder, settings: KeyPath<Builder, Settings>) {
        standard.expect(stored(builder[keyPath: settings]))
        #expect(first.set(builder) === builder, "\(name) does not return its builder")
        #expect(stored(builder[keyPath: settings]) == first.text)
        #expect(second.set(builder) === builder)
        #expect(stored(builder[keyPath: settings]) == second.text, "the last call does not win")
        _ = first.set(builder)
        #expect(stored(builder[keyPath: settings]) == first.text)
    }
}

/// A call of a setter, and the text of what it sets.
struct SetterCall<Builder: AnyObject>: Sendable {
    let text: String
    let set: @Sendable (Builder) -> Builder

    init(_ text: String, by set: @escaping @Sendable (Builder) -> Builder) {
        self.text = text
        self.set = set
    }
}
