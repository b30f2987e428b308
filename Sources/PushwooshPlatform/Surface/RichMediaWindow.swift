/// A window of the SDK's own over the app's, for one rich media: as large as the app's window, and in front of it.
///
/// What stands in it comes as a tree of views, again whenever it has changed.
public struct RichMediaWindow: Sendable, Hashable {
    /// The resource code.
    public var code: String?
    /// Whether bars of the system are put away while it is there, where the desktop has any.
    public var hidesStatusBar: Bool
    /// Whether videos of the page play in their place; nil: as the surface does it.
    public var allowsInlineMediaPlayback: Bool?
    /// Whether media of the page wait for a tap; nil: as the surface does it.
    public var mediaPlaybackRequiresUserAction: Bool?

    /// Makes a window.
    public init(
        code: String?,
        hidesStatusBar: Bool,
        allowsInlineMediaPlayback: Bool?,
        mediaPlaybackRequiresUserAction: Bool?
    ) {
        self.code = code
        self.hidesStatusBar = hidesStatusBar
        self.allowsInlineMediaPlayback = allowsInlineMediaPlayback
        self.mediaPlaybackRequiresUserAction = mediaPlaybackRequiresUserAction
    }

    /// What would be seen, in one line.
    public var oneLine: String { "rich media “\(code ?? "without a code")” in a window of its own" }
}
