import PushwooshTesting

extension PrimerDecision {
    @MainActor
    static func then(_ given: Given) -> Then {
        let app = HeadlessApp { $0.status = .notDetermined }
        if given.shownWithinInterval {
            app.run { Pushwoosh.configure.pushPrimer.present() }
            app.tap(.decline)
            app.advance(by: .seconds(1))
        }
        if given.otherOnScreen {
            app.run { Pushwoosh.configure.pushPrimer.title("other").present() }
            app.advance(by: .seconds(1))
        }
        switch given.status {
        case .notDetermined: app.status = .notDetermined
        case .denied: app.status = .denied
        case .authorized: app.status = .authorized
        case .provisional: app.status = .provisional
        case .ephemeral: app.status = .ephemeral
        case .unknown: app.rawStatus = 99
        }
        app.settings.canOpen = given.settingsCanOpen
        var reason: Reason?
        app.run {
            Pushwoosh.configure.pushPrimer
                .title("this")
                .fallbackToSettings(given.fallbackToSettings)
                .minInterval(given.shownWithinInterval ? 604_800 : 0)
                .presentReporting { _, given in reason = given.flatMap { Reason(rawValue: $0.rawValue) } }
        }
        return Then(shown: app.screen.primer?.title == "this", reason: reason ?? .none)
    }
}

extension PrimerAnswer {
    @MainActor
    static func then(_ given: Given) -> Then {
        let app = HeadlessApp()
        switch given.status {
        case .notDetermined: app.status = .notDetermined
        case .ephemeral: app.status = .ephemeral
        case .denied: app.status = .denied
        }
        var outcomes: [PWPushPrimerOutcome] = []
        app.run {
            Pushwoosh.configure.pushPrimer
                .style(given.style == .sheet ? .sheet : .alert)
                .present { outcomes.append($0) }
        }
        app.advance(by: .seconds(1))
        switch given.act {
        case .accept: app.tap(.accept)
        case .decline: app.tap(.decline)
        case .tapOutside: app.tap(.outside)
        case .escape: app.pressEscape()
        case .closeWindow: app.closeWindow()
        }
        app.advance(by: .seconds(1))
        let outcome = outcomes.count == 1 ? Outcome(rawValue: factText(outcomes[0])) : nil
        return Then(
            outcome: outcome ?? .unanswered,
            systemPrompts: Double(app.promptsShown),
            settingsOpened: Double(app.settingsOpened)
        )
    }
}

extension PrimerThrottle {
    @MainActor
    static func then(_ given: Given) -> Then {
        let app = HeadlessApp()
        if let since = Double(given.sinceShown) {
            app.run { Pushwoosh.configure.pushPrimer.present() }
            let shown = app.wallTime
            app.tap(.decline)
            app.relaunch()
            app.wallTime = shown.addingTimeInterval(since)
        }
        let interval = Double(given.interval) ?? .nan
        app.run { Pushwoosh.configure.pushPrimer.minInterval(interval).present() }
        return Then(shown: app.screen.primer != nil)
    }
}
