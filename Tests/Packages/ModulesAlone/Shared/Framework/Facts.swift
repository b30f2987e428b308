import PushwooshFramework

/// An app that uses all of the SDK.
final class AppDelegate: UIResponder, UIApplicationDelegate, PWRichMediaPresentingDelegate {
    var outcomes: [PWPushPrimerOutcome] = []

    override init() {
        super.init()
    }

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        Pushwoosh.media.setRichMediaPresentationStyle(.modal)
        Pushwoosh.media.modalRichMedia.delegate = self
        Pushwoosh.configure.pushPrimer.title("Stay in touch").present { self.outcomes.append($0) }
        return true
    }

    func ask() async -> PWPushPrimerOutcome {
        await Pushwoosh.configure.pushPrimer.title("Stay in touch").outcome()
    }

    func richMediaManager(_ richMediaManager: PWRichMediaManager, didPresent richMedia: PWRichMedia) {
        print(richMedia.content ?? "nothing")
    }
}

/// What an app finds that adds everything under one name.
@MainActor
public func facts() -> [(String, Bool)] {
    let delegate = AppDelegate()
    Pushwoosh.media.modalRichMedia.delegate = delegate
    let isHeld = Pushwoosh.media.modalRichMedia.delegate === delegate
    Pushwoosh.media.modalRichMedia.delegate = nil
    return [
        ("the app delegate can be the delegate of the cards", isHeld),
        ("the primer is there", Pushwoosh.configure.pushPrimer !== Pushwoosh.configure.pushPrimer),
        ("nothing is answered that was not asked", delegate.outcomes.isEmpty),
    ]
}
