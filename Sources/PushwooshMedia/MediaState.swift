import Synchronization

/// What an app has set for its rich media, and whom they ask and tell.
final class MediaState: PlatformState {
    /// One for modal and legacy rich media and for the manager.
    let delegates = DelegateSlot<any PWRichMediaPresentingDelegate>()
    /// Handed to the delegate in every call.
    let manager = PWRichMediaManager()

    private let settings = Mutex(ModalSettings())
    private let styleInCode = Mutex<PWRichMediaPresentationStyle?>(nil)
    private let styleInInfoPlist: PWRichMediaPresentationStyle?

    init(platform: Platform) {
        styleInInfoPlist = PushwooshMediaInfoPlist.richMediaStyle.value(in: platform)
    }

    /// The style set in code, else that of Info.plist, else legacy.
    var style: PWRichMediaPresentationStyle {
        get { styleInCode.withLock { $0 } ?? styleInInfoPlist ?? .legacy }
        set { styleInCode.withLock { $0 = newValue } }
    }

    /// A copy.
    var modalSettings: ModalSettings { settings.withLock { $0 } }

    func changeModalSettings<Result: Sendable>(_ change: (inout ModalSettings) -> Result) -> Result {
        settings.withLock { change(&$0) }
    }
}
