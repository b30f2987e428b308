import Foundation
import PushwooshTesting
import Testing

@Suite("What accepting a primer starts")
@MainActor
struct PrimerRegistrationTests {
    private final class AppDelegate: UIResponder, UIApplicationDelegate {
        var tokens: [Data] = []
        var failures = 0

        func application(
            _ application: UIApplication,
            didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
        ) {
            tokens.append(deviceToken)
            Pushwoosh.configure.handlePushRegistration(deviceToken)
        }

        func application(
            _ application: UIApplication,
            didFailToRegisterForRemoteNotificationsWithError error: any Error
        ) {
            failures += 1
            Pushwoosh.configure.handlePushRegistrationFailure(error)
        }
    }

    private func appWithDelegate(_ answer: PromptAnswer) -> HeadlessApp {
        HeadlessApp(AppDelegate.self) {
            $0.infoPlist = ["Pushwoosh_APPID": "AAAAA-BBBBB"]
            $0.answerToPrompt = answer
        }
    }

    @Test(
        "one prompt, one token, one registration, also when the app registers in its accepted branch [P66 P67 P68]",
        arguments: [false, true]
    )
    func oneChain(appRegistersToo: Bool) {
        let app = appWithDelegate(.allow)
        var tokens: [String?] = []
        app.run {
            Pushwoosh.configure.pushPrimer.present { outcome in
                guard appRegistersToo, outcome == .accepted else { return }
                Pushwoosh.configure.registerForPushNotifications { token, error in
                    tokens.append(token)
                    #expect(error == nil)
                }
            }
        }
        app.tap(.accept)
        app.advance(by: .minutes(1))
        #expect(app.promptsShown == 1 && app.tokenRequests == 1)
        #expect(app.requests.map(\.method) == ["registerDevice"])
        #expect(app.delegate(as: AppDelegate.self)?.tokens.count == 1)
        #expect(tokens == (appRegistersToo ? ["cafebabe"] : []))
    }

    @Test("a registration that the app waits for already is joined, its completion kept [P66 P68 SDK-P9]")
    func pendingRegistrationIsKept() {
        let app = appWithDelegate(.later)
        var tokens: [String?] = []
        app.run { Pushwoosh.configure.registerForPushNotifications { token, _ in tokens.append(token) } }
        app.answerPrompt(.allow)
        app.status = .notDetermined
        app.token = .silence
        app.run { Pushwoosh.configure.registerForPushNotifications { token, _ in tokens.append(token) } }
        app.answerPrompt(.allow)
        app.status = .notDetermined
        _ = app.presentPrimer()
        app.tap(.accept)
        app.run { Pushwoosh.configure.handlePushRegistration(Data([0xAB])) }
        #expect(tokens == ["cafebabe", "ab"])
        #expect(app.requests.count == 2)
    }

    @Test("a refusal reaches those who asked, once, and not the primer [P66]")
    func refusal() {
        let app = appWithDelegate(.deny)
        var errors: [any Error] = []
        var outcomes: [PWPushPrimerOutcome] = []
        app.run {
            Pushwoosh.configure.pushPrimer.present { outcome in
                outcomes.append(outcome)
                Pushwoosh.configure.registerForPushNotifications { token, error in
                    #expect(token == nil)
                    error.map { errors.append($0) }
                }
            }
        }
        app.tap(.accept)
        app.advance(by: .minutes(1))
        #expect(outcomes == [.accepted] && errors.count == 1)
        #expect(app.requests.isEmpty && app.promptsShown == 1)
    }

    @Test("the app's own additional options are asked for, as in a registration of its own [P67]")
    func additionalOptions() {
        let app = app()
        app.run { Pushwoosh.configure.setAdditionalAuthorizationOptions([.criticalAlert]) }
        _ = app.presentPrimer()
        app.tap(.accept)
        #expect(app.systemPrompt?.options == [.alert, .badge, .sound, .criticalAlert])
    }

    @Test("once asked, the system does not ask again; the refusal comes without a prompt, also after a relaunch [P04]")
    func promptComesOnce() {
        let app = appWithDelegate(.deny)
        var failures = 0
        for _ in 0..<2 {
            app.run {
                Pushwoosh.configure.registerForPushNotifications { _, error in failures += error == nil ? 0 : 1 }
            }
            app.relaunch()
        }
        #expect(app.promptsShown == 1 && failures == 2 && app.status == .denied)
    }

    @Test("allowed once, primers stay away, in this launch and the next [P53]")
    func authorisedForGood() {
        let app = appWithDelegate(.allow)
        _ = app.presentPrimer()
        app.tap(.accept)
        #expect(app.presentPrimer().reasons == [.alreadyAuthorized])
        app.relaunch()
        #expect(app.presentPrimer().reasons == [.alreadyAuthorized])
    }
}
