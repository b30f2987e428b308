import Foundation

/// Stands where rich media would be fetched: every one fails, with a log line.
struct NoRichMediaSource: RichMediaSource {
    let log: any LogSink

    func load(
        code: String,
        payload: Data,
        _ answer: @escaping @Sendable (Result<RichMediaDocument, any Error>) -> Void
    ) {
        log.write(
            .init(.error, "Media", "“\(code)” cannot be shown. \(Unavailable.richMediaLoader.localizedDescription)")
        )
        answer(.failure(Unavailable.richMediaLoader))
    }
}
