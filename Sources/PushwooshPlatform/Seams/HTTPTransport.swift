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
    /// The API token that goes with it, if there is one.
    package var token: String?
    /// The address that it goes to instead of Pushwoosh's own, and what is sent with it there.
    package var proxy: ReverseProxy?

    package init(method: String, body: Data, token: String? = nil, proxy: ReverseProxy? = nil) {
        self.method = method
        self.body = body
        self.token = token
        self.proxy = proxy
    }
}

/// An address that stands for Pushwoosh's.
package struct ReverseProxy: Sendable, Hashable {
    /// Ends with a slash.
    package var url: URL
    package var headers: [String: String]

    package init(url: URL, headers: [String: String] = [:]) {
        self.url = url
        self.headers = headers
    }
}
