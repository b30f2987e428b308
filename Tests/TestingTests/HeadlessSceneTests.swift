import PushwooshTesting
import Synchronization
import Testing

@MainActor
@Suite struct HeadlessSceneTests {
    @Test("what outlives a process is found by the next, in memory and in a file", arguments: [false, true])
    func store(inFile: Bool) throws {
        let folder = try TemporaryFolder()
        let app = HeadlessApp(store: inFile ? .folder(folder.url) : .memory)
        app.platform.store.set(.text("kept"), for: StoreKey("x"))
        app.relaunch()
        #expect(app.platform.store.value(for: StoreKey("x")) == .text("kept"))
        #expect(FileManager.default.fileExists(atPath: folder.url.path + "/pushwoosh.sqlite") == inFile)
        #expect(app.log.isEmpty)
    }

    @Test("Info.plist holds what a property list can hold; the rest is a problem")
    func infoPlist() {
        let app = HeadlessApp {
            $0.infoPlist = ["style": "MODAL_RICH_MEDIA", "flag": true, "count": 1, "odd": NSObject()]
        }
        #expect(app.platform.bundle.infoValue(for: "style") == .string("MODAL_RICH_MEDIA"))
        #expect(app.platform.bundle.infoValue(for: "flag") == .boolean(true))
        #expect(app.platform.bundle.infoValue(for: "count") == .number(1))
        #expect(app.platform.bundle.infoValue(for: "odd") == nil)
        #expect(app.infoPlist["flag"] as? Bool == true)
        #expect(app.problems.count == 1)
    }

    @Test("a change of appearance is told, and read afresh")
    func appearance() {
        @MainActor final class Count { var changes = 0 }
        let (app, count) = (HeadlessApp(), Count())
        let observation = app.platform.appearance.observe { MainActor.assumeIsolated { count.changes += 1 } }
        app.appearance.isDark = true
        app.appearance.textScale = 2
        #expect(count.changes == 2)
        let source = app.platform.appearance
        #expect(source.isDark && source.textScale == 2 && !source.isRightToLeft)
        observation.cancel()
        app.appearance.screenReaderRuns = true
        #expect(count.changes == 2)
        #expect(source.screenReaderRuns)
    }

    @Test("vibrations, log lines and surroundings are recorded and scripted")
    func surroundings() {
        let app = HeadlessApp {
            $0.languages = ["pt-BR"]
            $0.isOnline = false
            $0.icon = UIImage.sample(width: 8, height: 8)
        }
        app.run {
            app.platform.haptics.impact(.medium)
            app.platform.log.write(LogEntry(.info, "App", "hello"))
        }
        #expect(app.haptics == [.medium])
        #expect(app.log == [LogEntry(.info, "App", "hello")])
        #expect(app.platform.locale.preferredLanguages == ["pt-BR"])
        #expect(!app.platform.connectivity.isOnline)
        #expect(app.platform.identity.icon?.size.width == 8)
        app.languages = []
        #expect(app.platform.locale.preferredLanguages == ["en"])
    }

    @Test("what a system service answers comes off the main thread, and rich media as scripted")
    func services() {
        let (app, thread) = (HeadlessApp(), pthread_self())
        let answers = Mutex<[String]>([])
        app.richMedia["r-bad"] = RichMediaScript(fetching: .seconds(1), fetchFailure: "gone")
        app.run {
            for code in ["r-good", "r-bad"] {
                app.platform.richMediaSource.load(code: code, payload: Data()) { result in
                    let text = (try? result.get().code) ?? "failed"
                    let isForeign = pthread_self() != thread
                    answers.withLock { $0.append("\(text), foreign: \(isForeign)") }
                }
            }
        }
        #expect(answers.withLock { $0 } == ["r-good, foreign: true"])
        app.advance(by: .seconds(1))
        #expect(answers.withLock { $0.last } == "failed, foreign: true")
    }

    @Test("what outlives a headless app answers still, with what an app of its own would say")
    func outlived() {
        var app: HeadlessApp? = HeadlessApp()
        let application = app?.run { UIApplication.shared }
        weak let platform = app?.platform
        app = nil
        #expect(platform == nil)
        #expect(application?.applicationState == .inactive)
        #expect(application?.isRegisteredForRemoteNotifications == false)
    }
}
