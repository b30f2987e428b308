@testable import PushwooshConfigure
@testable import PushwooshMedia
import PushwooshTesting
import Testing

/// Another spelling of a member does what the first does.
struct SpellingFact: Sendable, CustomTestStringConvertible {
    let member: String
    let other: String
    private let calls: [@Sendable @MainActor () -> String]

    init<Result>(
        _ member: String,
        also other: String,
        canonical: @escaping @Sendable @MainActor () -> Result,
        other call: @escaping @Sendable @MainActor () -> Result
    ) {
        self.member = member
        self.other = other
        calls = [{ factText(canonical()) }, { factText(call()) }]
    }

    var testDescription: String { "\(member) as \(other)" }

    /// Both leave the app in the same state with the same result, which is not that of an app where nothing was called.
    @MainActor
    func check() {
        let untouched = Self.trace { "" }
        let traces = calls.map { Self.trace($0) }
        #expect(traces[0] == traces[1])
        #expect(traces[0] != untouched, "\(member) does nothing that can be seen")
    }

    /// Result and state of a fresh app after a call.
    @MainActor
    private static func trace(_ call: () -> String) -> [String] {
        let app = HeadlessApp { $0.infoPlist = ["Pushwoosh_APPID": "AAAAA-BBBBB"] }
        let result = app.run(call)
        let state = app.platform.state(MediaState.self)
        return [
            result, "\(state.modalSettings)", "\(state.style)", factText(state.delegates.delegate),
            app.requests.map(\.method).joined(separator: ", "), app.log.map(\.message).joined(separator: "\n"),
            app.run { "\(PushwooshConfig.getAppCode() ?? "")" },
        ]
    }
}
