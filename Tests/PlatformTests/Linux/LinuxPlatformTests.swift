import PushwooshTesting
import Synchronization
import Testing

@testable import PushwooshPlatform

@Suite struct LinuxPlatformTests {
    @Test("a platform is made without touching the home folder, and keeps its store where XDG says")
    func store() throws {
        let folder = try TemporaryFolder()
        let app = folder.url.appendingPathComponent("app")
        let platform = Platform.linux(environment: ["XDG_STATE_HOME": folder.url.path], executable: app)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path).isEmpty)
        platform.store.set(.integer(1), for: StoreKey("x"))
        #expect(FileManager.default.fileExists(atPath: folder.url.path + "/app/pushwoosh/pushwoosh.sqlite"))
        let again = Platform.linux(environment: ["XDG_STATE_HOME": folder.url.path], executable: app)
        #expect(again.store.value(for: StoreKey("x")) == .integer(1))
    }

    @Test("what this build does not have fails once, with a text that says what to do")
    func unavailable() {
        let failures = Mutex<[String]>([])
        let log = RecordingLog()
        let note: @Sendable (any Error) -> Void = { error in failures.withLock { $0.append(error.localizedDescription) }
        }
        NoPushTokenSource().requestToken { if case .failure(let error) = $0 { note(error) } }
        NoTransport().send(HTTPExchange(method: "x", body: Data())) { if case .failure(let error) = $0 { note(error) } }
        NoRichMediaSource(log: log).load(code: "r-1", payload: Data()) {
            if case .failure(let error) = $0 { note(error) }
        }
        let expected: [Unavailable] = [.push, .transport, .richMediaLoader]
        #expect(failures.withLock { $0 } == expected.map(\.localizedDescription))
        #expect(log.entries.count == 1)
        #expect(log.entries.first?.message.contains("r-1") == true)
    }

    @Test("without a display a log line says what would have been shown, and the overlay fails in a later turn")
    @MainActor
    func noDisplay() {
        let app = HeadlessApp()
        let log = RecordingLog()
        let surface = LogSurface(log: log, mainThread: app.platform.mainThread)
        let alert = PrimerAlert(title: "Stay in the loop", message: nil, acceptButton: "Yes", declineButton: "No")
        let events = Mutex<[String]>([])
        let overlay = surface.prepare(.alert(alert)) { event in events.withLock { $0.append("\(event)") } }
        #expect(events.withLock { $0 } == [])
        app.settle()
        overlay.remove()
        #expect(events.withLock { $0 } == ["failed(PushwooshPlatform.Unavailable.display)"])
        #expect(log.entries.count == 1)
        #expect(log.entries.first?.message.hasPrefix("Would show an alert “Stay in the loop” [No] [Yes].") == true)
    }

    @Test("without a display a window fails too, in a later turn, after a log line")
    @MainActor
    func noWindow() {
        let app = HeadlessApp()
        let log = RecordingLog()
        let surface = LogSurface(log: log, mainThread: app.platform.mainThread)
        let window = RichMediaWindow(
            code: "r-1",
            hidesStatusBar: true,
            allowsInlineMediaPlayback: nil,
            mediaPlaybackRequiresUserAction: nil
        )
        let view = SurfaceView(
            id: ObjectIdentifier(log),
            kind: .plain,
            part: nil,
            look: SurfaceView.Look(frame: .zero),
            isHidden: false,
            motions: [],
            subviews: []
        )
        let events = Mutex<[String]>([])
        let opened = surface.open(window, views: view) { event in events.withLock { $0.append("\(event)") } }
        #expect(events.withLock { $0 } == [])
        app.settle()
        opened.close()
        #expect(events.withLock { $0 } == ["failed(PushwooshPlatform.Unavailable.display)"])
        #expect(log.entries.count == 1 && log.entries.first?.message.contains("“r-1” in a window of its own") == true)
    }

    @Test("each app finds its own pictures", arguments: ["Hero", "Other"])
    @MainActor
    func pictures(name: String) {
        let app = HeadlessApp {
            $0.images = [name: UIImage.sample(width: name.count, height: 1)].compactMapValues { $0 }
        }
        #expect(app.run { UIImage(named: name)?.size.width } == CGFloat(name.count))
        #expect(app.run { UIImage(named: "Missing") } == nil)
        #expect(HeadlessApp().run { UIImage(named: name) } == nil)
    }
}
