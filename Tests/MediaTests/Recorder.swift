import PushwooshTesting

/// A delegate that writes down every call, with the code of the rich media.
@MainActor
final class Recorder: PWRichMediaPresentingDelegate {
    private(set) var calls: [String] = []
    private(set) var objects: [PWRichMedia] = []
    private(set) var errors: [any Error] = []
    private(set) var managers: [PWRichMediaManager] = []
    /// Codes that are refused.
    var refused: Set<String> = []
    /// Runs inside each call, after it was written down.
    var inside: (_ call: String, _ richMedia: PWRichMedia) -> Void = { _, _ in }

    func richMediaManager(_ richMediaManager: PWRichMediaManager, shouldPresent richMedia: PWRichMedia) -> Bool {
        note("should", richMediaManager, richMedia)
        return !refused.contains(richMedia.content ?? "")
    }

    func richMediaManager(_ richMediaManager: PWRichMediaManager, didPresent richMedia: PWRichMedia) {
        note("present", richMediaManager, richMedia)
    }

    func richMediaManager(_ richMediaManager: PWRichMediaManager, didClose richMedia: PWRichMedia) {
        note("close", richMediaManager, richMedia)
    }

    func richMediaManager(
        _ richMediaManager: PWRichMediaManager,
        presentingDidFailFor richMedia: PWRichMedia,
        withError error: any Error
    ) {
        errors.append(error)
        note("fail", richMediaManager, richMedia)
    }

    private func note(_ kind: String, _ manager: PWRichMediaManager, _ richMedia: PWRichMedia) {
        let call = "\(kind) \(richMedia.content ?? "-")"
        calls.append(call)
        objects.append(richMedia)
        managers.append(manager)
        inside(call, richMedia)
    }
}

/// An app in front whose rich media are modal, and what its delegate hears.
@MainActor
struct ModalApp {
    let app: HeadlessApp
    let recorder = Recorder()

    init(_ setUp: (HeadlessApp) -> Void = { _ in }) {
        app = HeadlessApp(setUp: setUp)
        app.run {
            Pushwoosh.media.setRichMediaPresentationStyle(.modal)
            PWModalRichMedia.delegate = recorder
        }
    }

    /// The card in front.
    var card: RichMediaOnScreen? { app.screen.richMedia }
    var calls: [String] { recorder.calls }

    /// Makes and presents one rich media.
    @discardableResult
    func present(_ code: String = "A") -> PWRichMedia {
        let richMedia = PWRichMedia(content: code, source: .inApp)
        present(richMedia)
        return richMedia
    }

    func present(_ richMedia: PWRichMedia) {
        app.run { Pushwoosh.media.modalRichMedia.present(richMedia) }
    }

    /// Changes the settings of modal rich media.
    func set(_ change: (PWModalRichMedia.Type) -> Void) {
        app.run { change(Pushwoosh.media.modalRichMedia) }
    }

    /// Long enough for any card to come in or to leave.
    func wait() {
        app.advance(by: .seconds(1))
    }
}
