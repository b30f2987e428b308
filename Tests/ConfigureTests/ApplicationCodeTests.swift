import PushwooshTesting
import Testing

@Suite("The application code and other settings")
@MainActor
struct ApplicationCodeTests {
    private func code(_ app: HeadlessApp) -> String? {
        app.run { Pushwoosh.configure.getAppCode() }
    }

    @Test(
        "a code is trimmed and kept; one with a dot is refused; an empty one clears",
        arguments: [
            ("AAAAA-BBBBB", "AAAAA-BBBBB"), (" \tAAAAA-BBBBB\n", "AAAAA-BBBBB"), ("a.b", nil), ("", nil), ("  ", nil),
        ] as [(String, String?)]
    )
    func setting(written: String, expected: String?) {
        let app = HeadlessApp()
        app.run { Pushwoosh.configure.setAppCode(written) }
        #expect(code(app) == expected)
        #expect(app.log.contains { $0.level == .error } == written.contains("."))
        app.relaunch()
        #expect(code(app) == expected)
        app.run { #expect(Pushwoosh.configure.getApplicationCode() == expected) }
    }

    @Test("a refused code leaves the one before")
    func refusedKeepsTheOld() {
        let app = HeadlessApp()
        app.run { Pushwoosh.configure.setAppCode("OLD") }
        app.run { Pushwoosh.configure.setAppCode("new.code") }
        #expect(code(app) == "OLD")
    }

    @Test("the code set in code wins over Info.plist's, until Info.plist is edited")
    func precedence() {
        let app = HeadlessApp { $0.infoPlist = ["Pushwoosh_APPID": " PLIST "] }
        #expect(code(app) == "PLIST")
        app.run { Pushwoosh.configure.setAppCode("CODE") }
        app.relaunch()
        #expect(code(app) == "CODE")
        app.infoPlist = ["Pushwoosh_APPID": "EDITED"]
        app.relaunch()
        #expect(code(app) == "EDITED")
    }

    @Test("an Info.plist code that cannot be one is ignored, and said so", arguments: ["a.b", 5] as [any Sendable])
    func badInfoPlist(value: any Sendable) {
        let app = HeadlessApp { $0.infoPlist = ["Pushwoosh_APPID": value] }
        #expect(code(app) == nil)
        #expect(app.log.filter { $0.subject == "Settings" }.count == 1)
    }

    @Test("the version is that of the iOS SDK")
    func version() {
        #expect(Pushwoosh.version() == "7.1.3" && Pushwoosh.configure.version() == "7.1.3")
    }

    @Test("additional options are asked for beside the usual ones")
    func additionalOptions() {
        let app = HeadlessApp()
        app.run {
            #expect(Pushwoosh.configure.getAdditionalAuthorizationOptions() == [])
            Pushwoosh.configure.setAdditionalAuthorizationOptions([.timeSensitive, .criticalAlert])
            #expect(Pushwoosh.configure.getAdditionalAuthorizationOptions() == [.timeSensitive, .criticalAlert])
            Pushwoosh.configure.registerForPushNotifications()
        }
        #expect(app.systemPrompt?.options == [.alert, .badge, .sound, .timeSensitive, .criticalAlert])
    }
}
