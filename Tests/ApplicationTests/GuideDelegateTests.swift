import PushwooshTesting
import Testing

/// Hands silent pushes to the SDK and has nothing to fetch, as the guide's handler does.
final class SilentPushDelegate: UIResponder, UIApplicationDelegate {
    func application(
        _ application: UIApplication,
        didReceiveRemoteNotification userInfo: [AnyHashable: Any],
        fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
    ) {
        Pushwoosh.configure.handlePushReceived(userInfo)
        completionHandler(.noData)
    }
}

/// Registers for pushes at launch, and does nothing else.
final class RegisteringDelegate: UIResponder, UIApplicationDelegate {
    var tokens: [Data] = []

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        Pushwoosh.configure.registerForPushNotifications()
        return true
    }

    func application(
        _ application: UIApplication,
        didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
    ) {
        tokens.append(deviceToken)
    }
}

@MainActor
@Suite struct GuideDelegateTests {
    @Test("the guide's handler for silent pushes compiles as it stands and answers once [R03 R05]")
    func silentPush() {
        let app = HeadlessApp(SilentPushDelegate.self)
        app.deliver(push: ["aps": ["alert": "x"], "pw_msg": 1, "p": "1"], isSilent: true)
        app.advance(by: .minutes(1))
        #expect(app.fetchResults == [.noData])
        #expect(app.problems.isEmpty)
    }

    @Test(
        "registering at launch asks once, and leads to one token where it is allowed [R64]",
        arguments: [(PromptAnswer.allow, 1), (.deny, 0)]
    )
    func registering(answer: PromptAnswer, tokens: Int) {
        let app = HeadlessApp(RegisteringDelegate.self) { $0.infoPlist = ["Pushwoosh_APPID": "AAAAA-BBBBB"] }
        #expect(app.promptsShown == 1)
        #expect(app.tokenRequests == 0)
        app.answerPrompt(answer)
        #expect(app.delegate(as: RegisteringDelegate.self)?.tokens.count == tokens)
        #expect(app.requests.map(\.method) == Array(repeating: "registerDevice", count: tokens))
        app.relaunch()
        #expect(app.promptsShown == 1)
    }

    @Test("an app's asynchronous code runs inside it too")
    func asynchronous() async {
        let app = HeadlessApp(SilentPushDelegate.self)
        let status = app.start { await UNUserNotificationCenter.current().notificationSettings().authorizationStatus }
        #expect(await status.value == .notDetermined)
        let granted = app.start {
            try? await UNUserNotificationCenter.current().requestAuthorization(options: [.alert])
        }
        #expect(app.systemPrompt != nil)
        app.answerPrompt(.allow)
        #expect(await granted.value == true)
    }
}
