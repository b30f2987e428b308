import Foundation

/// Turns the rich media part of a push payload into a document that a surface can show.
package protocol RichMediaSource: Sendable {
    /// Answers once, on any thread. `payload` is the whole push as JSON, `code` the resource code (`r-…`).
    func load(code: String, payload: Data, _ answer: @escaping @Sendable (Result<RichMediaDocument, any Error>) -> Void)
}

/// A page that can be shown: its address on this machine, or nothing yet where the loader does not exist.
public struct RichMediaDocument: Sendable, Hashable {
    /// The page's file.
    public var page: URL
    /// Names the document in logs and on a headless screen.
    public var code: String

    /// Makes a document.
    public init(page: URL, code: String) {
        self.page = page
        self.code = code
    }
}
