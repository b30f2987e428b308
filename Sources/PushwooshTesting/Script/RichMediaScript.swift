/// What happens to a rich media on its way to the screen.
///
/// The default: a page 300 points high, there at once.
public struct RichMediaScript: Sendable, Hashable {
    /// How high the page is, in points.
    public var height: CGFloat
    /// How long it takes to fetch.
    public var fetching: Duration
    /// Why it cannot be fetched; nil: it can.
    public var fetchFailure: String?
    /// How long the page takes to load once it is to be shown.
    public var loading: Duration
    /// Why the page cannot be loaded; nil: it can.
    public var loadFailure: String?

    /// The title of the page.
    public var title: String?
    /// What the page ends scripts in that the app runs; others end in nothing.
    public var scriptAnswers: [String: ScriptAnswer]

    /// Where it stands in a window of its own.
    public var placement: RichMediaDocument.Placement
    /// Whether it has a close button in a window of its own.
    public var hasCloseButton: Bool

    /// Makes a script.
    public init(
        height: CGFloat = 300,
        fetching: Duration = .zero,
        fetchFailure: String? = nil,
        loading: Duration = .zero,
        loadFailure: String? = nil,
        title: String? = nil,
        scriptAnswers: [String: ScriptAnswer] = [:],
        placement: RichMediaDocument.Placement = .fullscreen,
        hasCloseButton: Bool = true
    ) {
        self.height = height
        self.fetching = fetching
        self.fetchFailure = fetchFailure
        self.loading = loading
        self.loadFailure = loadFailure
        self.title = title
        self.scriptAnswers = scriptAnswers
        self.placement = placement
        self.hasCloseButton = hasCloseButton
    }
}
