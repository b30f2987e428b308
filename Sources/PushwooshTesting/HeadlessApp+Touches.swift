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
    }

    /// Taps.
    ///
    /// False where the tap does nothing; a target that is not on the screen is also noted in `problems`.
    @discardableResult
    public func tap(_ target: Target) -> Bool {
        switch target {
        case .accept: touch(.accepted, what: "the accept button") { $0.content.isPrimer }
        case .decline: touch(.declined, what: "the decline button") { $0.content.isPrimer }
        case .close: touch(.closeRequested, what: "the close control") { $0.content.hasCloseControl }
        case .outside: tapOutside()
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
        guard systemPrompt == nil, let front = process.surface.front(where: \.isUsable) else { return false }
        run { front.tell(front.content.isPrimer ? .cancelled : .closeRequested) }
        return true
    }

    /// Closes the rich media in front from its own page, as a link or script in it does.
    @discardableResult
    public func closeFromPage() -> Bool {
        touch(.closeRequested, what: "a page") { !$0.content.isPrimer }
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

    /// Beside a sheet: it goes. Beside an alert nothing happens; beside a card the app gets the tap.
    private func tapOutside() -> Bool {
        guard systemPrompt == nil, let front = process.surface.front(where: \.isUsable) else { return false }
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
