import Testing

/// A property of a new object: its default, and values it is set to one after another.
struct SettableFact<Value>: Sendable, CustomTestStringConvertible {
    let standard: Fact
    private let make: @Sendable @MainActor () -> Value
    private let read: @Sendable @MainActor (Value) -> String
    private let settings: [Setting<Value>]

    init(
        default standard: Fact,
        make: @escaping @Sendable @MainActor () -> Value,
        read: @escaping @Sendable @MainActor (Value) -> String,
        settings: [Setting<Value>] = []
    ) {
        self.standard = standard
        self.make = make
        self.read = read
        self.settings = settings
    }

    var testDescription: String { standard.id }

    @MainActor
    func check() {
        let object = make()
        standard.expect(read(object))
        for setting in settings {
            setting.set(object)
            #expect(read(object) == setting.text, "\(standard.id)")
        }
    }
}

/// A value of a property, and how it is set.
struct Setting<Value>: Sendable {
    let text: String
    let set: @Sendable @MainActor (Value) -> Void

    init(_ text: String, by set: @escaping @Sendable @MainActor (Value) -> Void) {
        self.text = text
        self.set = set
    }
}
