import Foundation

/// The page of a rich media on the headless surface. It has no engine: scripts are written down, and answered as the test
/// has said.
@MainActor
final class LoadedPage: SurfacePage {
    let document: RichMediaDocument
    private let surface: HeadlessSurface
    private let events: @Sendable (SurfaceEvent) -> Void
    private(set) var isOpen = true
    private(set) var scripts: [String] = []
    private var loads = 0
    private var loading: Int?

    init(_ document: RichMediaDocument, surface: HeadlessSurface, events: @escaping @Sendable (SurfaceEvent) -> Void) {
        self.document = document
        self.surface = surface
        self.events = events
    }

    private var script: RichMediaScript { surface.device[\.richMedia][document.code] ?? RichMediaScript() }

    nonisolated var url: URL? { document.page }
    nonisolated var title: String? { MainActor.assumeIsolated { loads > 0 && loading == nil ? script.title : nil } }
    nonisolated var isLoading: Bool { MainActor.assumeIsolated { loading != nil } }

    nonisolated func evaluate(
        _ script: String,
        _ answer: @escaping @Sendable (Result<PropertyListValue?, any Error>) -> Void
    ) {
        MainActor.assumeIsolated {
            scripts.append(script)
            let given = self.script.scriptAnswers[script] ?? .nothing
            surface.time.answer {
                switch given {
                case .text(let text): answer(.success(.string(text)))
                case .number(let number): answer(.success(.number(number)))
                case .flag(let flag): answer(.success(.boolean(flag)))
                case .nothing: answer(.success(nil))
                case .failure(let text): answer(.failure(HeadlessFailure(text)))
                case .never: break
                }
            }
        }
    }

    /// Loads as its script says. `ended` is called once, unless the page closes or loads again before.
    func load(_ ended: @escaping @MainActor @Sendable (HeadlessFailure?) -> Void = { _ in }) {
        loads += 1
        let number = loads
        loading = number
        surface.time.async { [weak self] in
            MainActor.assumeIsolated {
                if let self, self.isOpen, self.loading == number { self.events(.pageStarted) }
            }
        }
        let failure = script.loadFailure.map(HeadlessFailure.init)
        _ = surface.time.schedule(after: script.loading.timeInterval) { [weak self] in
            MainActor.assumeIsolated {
                guard let self, self.isOpen, self.loading == number else { return }
                self.loading = nil
                if failure == nil { self.events(.pageFinished) }
                ended(failure)
            }
        }
    }

    /// Asks the app, as a script of the page does.
    func ask(_ text: String) -> String? {
        let prompt = PagePrompt(text)
        events(.prompted(prompt))
        return prompt.answer
    }

    func close() {
        isOpen = false
        loading = nil
    }
}
