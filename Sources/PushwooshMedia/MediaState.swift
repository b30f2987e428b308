import Synchronization

/// What an app has set for its rich media, and whom they ask and tell.
final class MediaState: PlatformState {
    /// One for modal and legacy rich media and for the manager.
    let delegates = DelegateSlot<any PWRichMediaPresentingDelegate>()
    /// Handed to the delegate in every call.
    let manager = PWRichMediaManager()
    /// What older code changes the modal settings by.
    let windowConfiguration = PWModalWindowConfiguration()

    private let settings = Mutex(ModalSettings())
    private let chosen: ChosenStyle
    private let look = Mutex(PWRichMediaStyle())

    init(platform: Platform) {
        chosen = ChosenStyle(platform: platform)
    }

    /// Whether rich media are modal or legacy.
    var style: PWRichMediaPresentationStyle {
        get { chosen.style }
        set { chosen.style = newValue }
    }

    /// How legacy ones look.
    var legacyStyle: PWRichMediaStyle { look.withLock { $0 } }

    /// Sets how legacy ones look; nil brings back how they look where nothing is set.
    func setLegacyStyle(_ style: PWRichMediaStyle?) {
        let new = style ?? PWRichMediaStyle()
        look.withLock { $0 = new }
    }

    /// A copy.
    var modalSettings: ModalSettings { settings.withLock { $0 } }

    func changeModalSettings<Result: Sendable>(_ change: (inout ModalSettings) -> Result) -> Result {
        settings.withLock { change(&$0) }
    }
}
