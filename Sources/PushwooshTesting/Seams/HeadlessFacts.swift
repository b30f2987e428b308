/// Facts about a headless app and its surroundings, read from its device at each use.
struct HeadlessFacts: AppIdentity, AppBundle, LocaleSource, Connectivity, Haptics, LogSink, NotificationList {
    let device: HeadlessDevice

    var identifier: String { device[\.identifier] }
    var name: String { device[\.name] }
    var icon: UIImage? { device[\.icon] }
    var preferredLanguages: [String] { device[\.languages].isEmpty ? ["en"] : device[\.languages] }
    var isOnline: Bool { device[\.isOnline] }

    var infoKeys: [String] { Array(device[\.infoPlist].keys) }

    func infoValue(for key: String) -> PropertyListValue? {
        device[\.infoPlist][key]
    }

    func image(named name: String) -> UIImage? {
        device[\.images][name]
    }

    func impact(_ strength: HapticStrength) {
        device.change { $0.haptics.append(strength) }
    }

    func show(_ notification: UNNotification, with options: UNNotificationPresentationOptions) {
        guard options.showsText else { return }
        device.change { $0.notifications.append(notification) }
    }

    func remove(_ identifier: String) {
        device.change { state in state.notifications.removeAll { $0.request.identifier == identifier } }
    }

    func removeAll() {
        device.change { state in
            state.notificationsCleared += 1
            state.notifications = []
        }
    }

    func write(_ entry: LogEntry) {
        device.change { $0.log.append(entry) }
    }
}
