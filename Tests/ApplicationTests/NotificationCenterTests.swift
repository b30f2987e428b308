import PushwooshTesting
import Synchronization
import Testing

@MainActor
@Suite struct NotificationCenterTests {
    /// What has been answered, in order.
    @MainActor final class Answers {
        var granted: [Bool] = []
        var statuses: [UNAuthorizationStatus] = []
    }

    let app = HeadlessApp(SilentDelegate.self)
    let answers = Answers()

    private func request(_ options: UNAuthorizationOptions = [.alert]) {
        let (answers, thread) = (answers, pthread_self())
        let before = answers.granted.count
        app.run {
            UNUserNotificationCenter.current().requestAuthorization(options: options) { granted, error in
                #expect(pthread_self() == thread)
                #expect(error == nil)
                answers.granted.append(granted)
            }
            #expect(answers.granted.count == before)
        }
    }

    private func readStatus() -> UNAuthorizationStatus? {
        let answers = answers
        app.run {
            UNUserNotificationCenter.current().getNotificationSettings {
                answers.statuses.append($0.authorizationStatus)
            }
        }
        return answers.statuses.last
    }

    @Test(
        "the system asks once per installation, also over launches; what was answered stands [P04]",
        arguments: [(PromptAnswer.allow, true, UNAuthorizationStatus.authorized), (.deny, false, .denied)]
    )
    func once(answer: PromptAnswer, granted: Bool, status: UNAuthorizationStatus) {
        request([.alert, .badge])
        #expect(app.systemPrompt?.options == [.alert, .badge])
        #expect(answers.granted.isEmpty)
        #expect(readStatus() == .notDetermined)
        app.answerPrompt(answer)
        #expect(app.systemPrompt == nil)
        #expect(answers.granted == [granted])
        request()
        app.relaunch()
        request()
        #expect(answers.granted == [granted, granted, granted])
        #expect(readStatus() == status)
        #expect(app.promptsShown == 1)
        #expect(app.problems.isEmpty)
    }

    @Test("requests made while the prompt stands join it, and each gets its own answer")
    func joined() {
        request()
        request()
        #expect(app.promptsShown == 1)
        app.answerPrompt(.allow)
        #expect(answers.granted == [true, true])
    }

    @Test("a prompt that nobody answers is gone with the process and is not spent")
    func unanswered() {
        request()
        app.relaunch()
        #expect(app.systemPrompt == nil)
        #expect(app.status == .notDetermined)
        request()
        #expect(app.promptsShown == 2)
    }

    @Test("a scripted answer comes by itself, never before the call returns")
    func scripted() {
        app.answerToPrompt = .allow
        let answers = answers
        app.run {
            UNUserNotificationCenter.current().requestAuthorization { granted, _ in answers.granted.append(granted) }
            #expect(answers.granted.isEmpty)
        }
        #expect(answers.granted == [true])
        #expect(app.promptsShown == 1)
    }

    @Test("a trial asks nobody; asking in full afterwards does")
    func provisional() {
        request([.provisional])
        #expect(app.promptsShown == 0)
        #expect(readStatus() == .provisional)
        request([.alert])
        #expect(app.promptsShown == 1)
    }

    @Test("a status that is unknown counts as denied and is logged")
    func unknown() {
        app.rawStatus = 99
        #expect(app.status == nil)
        #expect(readStatus() == .denied)
        #expect(app.log.map(\.subject) == ["Permission"])
    }

    @Test("a slow system answers when it has had its time")
    func slow() {
        app.statusDelay = .seconds(3)
        #expect(readStatus() == nil)
        app.advance(by: .milliseconds(2999))
        #expect(answers.statuses.isEmpty)
        app.advance(by: .milliseconds(1))
        #expect(answers.statuses == [.notDetermined])
    }
}
