import PushwooshTesting
import Testing

@Suite("The log")
@MainActor
struct LogLevelTests {
    private func lines(_ app: HeadlessApp) -> [String] {
        app.log.filter { $0.subject == "Test" }.map(\.message)
    }

    private func writeAll(_ app: HeadlessApp) {
        app.run {
            for level in PUSHWOOSH_LOG_LEVEL.allCases {
                PushwooshLog.pushwooshLog(level, className: "Test", message: "\(level.rawValue)")
            }
        }
    }

    @Test("lets through what its level says", arguments: PUSHWOOSH_LOG_LEVEL.allCases)
    func levels(_ level: PUSHWOOSH_LOG_LEVEL) {
        let app = HeadlessApp()
        app.run { Pushwoosh.debug.setLogLevel(level) }
        writeAll(app)
        #expect(lines(app) == (1..<6).filter { $0 <= level.rawValue }.map { "\($0)" })
    }

    @Test("goes back to the usual level, as to any other [SDK-C8]")
    func usualLevel() {
        let app = HeadlessApp()
        app.run {
            Pushwoosh.debug.setLogLevel(.PW_LL_VERBOSE)
            Pushwoosh.debug.setLogLevel(.PW_LL_INFO)
        }
        writeAll(app)
        #expect(lines(app) == ["1", "2", "3"])
    }

    @Test("code wins over a push, a push over Info.plist; only that of a push outlives the process")
    func precedence() {
        let app = HeadlessApp { $0.infoPlist = ["Pushwoosh_LOG_LEVEL": "ERROR"] }
        writeAll(app)
        #expect(lines(app) == ["1"])
        let command: [AnyHashable: Any] = [
            "pw_msg": 1, "aps": [:], "pw_system_push": 1, "pw_command": "setLogLevel", "value": "warn",
        ]
        app.run { Pushwoosh.configure.handlePushReceived(command) }
        writeAll(app)
        #expect(lines(app) == ["1", "1", "2"])
        app.run { PushwooshLog.debug().setLogLevel(.PW_LL_NONE) }
        writeAll(app)
        #expect(lines(app).count == 3)
        app.relaunch()
        writeAll(app)
        #expect(lines(app).count == 5)
    }

    @Test("names who speaks")
    func subject() {
        let app = HeadlessApp()
        app.run {
            PushwooshLog.pushwooshLog(.PW_LL_ERROR, className: app, message: "object")
            PushwooshLog.pushwooshLog(.PW_LL_ERROR, className: HeadlessApp.self, message: "type")
        }
        #expect(app.log.map(\.subject) == ["HeadlessApp", "HeadlessApp"])
    }
}
