/// No notifications are shown on Linux yet, so there is no list of them.
struct NoNotificationList: NotificationList {
    let log: any LogSink

    func show(_ notification: UNNotification, with options: UNNotificationPresentationOptions) {
        let content = notification.request.content
        let text = [content.title, content.subtitle, content.body].filter { !$0.isEmpty }.joined(separator: ", ")
        log.write(.init(.info, "Notifications", "A notification would be shown here: \(text)"))
    }

    func remove(_ identifier: String) {
        log.write(.init(.info, "Notifications", "There is nothing to remove: no notification has been shown here."))
    }

    func removeAll() {
        log.write(.init(.info, "Notifications", "There is nothing to remove: no notification has been shown here."))
    }
}
