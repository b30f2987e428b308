/// Takes the pushes that the app hands over.
final class PushReceipt: PlatformState {
    private unowned let platform: Platform

    init(platform: Platform) {
        self.platform = platform
    }

    /// Takes a push from any thread; false for one that is none of Pushwoosh's. Two equal pushes are two pushes.
    func receive(_ userInfo: [AnyHashable: Any]) -> Bool {
        let push = PushPayload(userInfo)
        guard push.isPushwoosh else { return false }
        if push.isLaunch { platform.state(LaunchPush.self).keep(push.values) }
        if push.isCommand {
            SystemCommands(platform: platform).run(push)
            return true
        }
        let isForeground = !push.isLaunch && platform.lifecycle.phase == .active
        let messaging = platform.state(Messaging.self)
        let message = messaging.message(of: push, isForeground: isForeground)
        messaging.tell(of: message, isOpened: !isForeground)
        let statistics = platform.state(PushStatistics.self)
        if isForeground { statistics.received(push) } else { statistics.opened(push) }
        let inbox = platform.state(Inbox.self)
        inbox.take(push)
        if !isForeground, !push.isSilent { inbox.opened(push) }
        act(on: push)
        return true
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
