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

    func removeAll() {
        device.change { $0.notificationsCleared += 1 }
    }

    func write(_ entry: LogEntry) {
        device.change { $0.log.append(entry) }
    }
}
