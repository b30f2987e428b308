extension HeadlessApp {
    /// Something on the screen that a finger can tap.
    public enum Target: String, Sendable, CaseIterable {
        /// The accept button of the primer.
        case accept
        /// The decline button of the primer.
        case decline
        /// The app beside whatever is in front.
        case outside
        /// The close control of the rich media.
        case close
        /// The button that gives up loading a rich media.
        case cancel
    }

    /// Taps.
    ///
    /// False where the tap does nothing; a target that is not on the screen is also noted in `problems`.
    @discardableResult
    public func tap(_ target: Target) -> Bool {
        switch target {
        case .accept: return touch(.accepted, what: "the accept button") { $0.content.isPrimer }
        case .decline: return touch(.declined, what: "the decline button") { $0.content.isPrimer }
        case .close where !process.surface.windows.isEmpty: return tapPart(.close)
        case .close: return touch(.closeRequested, what: "the close control") { $0.content.hasCloseControl }
        case .cancel: return tapPart(.cancel)
        case .outside: return tapOutside()
        }
    }

    /// Swipes over the rich media in front.
    ///
    /// False where that does nothing: no such swipe closes it, or it is not in place.
    @discardableResult
    public func swipe(_ direction: SwipeDirection) -> Bool {
        guard systemPrompt == nil else {
            noteProblem("Swiped \(direction), but the system prompt is in front. Answer it with answerPrompt(_:).")
            return false
        }
        let card = process.surface.front { !$0.content.isPrimer }
        guard case .richMedia(let description)? = card?.content else {
            noteProblem("Swiped \(direction), but no rich media is on the screen.")
            return false
        }
        guard let card, card.phase == .shown, description.swipes.contains(direction) else { return false }
        run { card.tell(.swiped(direction)) }
        return true
    }

    /// Presses Escape.
    ///
    /// False where nothing is on the screen that takes it.
    @discardableResult
    public func pressEscape() -> Bool {
        guard systemPrompt == nil else { return false }
        if let window = process.surface.windows.last {
            run { window.tell(.closeRequested) }
            return true
        }
        guard let front = process.surface.front(where: \.isUsable) else { return false }
        run { front.tell(front.content.isPrimer ? .cancelled : .closeRequested) }
        return true
    }

    /// Closes the rich media in front from its own page, as a link or script in it does.
    @discardableResult
    public func closeFromPage() -> Bool {
        if systemPrompt == nil, let window = process.surface.windows.last, window.onScreen.content != nil {
            run { window.tell(.closeRequested) }
            return true
        }
        return touch(.closeRequested, what: "a page") { !$0.content.isPrimer }
    }

    /// Taps a button of the rich media that stands in a window of its own, by what it says.
    ///
    /// False where the tap does nothing; a button that is not there is also noted in `problems`.
    @discardableResult
    public func tapButton(titled title: String) -> Bool {
        tapView("a button titled \(title)") {
            if case .button(title, _, _) = $0.kind { true } else { false }
        }
    }

    private func tapPart(_ part: SurfaceView.Part) -> Bool {
        tapView("the \(part.rawValue) button") { $0.part == part }
    }

    private func tapView(_ what: String, _ isWanted: (SurfaceView) -> Bool) -> Bool {
        guard systemPrompt == nil else {
            noteProblem("Wanted \(what), but the system prompt is in front. Answer it with answerPrompt(_:).")
            return false
        }
        guard let window = process.surface.windows.last, let view = window.onScreen.views.tappable(isWanted) else {
            noteProblem("Wanted \(what), but the screen has none:\n\(screen.text)")
            return false
        }
        guard case .button(_, _, isEnabled: true) = view.kind else { return false }
        run { window.tell(.tapped(view.id)) }
        return true
    }

    private func touch(_ event: SurfaceEvent, what: String, _ isWanted: (HeadlessOverlay) -> Bool) -> Bool {
        guard systemPrompt == nil else {
            noteProblem("Wanted \(what), but the system prompt is in front. Answer it with answerPrompt(_:).")
            return false
        }
        guard let overlay = process.surface.front(where: isWanted) else {
            noteProblem("Wanted \(what), but the screen has none:\n\(screen.text)")
            return false
        }
        guard overlay.isUsable else { return false }
        run { overlay.tell(event) }
        return true
    }

    /// Beside a sheet: it goes. Beside an alert, and on a window of its own, nothing happens; beside a card the app gets
    /// the tap.
    private func tapOutside() -> Bool {
        guard systemPrompt == nil, process.surface.windows.isEmpty else { return false }
        guard let front = process.surface.front(where: \.isUsable) else { return false }
        guard case .sheet = front.content else { return false }
        run { front.tell(.cancelled) }
        return true
    }
}

extension SurfaceContent {
    fileprivate var hasCloseControl: Bool {
        if case .richMedia(let card) = self { card.showsCloseControl } else { false }
    }
}

extension SurfaceView {
    /// The view in front that is wanted and can be touched: one that is left out or nearly invisible takes no touches.
    fileprivate func tappable(_ isWanted: (SurfaceView) -> Bool) -> SurfaceView? {
        guard !isHidden, look.alpha > 0.01 else { return nil }
        for subview in subviews.reversed() {
            if let found = subview.tappable(isWanted) { return found }
        }
        return isWanted(self) ? self : nil
    }
}
