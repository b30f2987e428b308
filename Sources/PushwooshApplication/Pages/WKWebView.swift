/// The page of a rich media, which interfaces of the app are given.
///
/// The SDK makes it. In a window of its own it is the view that the page stands in; a modal card has no views, and there it
/// stands on nothing: changing its place or colour is not seen.
@preconcurrency
@MainActor
public final class WKWebView: UIView {
    private let mainThread: any MainThread
    private let log: any LogSink
    private var page: (any SurfacePage)?
    private var unanswered: [Int: @MainActor @Sendable (Result<PropertyListValue?, any Error>) -> Void] = [:]
    private var evaluations = 0

    /// Makes one that has no page yet.
    package init(on platform: Platform) {
        mainThread = platform.mainThread
        log = platform.log
        super.init(frame: .zero)
    }

    /// Always nil: there are no archives of views here.
    public required init?(coder: NSCoder) {
        return nil
    }

    /// Where the page is now, or nil before it is to be loaded and after it has closed.
    public var url: URL? { page?.url }

    /// The title of the page, or nil where it has none.
    public var title: String? { page?.title }

    /// Whether the page is loading.
    public var isLoading: Bool { page?.isLoading ?? false }

    /// Runs a script in the page.
    ///
    /// - Parameters:
    ///   - javaScriptString: The script.
    ///   - completionHandler: Called once, on the main thread, after this returns, with what the script ends in or why it
    ///     did not run. Null and undefined are nil. Without one, a failure is written to the log.
    public func evaluateJavaScript(
        _ javaScriptString: String,
        completionHandler: ((Any?, (any Error)?) -> Void)? = nil
    ) {
        let callback = completionHandler.map { handler in
            MainThreadCallback<Result<PropertyListValue?, any Error>> { result in
                switch result {
                case .success(let value): handler(value?.plain, nil)
                case .failure(let error): handler(nil, error)
                }
            }
        }
        let log = log
        evaluate(javaScriptString) { result in
            if let callback { return callback.call(result) }
            guard case .failure(let error) = result else { return }
            log.write(.init(.error, "Page", "A script did not run. \(error.localizedDescription)"))
        }
    }

    /// Runs a script in the page, and waits for what it ends in; null and undefined are nil.
    @discardableResult
    public func evaluateJavaScript(_ javaScriptString: String) async throws -> Any? {
        let value = try await withCheckedThrowingContinuation { continuation in
            evaluate(javaScriptString) { continuation.resume(with: $0) }
        }
        return value?.plain
    }

    override var kind: SurfaceView.Kind { .page }
}

extension WKWebView {
    /// Gives it its page.
    package func open(_ page: (any SurfacePage)?) {
        self.page = page
    }

    /// Takes its page away, which has gone: what it has not answered has failed.
    package func close() {
        page = nil
        for number in unanswered.keys.sorted() { answerLater(number, .failure(PageError.closed)) }
    }

    /// Runs a script in the page. `completion` is called once, after this has returned.
    package func evaluate(
        _ script: String,
        _ completion: @escaping @MainActor @Sendable (Result<PropertyListValue?, any Error>) -> Void
    ) {
        evaluations += 1
        let number = evaluations
        unanswered[number] = completion
        guard let page else { return answerLater(number, .failure(PageError.closed)) }
        page.evaluate(script) { [mainThread] result in
            mainThread.async { MainActor.assumeIsolated { self.answer(number, result) } }
        }
    }

    private func answerLater(_ number: Int, _ result: Result<PropertyListValue?, any Error>) {
        mainThread.async { MainActor.assumeIsolated { self.answer(number, result) } }
    }

    /// The first answer counts.
    private func answer(_ number: Int, _ result: Result<PropertyListValue?, any Error>) {
        unanswered.removeValue(forKey: number)?(result)
    }
}

/// Why a script did not run in a page.
package enum PageError: LocalizedError, Sendable, Hashable {
    case closed

    package var errorDescription: String? {
        "The page is not there: it has closed, or is not to be loaded yet. Run scripts while an interface is told of it."
    }
}
