/// Tells the app's delegate of messages, and keeps the number on the icon.
final class Messaging: PlatformState {
    static let storedBadge = StoreKey("configure.badge")

    private unowned let platform: Platform
    let delegates = WeakDelegateSlot<any PWMessagingDelegate>()
    /// The one object that the app and its delegate are given.
    let pushwoosh = Pushwoosh()

    init(platform: Platform) {
        self.platform = platform
    }

    /// Reads a push that has come; it changes the number on the icon.
    func read(_ push: PushPayload, isForeground: Bool) -> PushReading {
        var before: UInt = 0
        if case .integer(let kept) = platform.store.value(for: Self.storedBadge) { before = UInt(max(0, kept)) }
        let reading = PushReading(isForeground: isForeground, badgeBefore: before)
        let after = Int64(clamping: reading.message(of: push).badgeExtension)
        if after != Int64(before) { platform.store.set(.integer(after), for: Self.storedBadge) }
        return reading
    }

    /// Tells the delegate, in a later turn, what has been done with a message: that it has come, that it was opened.
    func tell(of message: PWMessage, _ steps: PushSteps) {
        guard !steps.isDisjoint(with: [.received, .opened]) else { return }
        let platform = platform
        platform.mainThread.run {
            let messaging = platform.state(Messaging.self)
            if steps.contains(.received) {
                messaging.delegates.delegate?.pushwoosh(messaging.pushwoosh, onMessageReceived: message)
            }
            // Told of one, the app may have changed its delegate.
            if steps.contains(.opened) {
                messaging.delegates.delegate?.pushwoosh(messaging.pushwoosh, onMessageOpened: message)
            }
        }
    }
}

/// How a push is read: where the app was when it came, and the number on the icon before it.
struct PushReading: Sendable {
    var isForeground: Bool
    var badgeBefore: UInt

    /// The message that a push is, with the button that was tapped, if one was.
    func message(of push: PushPayload, action: String? = nil) -> PWMessage {
        var values = push.values
        if let action { values["actionIdentifier"] = action }
        return PWMessage(payload: values, isForeground: isForeground, badgeBefore: badgeBefore)
    }
}
