import PushwooshTesting
import Testing

@MainActor
@Suite struct HeadlessSurfaceTests {
    /// What a surface has told of one overlay, in order.
    @MainActor final class Events {
        var names: [String] = []
        /// Those of its page.
        var page: [String] = []
    }

    let app = HeadlessApp()
    let events = Events()

    static let alert = SurfaceContent.alert(
        PrimerAlert(title: "Stay in the loop", message: "News first", acceptButton: "Yes", declineButton: "No")
    )

    static func card(
        _ code: String,
        swipes: [SwipeDirection] = [],
        hasControl: Bool = false,
        hasDocument: Bool = true
    ) -> SurfaceContent {
        let page = URL(fileURLWithPath: "/x")
        return .richMedia(
            RichMediaCard(
                document: hasDocument ? RichMediaDocument(page: page, code: code) : nil,
                code: code,
                placement: .bottom,
                corners: [],
                cornerRadius: 0,
                swipes: swipes,
                showsCloseControl: hasControl
            )
        )
    }

    private func prepare(_ content: SurfaceContent) -> any Overlay {
        let events = events
        return app.run {
            app.platform.surface.prepare(content) { event in
                MainActor.assumeIsolated {
                    switch event {
                    case .pageStarted, .pageFinished: events.page.append("\(event)")
                    default: events.names.append("\(event)")
                    }
                }
            }
        }
    }

    private func slide(_ seconds: Double) -> AnimationTimeline {
        let away = AnimationTimeline.Pose(offset: CGVector(dx: 0, dy: 2000))
        return AnimationTimeline(duration: seconds, curve: .linear, start: away, end: .rest)
    }

    @Test("an overlay is prepared, appears, and leaves, each motion in its own time")
    func life() throws {
        let overlay = prepare(Self.card("r-1"))
        #expect(app.screen.isEmpty)
        #expect(events.names == ["ready"])
        app.run { overlay.appear(slide(0.9)) }
        let appearing = try #require(app.screen.richMedia)
        #expect(appearing.phase == .appearing)
        #expect(appearing.frame == CGRect(x: 0, y: 495, width: 390, height: 300))
        #expect(appearing.touchFrame.minY == 2495)
        app.advance(by: .milliseconds(450))
        #expect(app.screen.richMedia?.touchFrame.minY == 1495)
        #expect(events.names == ["ready"])
        app.advance(by: .milliseconds(450))
        #expect(app.screen.richMedia?.phase == .shown)
        #expect(events.names == ["ready", "appeared"])
        app.run { overlay.disappear(slide(0.5)) }
        app.run { overlay.disappear(slide(5)) }
        #expect(app.screen.richMedia?.phase == .leaving)
        app.advance(by: .milliseconds(500))
        #expect(app.screen.isEmpty)
        #expect(events.names == ["ready", "appeared", "disappeared"])
        #expect(app.history.map(\.kind) == [.prepared, .ready, .appearing, .shown, .leaving, .gone])
        #expect(app.history.last?.time == .milliseconds(1400))
    }

    @Test("a card loads as its script says", arguments: [nil, "no such page"])
    func loading(failure: String?) {
        app.richMedia["r-1"] = RichMediaScript(height: 120, loading: .seconds(2), loadFailure: failure)
        let overlay = prepare(Self.card("r-1"))
        app.advance(by: .milliseconds(1999))
        #expect(events.names.isEmpty && events.page == ["pageStarted"] && overlay.page?.isLoading == true)
        app.advance(by: .milliseconds(1))
        #expect(events.names.count == 1 && overlay.page?.isLoading == false)
        #expect(events.page == (failure == nil ? ["pageStarted", "pageFinished"] : ["pageStarted"]))
        #expect(events.names.first?.hasPrefix(failure == nil ? "ready" : "failed") == true)
        #expect(overlay.frame.height == 120)
        app.run { overlay.appear(slide(0)) }
        #expect(app.screen.isEmpty == (failure != nil))
    }

    @Test("a card without a document fails to load")
    func noDocument() {
        _ = prepare(Self.card("r-1", hasDocument: false))
        #expect(events.names.first?.hasPrefix("failed") == true)
    }

    @Test(
        "taps on a primer are told once, and not while it leaves",
        arguments: [
            (HeadlessApp.Target.accept, "accepted"), (.decline, "declined"),
        ]
    )
    func taps(target: HeadlessApp.Target, event: String) {
        let overlay = prepare(Self.alert)
        app.run { overlay.appear(slide(1)) }
        #expect(app.tap(target))
        app.run { overlay.disappear(slide(1)) }
        #expect(!app.tap(target))
        #expect(!app.pressEscape())
        #expect(events.names == ["ready", event])
        #expect(app.problems.isEmpty)
    }

    @Test("a tap beside an alert does nothing, Escape cancels it")
    func alertOutside() {
        let overlay = prepare(Self.alert)
        app.run { overlay.appear(.immediate) }
        #expect(!app.tap(.outside))
        #expect(app.pressEscape())
        #expect(events.names == ["ready", "appeared", "cancelled"])
    }

    @Test("only a listed swipe is told, and only of a card in its place", arguments: SwipeDirection.allCases)
    func swipes(direction: SwipeDirection) {
        let overlay = prepare(Self.card("r-1", swipes: [.down, .left]))
        app.run { overlay.appear(slide(1)) }
        #expect(!app.swipe(direction))
        app.advance(by: .seconds(1))
        let isListed = [.down, .left].contains(direction)
        #expect(app.swipe(direction) == isListed)
        #expect(
            events.names == ["ready", "appeared"]
                + (isListed ? ["swiped(PushwooshPlatform.SwipeDirection.\(direction))"] : [])
        )
    }

    @Test("a card is closed by its control, its page and Escape; a tap beside it goes to the app")
    func closing() {
        let overlay = prepare(Self.card("r-1", hasControl: true))
        app.run { overlay.appear(.immediate) }
        #expect(!app.tap(.outside))
        #expect(app.tap(.close) && app.closeFromPage() && app.pressEscape())
        #expect(events.names.suffix(3) == ["closeRequested", "closeRequested", "closeRequested"])
        #expect(app.problems.isEmpty)
    }

    @Test("what is not on the screen cannot be touched, and the test is told")
    func problems() {
        #expect(!app.tap(.accept))
        #expect(!app.swipe(.down))
        #expect(!app.pressEscape())
        #expect(!app.answerPrompt(.allow))
        let overlay = prepare(Self.card("r-1"))
        app.run { overlay.appear(.immediate) }
        #expect(!app.tap(.close))
        #expect(app.problems.count == 4)
    }

    @Test("while the system prompt stands in front nothing behind it can be touched")
    func promptInFront() {
        let overlay = prepare(Self.card("r-1", swipes: [.down], hasControl: true))
        app.run { overlay.appear(.immediate) }
        app.run { UNUserNotificationCenter.current().requestAuthorization { _, _ in } }
        #expect(!app.tap(.close))
        #expect(!app.tap(.outside))
        #expect(!app.swipe(.down))
        #expect(!app.pressEscape())
        #expect(app.problems.count == 2)
        app.answerPrompt(.deny)
        #expect(app.swipe(.down))
    }

    @Test("with its window an overlay goes, without a motion, and tells so")
    func windowLost() {
        let overlay = prepare(Self.card("r-1"))
        app.run { overlay.appear(slide(1)) }
        app.closeWindow()
        #expect(app.screen.isEmpty)
        #expect(app.screen.window == nil)
        app.advance(by: .seconds(5))
        #expect(events.names == ["ready", "windowLost"])
    }

    @Test("the window is there while the app is in front, and observers hear of it until they cancel")
    func window() {
        let events = events
        let observation = app.run {
            app.platform.surface.observeWindow { MainActor.assumeIsolated { events.names.append("changed") } }
        }
        #expect(app.platform.surface.window == .phone)
        app.background()
        #expect(app.platform.surface.window == nil)
        app.foreground()
        #expect(app.platform.surface.window == .phone)
        #expect(events.names == ["changed", "changed"])
        app.openWindow(WindowMetrics(size: CGSize(width: 800, height: 600)))
        #expect(app.platform.surface.window?.size.width == 800)
        #expect(events.names.count == 3)
        observation.cancel()
        app.closeWindow()
        #expect(events.names.count == 3)
    }

    @Test("removing takes an overlay away at once and without a word")
    func remove() {
        let overlay = prepare(Self.alert)
        app.run { overlay.appear(slide(1)) }
        app.run { overlay.remove() }
        app.advance(by: .seconds(5))
        #expect(app.screen.isEmpty)
        #expect(events.names == ["ready"])
    }

    @Test("how many could be seen at once is counted over the whole test")
    func mostAtOnce() {
        let (first, second) = (prepare(Self.card("r-1")), prepare(Self.card("r-2")))
        #expect(app.mostOverlaysAtOnce == 0)
        app.run { first.appear(.immediate) }
        #expect(app.screen.richMedia?.code == "r-1")
        app.run { second.appear(slide(1)) }
        #expect(app.screen.cards.map(\.code) == ["r-1", "r-2"])
        app.run { first.remove() }
        app.run { second.remove() }
        #expect(app.mostOverlaysAtOnce == 2)
    }
}
