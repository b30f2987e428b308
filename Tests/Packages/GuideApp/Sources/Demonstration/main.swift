import PushwooshTesting

@testable import Guide

/// Prints what is on the screen of the app, under the words of what has just happened.
@MainActor
func show(_ app: HeadlessApp, after event: String) {
    print("\n\(event)\n\(app.screen.text)")
}

@MainActor
func push(_ code: String) -> [AnyHashable: Any] {
    [
        "aps": ["alert": "A card for you"], "pw_msg": "1",
        "rm": ["url": "https://cards.example.com/\(code).zip", "ts": "1700000000"],
    ]
}

@MainActor
func demonstrateRichMedia() {
    let app = HeadlessApp(AppDelegate.self)
    show(app, after: "1. The app of the rich media page has been launched.")
    if app.systemPrompt != nil { app.answerPrompt(.allow) }
    app.deliver(push: push("FIRST"))
    app.deliver(push: push("SECOND"))
    app.advance(by: .seconds(1))
    show(app, after: "2. Two pushes have come, and one window is open.")
    app.closeFromPage()
    app.advance(by: .seconds(2))
    show(app, after: "3. The first was closed, and the second has followed.")
    app.closeFromPage()
    app.advance(by: .seconds(2))
    show(app, after: "4. The second was closed too. Most windows at once: \(app.mostOverlaysAtOnce)")
}

/// Runs the primer page's code once, answers it, and prints what is on the screen before and after.
@MainActor
func ask(_ name: String, status: UNAuthorizationStatus, answer: HeadlessApp.Target?) {
    let app = HeadlessApp { $0.status = status }
    app.run { askAsThePage() }
    app.advance(by: .seconds(1))
    show(app, after: "\(name): the primer page's code has run, and the status is \(status).")
    guard let answer else { return }
    app.tap(answer)
    app.advance(by: .seconds(1))
    show(app, after: "\(name): the person has tapped \(answer). Settings opened: \(app.settingsOpened)")
}

demonstrateRichMedia()
ask("5. accepted", status: .notDetermined, answer: .accept)
ask("6. declined", status: .notDetermined, answer: .decline)
ask("7. suppressed", status: .authorized, answer: nil)
ask("8. redirectedToSettings", status: .denied, answer: .accept)
