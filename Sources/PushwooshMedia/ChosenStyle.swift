import Synchronization

/// Whether rich media are modal or legacy: what the app has said in code, in this launch or an earlier one, else what its
/// Info.plist says, else legacy.
///
/// An Info.plist that was edited since the app spoke wins over what it said before.
final class ChosenStyle: Sendable {
    /// The style, and that of Info.plist when it was set, in one value: both survive, or neither.
    static let stored = StoreKey("media.style")

    private let store: any Store
    private let infoPlist: PWRichMediaPresentationStyle?
    private let inCode: Mutex<PWRichMediaPresentationStyle?>

    init(platform: Platform) {
        store = platform.store
        let infoPlist = PushwooshMediaInfoPlist.richMediaStyle.value(in: platform)
        self.infoPlist = infoPlist
        let kept = PWRichMediaPresentationStyle.allCases.first {
            platform.store.value(for: Self.stored) == Self.value($0, infoPlist)
        }
        inCode = Mutex(kept)
    }

    var style: PWRichMediaPresentationStyle {
        get { inCode.withLock { $0 } ?? infoPlist ?? .legacy }
        set {
            inCode.withLock { $0 = newValue }
            store.set(Self.value(newValue, infoPlist), for: Self.stored)
        }
    }

    private static func value(
        _ style: PWRichMediaPresentationStyle,
        _ infoPlist: PWRichMediaPresentationStyle?
    ) -> StoredValue {
        .text("\(style.rawValue) \(infoPlist.map { String($0.rawValue) } ?? "-")")
    }
}
