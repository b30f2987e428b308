import PushwooshTesting
import Testing

@testable import PushwooshPlatform

@Suite struct LinuxOpenerTests {
    let folder: TemporaryFolder
    let log = RecordingLog()

    init() throws {
        folder = try TemporaryFolder()
    }

    /// Puts a program on PATH that writes down its arguments and does `script`.
    ///
    /// It is a link to one that is there already: a file that was just written cannot be run as long as a process
    /// another test starts at that moment still holds it open.
    private func install(_ name: String, _ script: String) throws {
        let program = URL(fileURLWithPath: #filePath)
            .appendingPathComponent("../../../Cases/programs/recording-program").standardizedFileURL
        try folder.write(Data(script.utf8), to: "bin/\(name).script")
        try FileManager.default.createSymbolicLink(
            at: folder.url.appendingPathComponent("bin/\(name)"),
            withDestinationURL: program
        )
    }

    private var calls: [String] {
        let text = try? String(contentsOf: folder.url.appendingPathComponent("calls"), encoding: .utf8)
        return (text ?? "").split(separator: "\n").map { String($0).replacing("\(folder.url.path)/bin/", with: "") }
    }

    private func opener(desktop: String?) -> LinuxSettingsOpener {
        let app = LinuxAppBundle(executable: folder.url.appendingPathComponent("org.example.App"), log: log)
        return LinuxSettingsOpener(
            identity: LinuxAppIdentity(bundle: app, executableName: "org.example.App"),
            log: log,
            environment: ["PATH": "\(folder.url.path)/bin", "XDG_CURRENT_DESKTOP": desktop ?? ""]
        )
    }

    @Test(
        "the settings page of the desktop is opened for this app [P51]",
        arguments: [
            ("GNOME", "gnome-control-center", ["applications", "org.example.App"]),
            ("ubuntu:GNOME", "gnome-control-center", ["applications", "org.example.App"]),
            ("KDE", "systemsettings", ["kcm_notifications", "--args", "--desktop-entry org.example.App"]),
            ("XFCE", "xfce4-notifyd-config", []),
        ]
    )
    func page(desktop: String, program: String, arguments: [String]) async throws {
        try install(program, "exit 0")
        let opener = opener(desktop: desktop)
        #expect(opener.canOpen)
        #expect(
            await withCheckedContinuation { next in opener.openNotificationSettings { next.resume(returning: $0) } }
        )
        #expect(calls == [program] + arguments)
    }

    @Test("there is no page without its program or on another desktop", arguments: ["GNOME", "sway", nil])
    func noPage(desktop: String?) async throws {
        try install("xfce4-notifyd-config", "exit 0")
        let opener = opener(desktop: desktop)
        #expect(!opener.canOpen)
        #expect(
            await !withCheckedContinuation { next in opener.openNotificationSettings { next.resume(returning: $0) } }
        )
        #expect(log.entries.map(\.level) == [.error])
    }

    @Test("a program that ends with an error has opened nothing: the next is tried, then it is a failure")
    func failing() async throws {
        try install("gnome-control-center", "exit 1")
        let opener = opener(desktop: "GNOME")
        #expect(
            await !withCheckedContinuation { next in opener.openNotificationSettings { next.resume(returning: $0) } }
        )
        #expect(
            calls == [
                "gnome-control-center", "applications", "org.example.App", "gnome-control-center", "notifications",
            ]
        )
        #expect(log.entries.map(\.level) == [.error])
    }

    @Test("a program that keeps running has opened its window, and is told of once")
    func running() async throws {
        try install("tool", "read line; exit 1")
        let program = LinuxProgram(name: "tool", environment: ["PATH": "\(folder.url.path)/bin:/usr/bin:/bin"])
        try install("sleeper", "exec sleep 3")
        let sleeper = LinuxProgram(name: "sleeper", environment: ["PATH": "\(folder.url.path)/bin:/usr/bin:/bin"])
        let opened = await withCheckedContinuation { next in
            sleeper.run([], patience: 0.01) { next.resume(returning: $0) }
        }
        #expect(opened)
        #expect(await !withCheckedContinuation { next in program.run([]) { next.resume(returning: $0) } })
    }

    @Test("an address is opened through xdg-open, and only one with a scheme")
    func address() async throws {
        let opener = LinuxURLOpener(environment: ["PATH": "\(folder.url.path)/bin"])
        let url = try #require(URL(string: "https://example.com/?a=1&b=2"))
        #expect(!opener.canOpen(url))
        try install("xdg-open", "exit 0")
        #expect(opener.canOpen(url))
        #expect(await withCheckedContinuation { next in opener.open(url) { next.resume(returning: $0) } })
        #expect(calls == ["xdg-open", "https://example.com/?a=1&b=2"])
        let bare = try #require(URL(string: "example"))
        #expect(!opener.canOpen(bare))
        #expect(await !withCheckedContinuation { next in opener.open(bare) { next.resume(returning: $0) } })
    }

    @Test("a relative entry of PATH is not looked at")
    func relativePath() throws {
        try install("tool", "exit 0")
        #expect(LinuxProgram(name: "tool", environment: ["PATH": "bin:."]).path == nil)
    }
}
