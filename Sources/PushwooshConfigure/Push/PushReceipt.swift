/// Takes the pushes that the app hands over.
final class PushReceipt: PlatformState {
    private unowned let platform: Platform

    init(platform: Platform) {
        self.platform = platform
    }

    /// What a notification is.
    enum Kind {
        case notOurs, command, message
    }

    /// Takes a push from any thread; false for one that is none of Pushwoosh's. Two equal pushes are two pushes.
    func receive(_ userInfo: [AnyHashable: Any]) -> Bool {
        let push = PushPayload(userInfo)
        guard push.isPushwoosh else { return false }
        if push.isLaunch { platform.state(LaunchPush.self).keep(push.values) }
        let isForeground = !push.isLaunch && platform.lifecycle.phase == .active
        let delivery = platform.state(DeliverySteps.self).delivery(handingOver: push)
        let steps: PushSteps = isForeground ? [.received, .actedOn] : [.received, .opened, .actedOn]
        take(push, of: delivery, steps, isForeground: isForeground)
        return true
    }

    /// Takes a notification that has come while the app is in front. What it brings waits until it is opened.
    ///
    /// One that wakes the app as well is the app's to hand over.
    func take(_ notification: UNNotification) -> Kind {
        let push = PushPayload(notification.request.content.userInfo)
        guard push.isPushwoosh else { return .notOurs }
        if !push.wakesApp { take(push, of: notification.request.identifier, .received, isForeground: true) }
        return push.isCommand ? .command : .message
    }

    /// Takes what the person has done with a notification: whatever opens the app opens the message.
    func take(_ response: UNNotificationResponse) {
        let push = PushPayload(response.notification.request.content.userInfo)
        guard push.isPushwoosh else { return }
        let id = response.notification.request.identifier
        switch response.actionIdentifier {
        case UNNotificationDismissActionIdentifier:
            take(push, of: id, .received, isForeground: false)
        case UNNotificationDefaultActionIdentifier:
            take(push, of: id, [.received, .opened, .actedOn], isForeground: false)
        case let button:
            take(push, of: id, [.received, .opened, .actedOn], isForeground: false, action: button)
        }
    }

    /// Does those of the steps that have not been done with the same delivery.
    private func take(
        _ push: PushPayload,
        of delivery: String?,
        _ steps: PushSteps,
        isForeground: Bool,
        action: String? = nil
    ) {
        let deliveries = platform.state(DeliverySteps.self)
        let new = deliveries.claim(push.isCommand ? .received : steps, of: delivery)
        if push.isCommand {
            if new.contains(.received) { SystemCommands(platform: platform).run(push) }
            return
        }
        let (messaging, statistics) = (platform.state(Messaging.self), platform.state(PushStatistics.self))
        let known = deliveries.reading(of: delivery)
        let reading = known ?? messaging.read(push, isForeground: isForeground)
        if known == nil { deliveries.keep(reading, of: delivery) }
        messaging.tell(of: reading.message(of: push, action: action), new)
        if new.contains(.received), isForeground { statistics.received(push) }
        if new.contains(.opened) { statistics.opened(push) }
        let inbox = platform.state(Inbox.self)
        if new.contains(.received) { inbox.take(push) }
        if new.contains(.opened), !push.isSilent { inbox.opened(push) }
        if new.contains(.actedOn) { act(on: push) }
    }

    /// Shows what the push brings.
    func act(on push: PushPayload) {
        guard let value = push.values["rm"], push.page == nil else { return }
        switch PushRichMedia.read(value) {
        case .failure(let fault):
            platform.log.write(.init(.error, "Push", fault.localizedDescription))
        case .success(let richMedia):
            guard let receiver = RichMediaReceivers.current else {
                let text = "\(richMedia.code) is not shown: add the product PushwooshMedia to this app."
                platform.log.write(.init(.error, "Push", text))
                return
            }
            receiver.receive(richMedia, broughtBy: .push, with: push, on: platform)
        }
    }
}
