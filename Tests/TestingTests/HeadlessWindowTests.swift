@testable import PushwooshApplication
import PushwooshTesting
import Testing

/// A window of its own on the headless surface, with a button in it.
@MainActor
@Suite struct HeadlessWindowTests {
    private final class Events {
        var names: [String] = []
    }

    private let app = HeadlessApp { $0.richMedia["slow"] = RichMediaScript(height: 77, loading: .seconds(2)) }
    private let events = Events()
    private let button = UIButton(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

    private func open() -> ViewHost {
        let events = events
        button.setTitle("Go", for: .normal)
        root.addSubview(button)
        let window = RichMediaWindow(
            code: "slow",
            hidesStatusBar: false,
            allowsInlineMediaPlayback: nil,
            mediaPlaybackRequiresUserAction: nil
        )
        return app.run {
            ViewHost(root, in: window, on: app.platform) { event in
                switch event {
                case .pageReady(let height): events.names.append("ready \(Int(height))")
                case .tapped: events.names.append("tapped")
                default: events.names.append("\(event)")
                }
            }
        }
    }

    @Test("it is there from the moment it is opened until it is closed, and counts as something on the screen")
    func life() {
        let host = open()
        #expect(app.screen.richMediaWindow?.code == "slow" && app.screen.overlayCount == 1 && !app.screen.isEmpty)
        #expect(app.screen.text.contains("window of rich media slow"))
        host.close()
        host.close()
        #expect(app.screen.isEmpty && app.history.map(\.kind) == [.appearing, .gone])
    }

    @Test(
        "its page is there when its script says so, and not at all once the window is closed",
        arguments: [true, false]
    )
    func loading(isClosed: Bool) {
        let host = open()
        app.run { host.load(RichMediaDocument(page: URL(fileURLWithPath: "/x"), code: "slow")) }
        app.advance(by: .seconds(1))
        if isClosed { host.close() }
        app.advance(by: .seconds(1))
        #expect(events.names == (isClosed ? ["pageStarted"] : ["pageStarted", "pageFinished", "ready 77"]))
    }

    @Test("a change of its views is drawn at the end of the turn, in place or on its way")
    func drawing() {
        let host = open()
        app.run {
            UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) { button.frame.origin.x = 100 }
        }
        app.advance(by: .seconds(1))
        #expect(app.screen.richMediaWindow?.views.subviews.first?.look.frame.minX == 50)
        app.run { button.removeFromSuperview() }
        #expect(app.screen.richMediaWindow?.views.subviews.isEmpty == true)
        host.close()
    }

    @Test("only a button that can be seen and is enabled takes a tap; a wrong tap is noted")
    func taps() {
        let host = open()
        #expect(app.tapButton(titled: "Go") && events.names == ["tapped"])
        #expect(!app.tapButton(titled: "Stop") && !app.tap(.close) && !app.tap(.cancel) && app.problems.count == 3)
        app.run { button.isEnabled = false }
        #expect(!app.tapButton(titled: "Go") && app.problems.count == 3)
        app.run {
            button.isEnabled = true
            button.isHidden = true
        }
        #expect(!app.tapButton(titled: "Go") && events.names == ["tapped"])
        host.close()
    }

    @Test("it covers the app, takes Escape, and goes with the app's window")
    func covering() {
        let host = open()
        #expect(!app.tap(.outside) && app.pressEscape())
        app.closeWindow()
        #expect(events.names == ["closeRequested", "windowLost"] && app.screen.isEmpty)
        host.close()
    }
}
