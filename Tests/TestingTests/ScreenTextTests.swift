import PushwooshTesting
import Testing

@MainActor
@Suite struct ScreenTextTests {
    @Test("an empty screen says so")
    func empty() {
        let app = HeadlessApp { $0.appearance.isDark = true }
        #expect(app.screen.text == "390 × 844, dark\n(only the app itself)")
        app.closeWindow()
        #expect(app.screen.text == "no window, dark\n(only the app itself)")
    }

    @Test("an alert stands in a box with its texts and buttons, and nothing in it steers the terminal")
    func alert() {
        let app = HeadlessApp()
        let alert = PrimerAlert(
            title: "Stay \u{1B}[31min the loop",
            message: "A text that is long enough to need a second line in the box",
            acceptButton: "Yes",
            declineButton: "No"
        )
        let overlay = app.run { app.platform.surface.prepare(.alert(alert)) { _ in } }
        app.run { overlay.appear(.immediate) }
        #expect(
            app.screen.text == """
                390 × 844, light
                ╭─ alert, shown ─────────────────────────────────╮
                │ Stay \\u{1B}[31min the loop                     │
                │ A text that is long enough to need a second    │
                │ line in the box                                │
                │ [ No ]  [ Yes ]                                │
                ╰────────────────────────────────────────────────╯
                """
        )
    }

    @Test("the system prompt stands in front")
    func prompt() {
        let app = HeadlessApp()
        app.run { UNUserNotificationCenter.current().requestAuthorization { _, _ in } }
        #expect(app.screen.text.contains("╭─ system prompt ─"))
        #expect(!app.screen.isEmpty)
        #expect(app.screen.overlayCount == 0)
    }

    @Test(
        "a size that is none, in the window, the page or the person's text size, is shown as text",
        arguments: [Double.nan, .infinity, -.infinity, 0, -1, 1e300]
    )
    func noSize(number: Double) {
        let app = HeadlessApp {
            $0.appearance.textScale = number
            $0.richMedia["r-1"] = RichMediaScript(height: number)
        }
        app.window = WindowMetrics(size: CGSize(width: number, height: number))
        app.run {
            Pushwoosh.configure.pushPrimer.style(.sheet).title("Stay in the loop").cornerRadius(number).present()
            PWMedia.setRichMediaPresentationStyle(.modal)
            PWModalRichMedia.present(PWRichMedia(content: "r-1", source: .inApp))
        }
        app.advance(by: .seconds(2))
        #expect(app.screen.primer != nil && app.screen.richMedia != nil)
        #expect(app.screen.text.contains("Stay in the loop"))
    }

    @Test("a word that does not fit is broken into rows that do, however long it is", arguments: [46, 47, 92, 100_000])
    func longWord(length: Int) {
        let app = HeadlessApp()
        app.run { Pushwoosh.configure.pushPrimer.title(String(repeating: "x", count: length)).present() }
        let rows = app.screen.text.split(separator: "\n").filter { $0.contains("xx") || $0.contains("│ x ") }
        #expect(rows.count == (length + 45) / 46)
        #expect(rows.allSatisfy { $0.count == 50 })
        #expect(rows.joined().count { $0 == "x" } == length)
    }
}
