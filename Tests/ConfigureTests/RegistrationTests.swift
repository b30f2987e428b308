import Foundation
import PushwooshTesting
import Testing

@Suite("Registration for pushes")
@MainActor
struct RegistrationTests {
    /// An app delegate that hands tokens and failures to the SDK, as guides tell.
    private final class AppDelegate: UIResponder, UIApplicationDelegate {
        var tokens: [Data] = []
        var failures = 0

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

    /// What completions were called with.
    private final class Answers {
        var tokens: [String?] = []
        var errors: [String?] = []

        func add(_ token: String?, _ error: (any Error)?) {
            tokens.append(token)
            errors.append(error?.localizedDescription)
        }
    }

    private func app(_ answer: PromptAnswer = .allow, code: String? = "AAAAA-BBBBB") -> HeadlessApp {
        HeadlessApp {
            $0.answerToPrompt = answer
            if let code { $0.infoPlist = ["Pushwoosh_APPID": code] }
        }
    }

    private func register(_ app: HeadlessApp, _ answers: Answers) {
        app.run { Pushwoosh.configure.registerForPushNotifications { answers.add($0, $1) } }
    }

    @Test("registering at launch is enough: one prompt, one token, one registration [R64]")
    func atLaunch() {
        let app = HeadlessApp(AppDelegate.self) {
            $0.answerToPrompt = .allow
            $0.infoPlist = ["Pushwoosh_APPID": "AAAAA-BBBBB"]
        }
        #expect(app.promptsShown == 1 && app.tokenRequests == 1)
        #expect(app.delegate(as: AppDelegate.self)?.tokens == [Data([0xCA, 0xFE, 0xBA, 0xBE])])
        #expect(app.requests.map(\.method) == ["registerDevice"])
        app.run { #expect(Pushwoosh.configure.getPushToken() == "cafebabe") }
        app.relaunch()
        app.run { #expect(Pushwoosh.configure.getPushToken() == "cafebabe") }
        #expect(app.promptsShown == 1)
    }

    @Test("the registration carries the code, the token and what the app is")
    func fields() {
        let app = app()
        register(app, Answers())
        let fields = app.requests.first?.fields ?? [:]
        #expect(fields["application"] as? String == "AAAAA-BBBBB" && fields["push_token"] as? String == "cafebabe")
        #expect(fields["package"] as? String == "com.example.app" && fields["language"] as? String == "en")
        #expect(fields["v"] as? String == "7.1.3" && fields["tags"] == nil)
        #expect(
            (fields["hwid"] as? String)?.isEmpty == false && fields["hwid"] as? String == fields["userId"] as? String
        )
    }

    @Test("the device keeps its id across launches")
    func deviceIdentity() {
        let app = app()
        register(app, Answers())
        app.relaunch()
        register(app, Answers())
        let ids = app.requests.map { $0.fields["hwid"] as? String }
        #expect(ids.count == 2 && ids[0] == ids[1])
    }

    @Test("calls during a registration join it: one chain, each completion once [P66 P68]")
    func joining() {
        let app = app(.later)
        let answers = Answers()
        for _ in 0..<3 { register(app, answers) }
        app.answerPrompt(.allow)
        app.advance(by: .hours(1))
        #expect(answers.tokens == ["cafebabe", "cafebabe", "cafebabe"] && answers.errors == [nil, nil, nil])
        #expect(app.promptsShown == 1 && app.tokenRequests == 1 && app.requests.count == 1)
    }

    @Test("a refusal is told to each who asked, once, and nothing is sent [R64 P66]")
    func refused() {
        let app = app(.deny)
        let answers = Answers()
        register(app, answers)
        register(app, answers)
        app.advance(by: .hours(1))
        #expect(answers.tokens == [nil, nil] && answers.errors.allSatisfy { $0?.contains("not allowed") == true })
        #expect(app.requests.isEmpty && app.tokenRequests == 0 && app.promptsShown == 1)
    }

    @Test("a refusal nobody waits for leaves a log line [R64]")
    func refusedInTheLog() {
        let app = app(.deny)
        app.run { Pushwoosh.configure.registerForPushNotifications() }
        #expect(app.log.contains { $0.subject == "Registration" && $0.message.contains("not allowed") })
    }

    @Test("no token, or a server that fails, is told once [P66]", arguments: ["token", "server", "refusal", "garbage"])
    func failures(kind: String) {
        let app = app()
        switch kind {
        case "token": app.token = .failure("No service.", after: .seconds(1))
        case "server": app.answers = ["registerDevice": .failure("No network.")]
        case "refusal": app.answers = ["registerDevice": .refused(status: 210)]
        default: app.answers = ["registerDevice": .body(Data("<html>".utf8))]
        }
        let answers = Answers()
        register(app, answers)
        app.advance(by: .minutes(1))
        #expect(answers.tokens == [nil] && answers.errors.count == 1 && answers.errors.first != .some(nil))
        app.token = .token(Data([1]))
        app.answers = [:]
        register(app, answers)
        #expect(answers.tokens == [nil, "01"])
    }

    @Test("a failure that the app hands over ends the registration once")
    func failureFromTheDelegate() {
        let app = HeadlessApp(AppDelegate.self) {
            $0.answerToPrompt = .allow
            $0.token = .failure("No service.", after: .seconds(1))
        }
        let answers = Answers()
        register(app, answers)
        app.advance(by: .minutes(1))
        #expect(answers.errors == ["No service."])
        #expect(app.delegate(as: AppDelegate.self)?.failures == 1)
    }

    @Test("the completion never comes before the call has returned")
    func afterTheCall() {
        let app = app(.deny)
        app.run {
            var isReturned = false
            Pushwoosh.configure.registerForPushNotifications { _, _ in #expect(isReturned) }
            Pushwoosh.configure.unregisterForPushNotifications { _ in #expect(isReturned) }
            isReturned = true
        }
    }

    @Test("tags go with the registration; those that come too late go with one of their own")
    func tags() {
        let app = app()
        app.answers = ["registerDevice": .success(after: .seconds(2))]
        let answers = Answers()
        app.run {
            Pushwoosh.configure.registerForPushNotifications(with: ["a": 1, "b": "x", "c": [1, 2]]) {
                answers.add($0, $1)
            }
            Pushwoosh.configure.registerForPushNotifications(with: ["b": "y", 7: "no text key"])
        }
        app.run { Pushwoosh.configure.registerForPushNotifications(with: ["late": true]) { answers.add($0, $1) } }
        register(app, answers)
        app.advance(by: .seconds(2))
        #expect(answers.tokens == ["cafebabe", "cafebabe"])
        app.advance(by: .seconds(2))
        #expect(answers.tokens == ["cafebabe", "cafebabe", "cafebabe"])
        #expect(app.promptsShown == 1 && app.tokenRequests == 1)
        let sent = app.requests.map { $0.fields["tags"] as? [String: Any] ?? [:] }
        #expect(sent.count == 2 && Set(sent[0].keys) == ["a", "b", "c"] && sent[0]["b"] as? String == "y")
        #expect(sent.last?["late"] as? Bool == true && sent.last?.count == 1)
        #expect(app.log.contains { $0.level == .warning && $0.message.contains("7") })
    }

    @Test("a token the app hands over is registered once, and another one again")
    func handedOver() {
        let app = app()
        app.run {
            for byte in [UInt8(1), 1, 2] { Pushwoosh.configure.handlePushRegistration(Data([byte])) }
        }
        app.run { Pushwoosh.configure.handlePushRegistration(Data([2])) }
        app.run { Pushwoosh.configure.handlePushRegistration(Data()) }
        app.advance(by: .minutes(1))
        #expect(app.requests.map { $0.fields["push_token"] as? String } == ["01", "02"])
        app.run { #expect(Pushwoosh.configure.getPushToken() == "02") }
        #expect(app.log.filter { $0.level == .error }.count == 1)
    }

    @Test("without an application code the registration waits for one, and says so")
    func waitsForTheCode() {
        let app = app(code: nil)
        let answers = Answers()
        register(app, answers)
        app.advance(by: .minutes(1))
        #expect(answers.tokens.isEmpty && app.requests.isEmpty)
        #expect(app.log.contains { $0.level == .warning && $0.message.contains("setAppCode") })
        app.run { Pushwoosh.configure.setAppCode("CCCCC-DDDDD") }
        #expect(answers.tokens == ["cafebabe"])
        #expect(app.requests.first?.fields["application"] as? String == "CCCCC-DDDDD")
    }

    @Test("another application code is told the token again")
    func anotherCode() {
        let app = app()
        for code in ["AAAAA-BBBBB", "CCCCC-DDDDD"] {
            app.run { Pushwoosh.configure.setAppCode(code) }
            app.run { Pushwoosh.configure.handlePushRegistration(Data([1])) }
            app.run { Pushwoosh.configure.handlePushRegistration(Data([1])) }
        }
        #expect(app.requests.map { $0.fields["application"] as? String } == ["AAAAA-BBBBB", "CCCCC-DDDDD"])
    }

    @Test("unregistering forgets the token when the server has agreed, and not before", arguments: [true, false])
    func unregister(serverAgrees: Bool) {
        let app = app()
        register(app, Answers())
        app.answers = [
            "unregisterDevice": serverAgrees ? .success(after: .seconds(1)) : .refused(status: 500, after: .seconds(1))
        ]
        var errors: [(any Error)?] = []
        app.run { Pushwoosh.configure.unregister(forPushNotifications: { errors.append($0) }) }
        app.run { #expect(Pushwoosh.configure.getPushToken() == "cafebabe") }
        app.advance(by: .seconds(1))
        app.run { #expect(Pushwoosh.configure.getPushToken() == (serverAgrees ? nil : "cafebabe")) }
        #expect(errors.count == 1 && (errors[0] == nil) == serverAgrees)
        register(app, Answers())
        #expect(app.requests.last?.method == "registerDevice")
    }

    @Test("unregistering without an application code fails at once with what to do")
    func unregisterWithoutCode() {
        let app = app(code: nil)
        var texts: [String] = []
        app.run { Pushwoosh.configure.unregisterForPushNotifications { texts.append($0?.localizedDescription ?? "") } }
        #expect(texts.count == 1 && texts[0].contains("setAppCode"))
    }
}
