import Testing

/// A property of objects, and objects made with two values of it.
struct PropertyFact<Value>: Sendable, CustomTestStringConvertible {
    let name: String
    let read: @Sendable (Value) -> String
    let made: [Made<Value>]

    init(_ name: String, read: @escaping @Sendable (Value) -> String, made: [Made<Value>]) {
        self.name = name
        self.read = read
        self.made = made
    }

    var testDescription: String { name }

    func check() {
        for one in made { #expect(read(one.make()) == one.text) }
    }
}

/// An object, and the text of the value it was made with.
struct Made<Value>: Sendable {
    let text: String
    let make: @Sendable () -> Value

    init(_ text: String, by make: @escaping @Sendable () -> Value) {
        self.text = text
        self.make = make
    }
}
