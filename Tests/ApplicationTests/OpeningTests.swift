import PushwooshTesting
import Testing

@MainActor
@Suite struct OpeningTests {
    @MainActor final class Answers {
        var opened: [Bool] = []
    }

    let app = HeadlessApp()
    let answers = Answers()

    private func open(_ text: String) throws {
        let (url, answers, thread) = (try #require(URL(string: text)), answers, pthread_self())
        app.run {
            UIApplication.shared.open(url, options: [:]) { opened in
                #expect(pthread_self() == thread)
                answers.opened.append(opened)
            }
            #expect(answers.opened.isEmpty)
        }
    }

    @Test("an address is opened, and the app hears whether it was", arguments: [true, false])
    func address(canOpen: Bool) throws {
        app.canOpenURLs = canOpen
        try open("https://example.com/a")
        #expect(app.openedURLs.map(\.absoluteString) == (canOpen ? ["https://example.com/a"] : []))
        #expect(answers.opened == [canOpen])
        #expect(app.run { UIApplication.shared.canOpenURL(URL(fileURLWithPath: "/")) } == canOpen)
    }

    @Test(
        "the settings address opens the settings of the app's notifications, where there are any [P51]",
        arguments: [(true, true), (true, false), (false, true)]
    )
    func settings(canOpen: Bool, opens: Bool) throws {
        app.settings.canOpen = canOpen
        app.settings.opens = opens
        let url = try #require(URL(string: UIApplication.openSettingsURLString))
        #expect(app.run { UIApplication.shared.canOpenURL(url) } == canOpen)
        try open(UIApplication.openSettingsURLString)
        #expect(answers.opened == [canOpen && opens])
        #expect(app.settingsOpened == (canOpen && opens ? 1 : 0))
        #expect(app.openedURLs.isEmpty)
    }
}
