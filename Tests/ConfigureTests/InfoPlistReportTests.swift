import PushwooshTesting
import Testing

@testable import PushwooshConfigure

@Suite("Info.plist")
@MainActor
struct InfoPlistReportTests {
    private func messages(_ infoPlist: [String: Any]) -> [String] {
        let app = HeadlessApp { $0.infoPlist = infoPlist }
        for _ in 0..<3 {
            app.run {
                _ = Pushwoosh.configure.getAppCode()
                _ = Pushwoosh.configure.getShowPushnotificationAlert()
                _ = PushwooshConfigureInfoPlist.logLevel.value(in: app.platform)
                _ = PushwooshConfigureInfoPlist.idleTimeout.value(in: app.platform)
            }
        }
        return app.log.filter { $0.subject == "Settings" }.map(\.message)
    }

    @Test(
        "an unknown key is said once, with the nearest known one",
        arguments: [
            ("Pushwoosh_APPPID", "Pushwoosh_APPID"), ("Pushwoosh_SHOW_ALERTS", "Pushwoosh_SHOW_ALERT"),
            ("Pushwoosh_RICHMEDIA_STYLE", "Pushwoosh_RICH_MEDIA_STYLE"),
        ]
    )
    func unknownKey(_ written: String, _ meant: String) {
        let lines = messages([written: "x"])
        #expect(lines.count == 1 && lines[0].contains(written) && lines[0].contains("Did you mean \(meant)?"))
    }

    @Test("keys of others are nobody's business")
    func otherKeys() {
        #expect(messages(["CFBundleName": "x", "pushwoosh": 1, "PW_SOMETHING": 1]).isEmpty)
    }

    @Test(
        "a value of the wrong type is said once, and the default holds",
        arguments: ["Pushwoosh_APPID", "Pushwoosh_SHOW_ALERT", "Pushwoosh_LOG_LEVEL", "Pushwoosh_IDLE_TIMEOUT_SECONDS"]
    )
    func wrongType(_ key: String) {
        let lines = messages([key: ["a": "b"]])
        #expect(lines.count == 1 && lines[0].contains(key) && lines[0].contains("is ignored"))
    }

    @Test("a key that changes nothing here is said so, with why")
    func withoutEffect() {
        let lines = messages(["Pushwoosh_PREFER_GRPC": true])
        #expect(lines.count == 1 && lines[0].contains("has no effect here. Requests go over HTTP only."))
    }
}
