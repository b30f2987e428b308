import Synchronization

/// Sends requests of the device API for one app.
package final class DeviceClient: PlatformState {
    private unowned let platform: Platform

    package init(platform: Platform) {
        self.platform = platform
    }

    /// Sends `request`. `completion` is called once, on the main thread, after this returns; a failure is also logged.
    package func send<Request: DeviceRequest>(
        _ request: Request,
        completion: @escaping @Sendable (Result<Request.Response, any Error>) -> Void
    ) {
        let (mainThread, log) = (platform.mainThread, platform.log)
        let isAnswered = Mutex(false)
        let answer: @Sendable (Result<Data, any Error>) -> Void = { body in
            let isFirst = isAnswered.withLock { answered in
                defer { answered = true }
                return !answered
            }
            guard isFirst else { return }
            let result = Result { try Request.response(in: body.get()) }.mapError { Self.described($0, Request.method) }
            if case .failure(let error) = result { log.write(.init(.error, "Transport", error.localizedDescription)) }
            mainThread.async { completion(result) }
        }
        do {
            let route = platform.state(RequestRoute.self)
            let exchange = HTTPExchange(
                method: Request.method,
                body: try request.body(),
                token: route.token,
                proxy: route.proxy
            )
            platform.http.send(exchange, answer)
        } catch {
            answer(.failure(error))
        }
    }

    /// Says which request failed, where the error does not.
    private static func described(_ error: any Error, _ method: String) -> any Error {
        switch error {
        case let known as TransportError: known
        case Unavailable.transport: TransportError.noTransport(method: method)
        default: TransportError.failed(method: method, cause: error.localizedDescription)
        }
    }
}
