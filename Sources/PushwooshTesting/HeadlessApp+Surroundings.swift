extension HeadlessApp {
    /// The app's Info.plist.
    ///
    /// Values are those of a property list; others are left out and noted in `problems`.
    public var infoPlist: [String: Any] {
        get { device[\.infoPlist].mapValues(\.plain) }
        set {
            var values: [String: PropertyListValue] = [:]
            for (key, value) in newValue {
                if let known = PropertyListValue(value) {
                    values[key] = known
                } else {
                    noteProblem("Info.plist cannot hold \(value) at \(key).")
                }
            }
            device.change { $0.infoPlist = values }
        }
    }

    /// The pictures that `UIImage(named:)` finds, by name.
    public var images: [String: UIImage] {
        get { device[\.images] }
        set { device.change { $0.images = newValue } }
    }

    /// The app's icon.
    public var icon: UIImage? {
        get { device[\.icon] }
        set { device.change { $0.icon = newValue } }
    }

    /// Whether the network can be reached.
    public var isOnline: Bool {
        get { device[\.isOnline] }
        set { device.change { $0.isOnline = newValue } }
    }

    /// What happens when the app opens the settings of its notifications.
    public var settings: SettingsScript {
        get { device[\.settings] }
        set { device.change { $0.settings = newValue } }
    }

    /// How often the settings of the app's notifications have really opened.
    public var settingsOpened: Int { device[\.settingsOpened] }

    /// Whether addresses can be opened.
    public var canOpenURLs: Bool {
        get { device[\.canOpenURLs] }
        set { device.change { $0.canOpenURLs = newValue } }
    }

    /// The addresses that the app has opened, in order.
    public var openedURLs: [URL] { device[\.openedURLs] }

    /// What Pushwoosh answers, by method.
    ///
    /// A method without an entry succeeds with an empty response.
    public var answers: [String: RequestAnswer] {
        get { device[\.answers] }
        set { device.change { $0.answers = newValue } }
    }

    /// The requests that the app has sent, in order.
    public var requests: [RecordedRequest] { device[\.requests] }

    /// The vibrations, in order.
    public var haptics: [HapticStrength] { device[\.haptics] }

    /// The log lines, in order.
    public var log: [LogEntry] { device[\.log] }

    /// What the test or the app did that cannot be right, such as a tap on something that is not there.
    public var problems: [String] { device[\.problems] }
}
