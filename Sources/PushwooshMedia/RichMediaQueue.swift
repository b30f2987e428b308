/// The rich media of one app: one at a time, first in first out.
final class RichMediaQueue: PlatformState {
    private unowned let platform: Platform
    @MainActor private var waiting: [Entry] = []
    /// The one whose delegate is being asked.
    @MainActor private var asked: PWRichMedia?
    @MainActor private var presentation: (any RichMediaPresentation)?
    @MainActor private var windowWait: WindowWait?

    init(platform: Platform) {
        self.platform = platform
    }

    /// How a rich media gets to the screen when its turn has come.
    enum Way: Sendable {
        /// The delegate is asked, and the style decides.
        case gated
        /// As a modal one, without a question.
        case modal
    }

    private struct Entry {
        var richMedia: PWRichMedia
        var way: Way
    }

    /// Takes a rich media from any thread, to be shown when its turn comes; never before this has returned.
    func present(_ richMedia: PWRichMedia, _ way: Way = .gated) {
        later { $0.enqueue(Entry(richMedia: richMedia, way: way)) }
    }

    private func later(_ work: @escaping @MainActor @Sendable (RichMediaQueue) -> Void) {
        let platform = platform
        platform.mainThread.run { work(platform.state(RichMediaQueue.self)) }
    }

    @MainActor
    private func enqueue(_ entry: Entry) {
        let richMedia = entry.richMedia
        let known = [asked, presentation?.richMedia].compactMap { $0 } + waiting.map(\.richMedia)
        guard !known.contains(where: { $0 === richMedia }) else {
            let code = richMedia.content ?? "without content"
            let text = "The same rich media (\(code)) is on screen or waiting already; presenting it again is ignored."
            return platform.log.write(.init(.warning, "RichMedia", text))
        }
        waiting.append(entry)
        advance()
    }

    /// Shows the next one where nothing is shown. The delegate is asked at this point and not before, so that its
    /// answer holds for what is on screen now.
    @MainActor
    private func advance() {
        guard presentation == nil, asked == nil, windowWait == nil, let next = waiting.first else { return }
        guard WindowWait.isOver(on: platform) else {
            windowWait = WindowWait(platform: platform) { [weak self] in
                self?.windowWait = nil
                self?.advance()
            }
            return
        }
        waiting.removeFirst()
        let delegate = DelegateCalls(state: platform.state())
        if next.way == .gated {
            asked = next.richMedia
            let isAllowed = delegate.shouldPresent(next.richMedia)
            asked = nil
            guard isAllowed else { return later { $0.advance() } }
        }
        let new = presentation(of: next, delegate: delegate) { [weak self] in
            self?.presentation = nil
            self?.later { $0.advance() }
        }
        presentation = new
        new.begin()
    }

    @MainActor
    private func presentation(
        of entry: Entry,
        delegate: DelegateCalls,
        ended: @escaping @MainActor () -> Void
    ) -> any RichMediaPresentation {
        if entry.way == .gated, delegate.state.style == .legacy {
            return LegacyPresentation(entry.richMedia, platform: platform, delegate: delegate, ended: ended)
        }
        return ModalPresentation(entry.richMedia, platform: platform, delegate: delegate, ended: ended)
    }
}
