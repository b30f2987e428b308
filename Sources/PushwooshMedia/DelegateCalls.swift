/// Calls the app's delegate, the one that is set at that moment, in the form that reaches both ways of writing a
/// method.
@MainActor
struct DelegateCalls {
    let state: MediaState

    // Optionals choose the form with `T!` parameters, which forwards to the plain one.
    private var manager: PWRichMediaManager? { state.manager }
    private var delegate: (any PWRichMediaPresentingDelegate)? { state.delegates.delegate }

    func shouldPresent(_ richMedia: PWRichMedia?) -> Bool {
        delegate?.richMediaManager(manager, shouldPresent: richMedia) ?? true
    }

    func didPresent(_ richMedia: PWRichMedia?) {
        delegate?.richMediaManager(manager, didPresent: richMedia)
    }

    func didClose(_ richMedia: PWRichMedia?) {
        delegate?.richMediaManager(manager, didClose: richMedia)
    }

    func presentingDidFail(for richMedia: PWRichMedia?, error: (any Error)?) {
        delegate?.richMediaManager(manager, presentingDidFailFor: richMedia, withError: error)
    }
}
