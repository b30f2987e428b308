import Foundation
import PushwooshTesting
import Testing

@Suite("Calls from a page to the app")
struct PageCallTests {
    static let calls: [(PageCall, String)] = [
        (PageCall(object: "share", function: "send"), "share:send"),
        (PageCall(object: "share", function: "a:b:"), "share:a%3Ab%3A"),
        (PageCall(object: "o", function: "f", arguments: [.text("")]), "o:f:s:"),
        (PageCall(object: "o", function: "f", arguments: [.text("1:2 %ü\n")]), "o:f:s:1%3A2%20%25%C3%BC%0A"),
        (PageCall(object: "o", function: "f", arguments: [.flag(true), .flag(false)]), "o:f:s:true:s:false"),
        (
            PageCall(object: "o", function: "f", arguments: [.callback(id: "callback1"), .text("f")]),
            "o:f:f:callback1:s:f"
        ),
    ]

    @Test("a call is the text of a prompt, and the text is the call", arguments: calls)
    func bothWays(call: PageCall, prompt: String) throws {
        #expect(call.prompt == prompt)
        #expect(try PageCall(parsing: prompt) == call)
    }

    static let faults: [(String, PageCall.Fault)] = [
        ("", .noFunction), ("What is your name?", .noFunction), (":f", .noFunction), ("o:", .noFunction),
        ("o:f:", .incompleteArgument), ("o:f:s", .incompleteArgument), ("o:f:s:a:s", .incompleteArgument),
        ("o:%zz", .notEncoded(part: "%zz")), ("o:f:s:%FF", .notEncoded(part: "%FF")),
        ("o:f:s:%", .notEncoded(part: "%")),
        ("o:f:x:a", .unknownKind("x")), ("o:f::a", .unknownKind("")), ("o:f:f:", .noCallback),
    ]

    @Test("a text that is no call is an error that says why", arguments: faults)
    func malformed(prompt: String, fault: PageCall.Fault) {
        #expect(throws: fault) { try PageCall(parsing: prompt) }
        #expect(fault.localizedDescription.hasSuffix("."))
    }

    @Test("no text brings it down, and what can be read is written as it was meant")
    func anyText() {
        let pieces = ["o", ":", "s", "f", "%", "%41", "%C3", "é", "\u{2028}", "true", "\u{0}", "🙂"]
        var generator = Generator(state: 7)
        for _ in 0..<20_000 {
            let text = (0..<Int.random(in: 0...9, using: &generator)).map { _ in
                pieces.randomElement(using: &generator) ?? ""
            }.joined()
            guard let call = try? PageCall(parsing: text) else { continue }
            #expect((try? PageCall(parsing: call.prompt)) == call, "\(text)")
        }
    }
}

/// Random numbers that are the same in every run.
private struct Generator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return state ^ (state >> 29)
    }
}
