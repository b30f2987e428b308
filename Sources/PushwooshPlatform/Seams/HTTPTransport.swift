import Foundation

/// Sends one request of the vendor's device API.
package protocol HTTPTransport: Sendable {
    /// Answers once, on any thread. `body` is JSON.
    func send(_ exchange: HTTPExchange, _ answer: @escaping @Sendable (Result<Data, any Error>) -> Void)
}

/// One request on the wire: the method of the device API and its JSON body.
package struct HTTPExchange: Sendable, Hashable {
    package var method: String
    package var body: Data

    package init(method: String, body: Data) {
        self.method = method
        self.body = body
    }
}
