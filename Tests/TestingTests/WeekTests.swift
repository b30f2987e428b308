import PushwooshTesting
import Testing

/// Asks softly at every launch, at most once a week.
final class WeeklyDelegate: UIResponder, UIApplicationDelegate {
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        Pushwoosh.configure.pushPrimer
            .title("Stay in the loop")
            .message("News as it happens.")
            .minInterval(7 * 24 * 60 * 60)
            .present()
        return true
    }
}

@MainActor
@Suite struct WeekTests {
    @Test("the user declines and is not asked again for a week [P54]")
    func week() {
        let app = HeadlessApp(WeeklyDelegate.self)
        app.tap(.decline)
        app.advance(by: .days(6))
        app.relaunch()
        #expect(app.screen.isEmpty)
        app.advance(by: .days(1))
        app.relaunch()
        #expect(app.screen.primer != nil)
        #expect(app.status == .notDetermined)
        #expect(app.problems.isEmpty)
    }

    @Test("an accepted primer leads to the system prompt, and its answer to a token [P06]")
    func accepted() {
        let app = HeadlessApp(WeeklyDelegate.self)
        app.tap(.accept)
        #expect(app.screen.primer == nil)
        #expect(app.systemPrompt != nil)
        app.answerPrompt(.allow)
        #expect(app.tokenRequests == 1)
        app.relaunch()
        #expect(app.screen.isEmpty)
        #expect(app.promptsShown == 1)
        #expect(app.problems.isEmpty)
    }

    @Test("a primer that was shown is remembered by the next process, though the first was killed with -9 [P56]")
    func killed() async throws {
        let folder = try TemporaryFolder()
        let path = folder.url.path
        await #expect(processExitsWith: .signal(SIGKILL)) { [path = path as String] in
            await MainActor.run {
                let app = HeadlessApp(WeeklyDelegate.self, store: .folder(URL(fileURLWithPath: path)))
                if app.screen.primer != nil { kill(getpid(), SIGKILL) }
            }
        }
        let next = HeadlessApp(WeeklyDelegate.self, store: .folder(folder.url)) { $0.advance(by: .days(1)) }
        #expect(next.screen.isEmpty)
        next.advance(by: .days(6))
        next.relaunch()
        #expect(next.screen.primer != nil)
    }
}
