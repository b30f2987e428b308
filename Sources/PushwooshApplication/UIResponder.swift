/// What an app delegate derives from.
@preconcurrency
@MainActor
open class UIResponder {
    /// Makes a responder.
    public init() {}

    /// Makes the app delegate at launch, through the `init()` of its own class where it has one.
    ///
    /// A required `init()` would refuse a class that writes `override init()`; this one lets both forms be.
    public required convenience init(_uiApplicationMain: Void) {
        self.init()
    }
}
