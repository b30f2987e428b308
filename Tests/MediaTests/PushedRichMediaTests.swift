import Foundation
import PushwooshTesting
import Testing

@Suite("Rich media that pushes bring")
@MainActor
struct PushedRichMediaTests {
    /// The guide's handler of silent pushes.
    private final class AppDelegate: UIResponder, UIApplicationDelegate {
        func application(
            _ application: UIApplication,
            didReceiveRemoteNotification userInfo: [AnyHashable: Any],
            fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
        ) {
            Pushwoosh.configure.handlePushReceived(userInfo)
            completionHandler(.noData)
        }
    }

    private static func push(_ name: String, _ more: [AnyHashable: Any] = [:]) -> [AnyHashable: Any] {
        let richMedia: [String: Any] = ["url": "https://example.com/media/\(name).zip", "ts": "1700000000"]
        return ["pw_msg": "1", "aps": ["alert": "Hello"], "rm": richMedia].merging(more) { $1 }
    }

    private func app(_ setUp: (HeadlessApp) -> Void = { _ in }) -> HeadlessApp {
        HeadlessApp(AppDelegate.self) {
            $0.infoPlist = ["Pushwoosh_RICH_MEDIA_STYLE": "MODAL_RICH_MEDIA"]
            setUp($0)
        }
    }

    @Test("handed over by the app, a silent push's rich media is shown; without the handler nothing is [R04 R05 R06]")
    func silentPush() {
        let app = app()
        app.deliver(push: Self.push("AAAAA-11111"), isSilent: true)
        app.advance(by: .seconds(1))
        #expect(app.screen.richMedia?.code == "r-AAAAA-11111" && app.screen.overlayCount == 1)
        #expect(app.fetchResults == [.noData] && app.problems.isEmpty)

        final class WithoutHandler: UIResponder, UIApplicationDelegate {}
        let other = HeadlessApp(WithoutHandler.self)
        other.deliver(push: Self.push("AAAAA-11111"), isSilent: true)
        #expect(other.history.isEmpty)
    }

    @Test("the rich media carries its code, its source and the push [R53]")
    func object() {
        let app = app()
        let recorder = Recorder()
        app.run { Pushwoosh.media.modalRichMedia.delegate = recorder }
        app.deliver(push: Self.push("B", ["u": "{}"]))
        let richMedia = recorder.objects.first
        #expect(richMedia?.content == "r-B" && richMedia?.source == .push)
        #expect(richMedia?.pushPayload["u"] as? String == "{}")
    }

    @Test("two equal pushes are two rich media, shown one after the other [R53 R51 R59 SDK-L16]")
    func equalPushes() {
        let app = app()
        let recorder = Recorder()
        app.run { Pushwoosh.media.modalRichMedia.delegate = recorder }
        for _ in 0..<2 { app.deliver(push: Self.push("A"), isSilent: true) }
        for _ in 0..<2 {
            app.advance(by: .seconds(1))
            app.closeFromPage()
            app.advance(by: .seconds(1))
        }
        let round = ["should r-A", "present r-A", "close r-A"]
        #expect(recorder.calls == round + round && app.mostOverlaysAtOnce == 1)
        #expect(recorder.objects.first !== recorder.objects.last)
    }

    @Test(
        "one that cannot be read is not shown, and a log line says why",
        arguments: [
            "string", "noURL", "badURL", "noTime", "emptyName",
        ]
    )
    func malformed(fault: String) {
        let values: [String: Any] = [
            "string": "r-A", "noURL": ["ts": "1"], "badURL": ["url": 5, "ts": "1"],
            "noTime": ["url": "https://a.b/c.zip"],
            "emptyName": ["url": "https://example.com/", "ts": 1],
        ]
        let app = app()
        app.deliver(push: ["pw_msg": "1", "aps": [String: Any](), "rm": values[fault] ?? ""])
        app.advance(by: .seconds(1))
        #expect(app.history.isEmpty)
        #expect(app.log.filter { $0.level == .error && $0.subject == "Push" }.count == 1)
    }

    @Test(
        "a command to the SDK shows nothing, and a hosted page goes before a rich media",
        arguments: [
            "pw_system_push", "h", "r",
        ]
    )
    func others(key: String) {
        let app = app()
        app.deliver(push: Self.push("A", [key: "1"]))
        app.advance(by: .seconds(1))
        #expect(app.history.isEmpty)
    }

    @Test("one that comes in the background is shown when the app is in front again [R04 MOD-04]")
    func inBackground() {
        let app = app()
        app.background()
        app.deliver(push: Self.push("A"), isSilent: true)
        app.advance(by: .hours(1))
        #expect(app.history.isEmpty)
        app.foreground()
        app.advance(by: .seconds(1))
        #expect(app.screen.richMedia?.code == "r-A")
    }

    @Test("one whose package cannot be fetched is told to the delegate [SDK-L4]", arguments: ["MODAL", "LEGACY"])
    func notFetched(style: String) {
        let recorder = Recorder()
        let app = app {
            $0.infoPlist = ["Pushwoosh_RICH_MEDIA_STYLE": style + "_RICH_MEDIA"]
            $0.richMedia["r-A"] = RichMediaScript(fetchFailure: "no network")
        }
        app.run { PWModalRichMedia.delegate = recorder }
        app.deliver(push: Self.push("A"))
        app.advance(by: .seconds(1))
        #expect(recorder.calls == ["should r-A", "fail r-A"] && app.screen.isEmpty)
        #expect(recorder.errors.first?.localizedDescription == "no network")
    }

    @Test("kept by the app and presented later, it is fetched then; never waited for without an end [SDK-L17]")
    func presentedLater() throws {
        let recorder = Recorder()
        recorder.refused = ["r-A"]
        let app = app()
        app.run { PWModalRichMedia.delegate = recorder }
        app.deliver(push: Self.push("A"))
        app.advance(by: .days(30))
        recorder.refused = []
        let kept = try #require(recorder.objects.first)
        app.run { PWRichMediaManager.shared().present(kept) }
        app.advance(by: .seconds(1))
        #expect(recorder.calls == ["should r-A", "should r-A", "present r-A"])
    }
}
