import PushwooshTesting
import Testing

/// A word of an Info.plist key, and what it is read as.
struct PlistFact: Sendable, CustomTestStringConvertible {
    let word: String
    let read: Fact

    var testDescription: String { "“\(word)”" }

    @MainActor
    func check<Value>(_ key: InfoPlistKey<Value>) {
        let app = HeadlessApp { $0.infoPlist = [key.name: word] }
        read.expect(factText(key.value(in: app.platform)))
        let padded = HeadlessApp { $0.infoPlist = [key.name: " \(word)\n"] }
        read.expect(factText(key.value(in: padded.platform)))
    }
}
