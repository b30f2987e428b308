/// No notifications are shown on Linux yet, so there is no list of them.
struct NoNotificationList: NotificationList {
    let log: any LogSink

    func removeAll() {
        log.write(.init(.info, "Notifications", "There is nothing to remove: no notification has been shown here."))
    }
}
