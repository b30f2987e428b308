@testable import PushwooshMedia
import PushwooshTesting

extension MediaStyle {
    @MainActor
    static func then(_ given: Given) -> Then {
        let app = HeadlessApp { app in
            switch given.infoPlist {
            case .absent: break
            case .other: app.infoPlist = ["Pushwoosh_RICH_MEDIA_STYLE": "FULLSCREEN"]
            case .MODAL_RICH_MEDIA, .LEGACY_RICH_MEDIA:
                app.infoPlist = ["Pushwoosh_RICH_MEDIA_STYLE": given.infoPlist.rawValue]
            }
        }
        let style = app.run {
            switch given.code {
            case .unset: break
            case .modal: Pushwoosh.media.setRichMediaPresentationStyle(.modal)
            case .legacy: Pushwoosh.media.setRichMediaPresentationStyle(.legacy)
            }
            Pushwoosh.media.modalRichMedia.present(PWRichMedia(content: "r-a", source: .push))
            return Pushwoosh.media.richMediaPresentationStyle()
        }
        app.advance(by: .seconds(1))
        return Then(
            style: style == .modal ? .modal : .legacy,
            shownIn: app.screen.richMediaWindow == nil ? .card : .ownWindow
        )
    }
}

extension MediaStyleAcrossLaunches {
    @MainActor
    static func then(_ given: Given) -> Then {
        let app = HeadlessApp()
        func say(_ key: String, _ code: String) {
            app.infoPlist = key == "absent" ? [:] : ["Pushwoosh_RICH_MEDIA_STYLE": key]
            app.relaunch()
            guard code != "unset" else { return }
            app.run { Pushwoosh.media.setRichMediaPresentationStyle(code == "modal" ? .modal : .legacy) }
        }
        say(given.keyBefore.rawValue, given.codeBefore.rawValue)
        say(given.keyNow.rawValue, given.codeNow.rawValue)
        let style = app.run { Pushwoosh.media.richMediaPresentationStyle() }
        return Then(style: style == .modal ? .modal : .legacy)
    }
}

extension MediaDefaults {
    @MainActor
    static func then(_ given: Given) -> Then {
        let app = HeadlessApp()
        let settings = app.platform.state(MediaState.self).modalSettings
        let value =
            switch given.setting {
            case .position: factText(settings.position)
            case .presentAnimation: factText(settings.entrance)
            case .dismissAnimation: factText(settings.exit)
            case .swipes: settings.swipes.isEmpty ? "none" : factText(settings.swipes)
            case .haptic: factText(settings.haptic)
            case .corners: factText(settings.corners)
            case .cornerRadius: factText(settings.cornerRadius)
            case .closeAfter: factText(settings.closeAfter ?? 0)
            }
        return Then(value: value)
    }
}

extension MediaCallbacks {
    @MainActor
    static func then(_ given: Given) -> Then {
        let app = HeadlessApp()
        if given.load == .fails { app.richMedia["r-a"] = RichMediaScript(loadFailure: "no page") }
        let record = CallRecord()
        let delegate: any PWRichMediaPresentingDelegate =
            switch given.gate {
            case .unanswered: ListenerDelegate(record)
            case .true: GateDelegate(record, answer: true)
            case .false: GateDelegate(record, answer: false)
            }
        app.run {
            Pushwoosh.media.modalRichMedia.delegate = delegate
            Pushwoosh.media.modalRichMedia.present(PWRichMedia(content: "r-a", source: .push))
        }
        app.advance(by: .seconds(2))
        if given.end == .closed {
            app.closeFromPage()
            app.advance(by: .seconds(2))
        }
        let asked = given.gate == .unanswered ? ["shouldPresent"] : []
        return Then(callbacks: (asked + record.calls).joined(separator: ", "))
    }
}

extension MediaQueue {
    @MainActor
    static func then(_ given: Given) -> Then {
        let app = HeadlessApp()
        let first = PWRichMedia(content: "r-first", source: .push)
        let second = given.second == .same ? first : PWRichMedia(content: "r-second", source: .push)
        let record = CallRecord()
        let gate = GateDelegate(record, answer: given.first != .refused)
        app.richMedia["r-first"] = RichMediaScript(
            loading: .seconds(1),
            loadFailure: given.first == .failed ? "no page" : nil
        )
        app.run {
            Pushwoosh.media.modalRichMedia.delegate = gate
            Pushwoosh.media.modalRichMedia.present(first)
        }
        if given.first != .loading { app.advance(by: .seconds(3)) }
        if given.first == .leaving || given.first == .closed { app.closeFromPage() }
        if given.first == .closed { app.advance(by: .seconds(1)) }
        gate.answer = true
        let before = record.calls.count
        app.richMedia["r-first"] = nil
        app.run { Pushwoosh.media.modalRichMedia.present(second) }
        let atOnce = record.calls.dropFirst(before)
        app.advance(by: .seconds(3))
        if given.first == .loading || given.first == .shown { app.closeFromPage() }
        app.advance(by: .seconds(3))
        let name = second.content ?? ""
        let later = record.calls.dropFirst(before)
        let isAskedAtOnce = atOnce.contains("shouldPresent")
        let isShownLater = app.screen.richMediaWindow?.code == name && later.contains("didPresent")
        let isShown = isShownLater && app.mostOverlaysAtOnce == 1
        return Then(
            atOnce: isAskedAtOnce ? "shown" : isShown ? "waits" : "ignored",
            later: isShown ? "shown" : "ignored"
        )
    }
}

extension MediaDismissal {
    @MainActor
    static func then(_ given: Given) -> Then {
        let app = HeadlessApp()
        app.run {
            let modal = Pushwoosh.media.modalRichMedia
            Pushwoosh.media.setRichMediaPresentationStyle(.modal)
            let exit: DismissModalWindowAnimation =
                switch given.animation {
                case .up: .PWAnimationDismissUp
                case .right: .PWAnimationDismissRight
                case .easeInOut: .PWAnimationCurveEaseInOut
                case .default: .PWAnimationDismissDefault
                case .none: .PWAnimationDismissNone
                }
            modal.configure(
                position: .PWModalWindowPositionCenter,
                presentAnimation: .PWAnimationPresentNone,
                dismissAnimation: exit
            )
            switch given.swipes {
            case .none: break
            case .down:
                modal.setDismissSwipeDirections([NSNumber(value: DismissSwipeDirection.PWSwipeDismissDown.rawValue)])
            case .left:
                modal.setDismissSwipeDirections([NSNumber(value: DismissSwipeDirection.PWSwipeDismissLeft.rawValue)])
            }
            if given.closedBy == .timer { modal.closeAfter(3) }
            modal.present(PWRichMedia(content: "r-a", source: .push))
        }
        app.advance(by: .seconds(2))
        switch given.closedBy {
        case .swipe: app.swipe(given.swipes == .left ? .left : .down)
        case .control: app.closeFromPage()
        case .timer: app.advance(by: .seconds(1))
        }
        guard let card = app.screen.richMedia else { return Then(motion: .atOnce) }
        return Then(motion: card.phase == .leaving ? motion(card.motion) : .open)
    }

    private static func motion(_ timeline: AnimationTimeline) -> Motion {
        let offset = timeline.end.offset
        if offset.dy > 0 { return .down }
        if offset.dy < 0 { return .up }
        if offset.dx < 0 { return .left }
        if offset.dx > 0 { return .right }
        return timeline.end.scale > 1 && timeline.end.alpha == 0 ? .growAndFade : .atOnce
    }
}
