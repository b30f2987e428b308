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

    /// The message that a push is; it changes the number on the icon.
    func message(of push: PushPayload, isForeground: Bool) -> PWMessage {
        var before: UInt = 0
        if case .integer(let kept) = platform.store.value(for: Self.storedBadge) { before = UInt(max(0, kept)) }
        let message = PWMessage(payload: push.values, isForeground: isForeground, badgeBefore: before)
        let after = Int64(clamping: message.badgeExtension)
        if after != Int64(before) { platform.store.set(.integer(after), for: Self.storedBadge) }
        return message
    }

    /// Tells the delegate, in a later turn, that a message has come and, where it was, that it was opened.
    func tell(of message: PWMessage, isOpened: Bool) {
        let platform = platform
        platform.mainThread.run {
            let messaging = platform.state(Messaging.self)
            messaging.delegates.delegate?.pushwoosh(messaging.pushwoosh, onMessageReceived: message)
            // Told of one, the app may have changed its delegate.
            if isOpened {
                messaging.delegates.delegate?.pushwoosh(messaging.pushwoosh, onMessageOpened: message)
            }
        }
    }
}
