import Foundation

/// Stands where requests would leave the machine: every one fails.
struct NoTransport: HTTPTransport {
    func send(_ exchange: HTTPExchange, _ answer: @escaping @Sendable (Result<Data, any Error>) -> Void) {
        answer(.failure(Unavailable.transport))
    }
}
