import Foundation

/// Turns the rich media part of a push payload into a document that a surface can show.
package protocol RichMediaSource: Sendable {
    /// Answers once, on any thread. `payload` is the whole push as JSON, `code` the resource code (`r-…`).
    func load(code: String, payload: Data, _ answer: @escaping @Sendable (Result<RichMediaDocument, any Error>) -> Void)
}

/// A page that can be shown: its address on this machine, or nothing yet where the loader does not exist.
public struct RichMediaDocument: Sendable, Hashable {
    /// Where in a window of its own the page stands.
    public enum Placement: String, Sendable, CaseIterable {
        /// All of the window.
        case fullscreen
        /// In the middle, as high as the page.
        case centerbox
        /// At the bottom, as high as the page.
        case bottombanner
        /// At the top, as high as the page.
        case topbanner
    }

    /// The page's file.
    public var page: URL
    /// Names the document in logs and on a headless screen.
    public var code: String
    /// Where in a window of its own it stands. A modal card has a place of its own.
    public var placement: Placement
    /// Whether a window of its own has a close button.
    public var hasCloseButton: Bool
    /// The objects of the app that the page can call.
    public var interfaces: [PageInterface]

    /// What is run in the page before any script of its own, and in no frame of it; nil: nothing.
    public var startScript: String? { interfaces.startScript }

    /// Makes a document: without more, one over the whole window with a close button.
    public init(
        page: URL,
        code: String,
        placement: Placement = .fullscreen,
        hasCloseButton: Bool = true,
        interfaces: [PageInterface] = []
    ) {
        self.page = page
        self.code = code
        self.placement = placement
        self.hasCloseButton = hasCloseButton
        self.interfaces = interfaces
    }
}
