import PushwooshTesting
import Testing

@Suite("Settings")
@MainActor
struct SettingsTests {
    @Test(
        "a language is two letters; anything else is the person's own",
        arguments: [
            ("fr", "fr"), (" FR ", "fr"), ("french", "de"), ("", "de"), (" ", "de"), (nil, "de"), ("1x", "de"),
        ] as [(String?, String)]
    )
    func language(_ written: String?, _ expected: String) {
        let app = ConfiguredApp.make { $0.languages = ["de-AT", "en"] }
        app.run { Pushwoosh.configure.setLanguage(written) }
        app.relaunch()
        #expect(app.run { Pushwoosh.configure.getLanguage() } == expected)
        #expect(app.run { Pushwoosh.sharedInstance().language } == expected)
    }

    @Test("the language in force goes with the registration, unless Info.plist forbids it")
    func languageIsSent() {
        for (isAllowed, expected) in [(true, "fr"), (false, nil)] as [(Bool, String?)] {
            let app = ConfiguredApp.make(["Pushwoosh_ALLOW_COLLECTING_DEVICE_LOCALE": isAllowed]) {
                $0.answerToPrompt = .allow
            }
            app.run {
                Pushwoosh.sharedInstance().language = "fr"
                Pushwoosh.configure.registerForPushNotifications()
            }
            #expect(app.fields(of: "registerDevice")["language"] as? String == expected)
        }
    }

    @Test("the shared object's additional options are asked for [SDK-C11]")
    func additionalOptions() {
        let app = ConfiguredApp.make()
        app.run {
            Pushwoosh.sharedInstance().additionalAuthorizationOptions = [.criticalAlert]
            Pushwoosh.sharedInstance().registerForPushNotifications()
        }
        #expect(app.systemPrompt?.options == [.alert, .badge, .sound, .criticalAlert])
    }

    @Test("what the system says is read at once or not at all, and nobody waits [N5]")
    func notificationStatus() {
        let app = ConfiguredApp.make { $0.status = .authorized }
        let status = app.run { Pushwoosh.configure.getRemoteNotificationStatus() as? [String: String] }
        if let status { #expect(status["enabled"] == "1" && status["pushAlert"] == "1") }
        let slow = ConfiguredApp.make { $0.statusDelay = .seconds(5) }
        slow.run { #expect(Pushwoosh.configure.getRemoteNotificationStatus() == nil) }
        #expect(slow.elapsed == .zero)
    }

    @Test("the app's notifications are taken out of the system's list")
    func clearing() {
        let app = ConfiguredApp.make()
        app.run {
            Pushwoosh.clearNotificationCenter()
            Pushwoosh.configure.clearNotificationCenter()
        }
        #expect(app.notificationsCleared == 2)
    }

    @Test("telephone numbers are devices of their own kinds; an empty one is refused")
    func numbers() {
        let app = ConfiguredApp.make()
        app.run {
            Pushwoosh.configure.registerSmsNumber(" +431 ")
            Pushwoosh.sharedInstance().registerWhatsappNumber("+432")
            Pushwoosh.configure.registerSmsNumber(" ")
        }
        #expect(app.requests.map { $0.fields["device_type"] as? Int } == [18, 21])
        #expect(app.requests.map { $0.fields["hwid"] as? String } == ["+431", "whatsapp:+432"])
        #expect(app.requests.map { $0.fields["push_token"] as? String } == [nil, "whatsapp:+432"])
    }

    @Test("the shared object is one, and has what the settings say")
    func sharedObject() {
        let app = ConfiguredApp.make()
        app.run {
            #expect(Pushwoosh.sharedInstance() === Pushwoosh.sharedInstance())
            #expect(Pushwoosh.sharedInstance().applicationCode == "AAAAA-BBBBB")
            #expect(Pushwoosh.sharedInstance().launchNotification == nil)
            #expect(ObjectIdentifier(PushwooshConfig.configure()) == ObjectIdentifier(PushwooshConfig.self))
        }
    }
}
