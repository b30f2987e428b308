import Foundation

/// Why a request was not answered with what it asked for. Each text says what to do.
package enum TransportError: LocalizedError, Sendable, Hashable {
    /// Nothing here carries requests.
    case noTransport(method: String)
    /// The request holds a value that cannot be sent.
    case notEncodable(method: String, cause: String)
    /// What came back is not an answer of the device API.
    case badBody(method: String)
    /// Pushwoosh said no.
    case refused(method: String, status: Int, message: String?)
    /// The way there or back failed.
    case failed(method: String, cause: String)

    package var errorDescription: String? {
        switch self {
        case .noTransport(let method): "\(method) was not sent. \(Unavailable.transport.localizedDescription)"
        case .notEncodable(let method, let cause): "\(method) was not sent: a value cannot be written as JSON. \(cause)"
        case .badBody(let method): "The answer to \(method) is no answer of Pushwoosh. Check the network and any proxy."
        case .refused(let method, let status, let message):
            "Pushwoosh refused \(method) with status \(status): \(message ?? "no reason given"). Check the application code."
        case .failed(let method, let cause): "\(method) failed: \(cause)"
        }
    }
}
