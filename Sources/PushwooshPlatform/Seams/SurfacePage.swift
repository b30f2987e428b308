import Foundation
import Synchronization

/// The page of an overlay or of a window, from when it is to be loaded until that has gone. Called on the main thread
/// only.
///
/// A surface runs the start script of its document before any script of the page, in the page itself and in no frame of
/// it, and reports its prompts.
package protocol SurfacePage: AnyObject, Sendable {
    /// Where it is now.
    var url: URL? { get }
    /// Its title, or nil where it has none yet.
    var title: String? { get }
    var isLoading: Bool { get }
    /// Runs a script in it. `answer` is called once, on any thread, with what the script ends in; nil is null and
    /// undefined.
    func evaluate(_ script: String, _ answer: @escaping @Sendable (Result<PropertyListValue?, any Error>) -> Void)
}

/// A question of a page that waits for its answer.
package final class PagePrompt: Sendable {
    package let text: String
    private let given = Mutex<String?>(nil)

    package init(_ text: String) {
        self.text = text
    }

    /// What the page is given when the report of the prompt returns; nil: it is told that the person gave none.
    package var answer: String? {
        get { given.withLock { $0 } }
        set { given.withLock { $0 = newValue } }
    }
}
