/// The person's choices, what the test has scripted, and what has been recorded.
struct DeviceState: Sendable {
    // The person's choices.
    var rawStatus = UNAuthorizationStatus.notDetermined.rawValue
    var appearance = HeadlessAppearance()
    var window: WindowMetrics? = .phone
    var languages = ["en"]
    var isOnline = true

    // What the test has scripted.
    var statusDelay = Duration.zero
    var promptAnswer = PromptAnswer.later
    var token = TokenScript.token(Data([0xCA, 0xFE, 0xBA, 0xBE]))
    var richMedia: [String: RichMediaScript] = [:]
    var answers: [String: RequestAnswer] = [:]
    var settings = SettingsScript()
    var canOpenURLs = true
    var infoPlist: [String: PropertyListValue] = [:]
    var images: [String: UIImage] = [:]
    var identifier = "com.example.app"
    var name = "Example"
    var icon: UIImage?

    // What has been recorded.
    var promptsShown = 0
    var settingsOpened = 0
    var openedURLs: [URL] = []
    var haptics: [HapticStrength] = []
    var log: [LogEntry] = []
    var requests: [RecordedRequest] = []
    var tokenRequests = 0
    var notificationsCleared = 0
    var fetchResults: [UIBackgroundFetchResult] = []
    var notifications: [UNNotification] = []
    var presentations: [UNNotificationPresentationOptions] = []
    var responsesAnswered = 0
    var problems: [String] = []
    var history: [ScreenEvent] = []
    var mostOverlaysAtOnce = 0
}

extension WindowMetrics {
    /// A phone held upright: 390 × 844 points, of which 47 at the top and 34 at the bottom are not safe.
    public static let phone = WindowMetrics(
        size: CGSize(width: 390, height: 844),
        safeArea: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    )
}
