import PushwooshTesting
import Testing

/// What a key of Info.plist is read as.
struct PlistFact: Sendable, CustomTestStringConvertible {
    let name: String
    private let standard: Fact
    private let readings: [(written: any Sendable, read: String, fact: Fact?)]
    private let read: @Sendable @MainActor (Platform) -> String

    var testDescription: String { name }

    /// True and false in every form in which they are written.
    static func flag(_ name: String, default standard: Fact, read: @escaping @Sendable @MainActor (Platform) -> String)
        -> PlistFact
    {
        let on: [any Sendable] = [true, 1, "YES", " true\n"]
        let off: [any Sendable] = [false, 0, "NO", "false"]
        return PlistFact(
            name: name,
            standard: standard,
            readings: on.map { ($0, "true", nil) } + off.map { ($0, "false", nil) },
            read: read
        )
    }

    static func text(_ name: String, default standard: Fact, read: @escaping @Sendable @MainActor (Platform) -> String)
        -> PlistFact
    {
        let texts: [any Sendable] = ["some text", " some text\n", "\u{A0}some text\t"]
        return PlistFact(name: name, standard: standard, readings: texts.map { ($0, "some text", nil) }, read: read)
    }

    static func number(
        _ name: String,
        default standard: Fact,
        values: [String: Fact],
        read: @escaping @Sendable @MainActor (Platform) -> String
    ) -> PlistFact {
        let written = values.sorted { $0.key < $1.key }.flatMap { text, fact -> [(any Sendable, String, Fact?)] in
            [(text, "", fact), (Double(text) ?? .nan, "", fact)]
        }
        return PlistFact(name: name, standard: standard, readings: written, read: read)
    }

    static func words(
        _ name: String,
        default standard: Fact,
        values: [String: Fact],
        read: @escaping @Sendable @MainActor (Platform) -> String
    ) -> PlistFact {
        let written = values.sorted { $0.key < $1.key }.flatMap { word, fact -> [(any Sendable, String, Fact?)] in
            [(word, "", fact), (" \(word)\n", "", fact)]
        }
        return PlistFact(
            name: name,
            standard: standard,
            readings: written + [("no such word", "", standard)],
            read: read
        )
    }

    @MainActor
    func check() {
        standard.expect(value([:]))
        standard.expect(value([name: "  "]))
        standard.expect(value([name: [1, 2]]))
        for reading in readings {
            let actual = value([name: reading.written])
            if let fact = reading.fact { fact.expect(actual) } else { #expect(actual == reading.read, "\(name)") }
        }
    }

    @MainActor
    private func value(_ infoPlist: [String: any Sendable]) -> String {
        let app = HeadlessApp(isLaunched: false) { $0.infoPlist = infoPlist }
        return read(app.platform)
    }
}
