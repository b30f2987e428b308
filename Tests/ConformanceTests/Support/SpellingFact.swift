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
        let app = HeadlessApp {
            $0.infoPlist = ["Pushwoosh_APPID": "AAAAA-BBBBB", "Pushwoosh_LOG_LEVEL": "VERBOSE"]
        }
        let result = app.run(call)
        app.advance(by: .seconds(2))
        let state = app.platform.state(MediaState.self)
        return [
            withoutIdentifiers(result, of: app), "\(state.modalSettings)", "\(state.style)",
            factText(state.delegates.delegate),
            app.requests.map { withoutIdentifiers("\($0.method) \(String(decoding: $0.body, as: UTF8.self))", of: app) }
                .joined(separator: ", "),
            app.log.map(\.message).joined(separator: "\n"), "\(app.promptsShown), \(app.notificationsCleared)",
        ] + app.run { settings }.map { withoutIdentifiers($0, of: app) }
    }

    /// What can be read back of what was set.
    @MainActor
    private static var settings: [String] {
        [
            PushwooshConfig.getAppCode() ?? "", PushwooshConfig.getUserId(), PushwooshConfig.getLanguage(),
            "\(PushwooshConfig.isServerCommunicationAllowed())", PushwooshConfig.getPushToken() ?? "",
            factText(PushwooshConfig.delegate),
            "\(Platform.current.state(Tags.self).known)",
        ]
    }

    /// Each app has an id of its own.
    @MainActor
    private static func withoutIdentifiers(_ text: String, of app: HeadlessApp) -> String {
        text.replacing(app.run { PushwooshConfig.getHWID() }, with: "HWID")
    }
}
