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
}
