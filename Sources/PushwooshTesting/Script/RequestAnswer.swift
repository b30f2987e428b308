/// What Pushwoosh answers to a request.
///
/// The default is success with an empty response.
public struct RequestAnswer: Sendable {
    let result: Result<Data, HeadlessFailure>?
    let delay: Duration

    /// Success, with this JSON as the response.
    public static func success(_ json: String = "{}", after delay: Duration = .zero) -> RequestAnswer {
        let body = #"{"status_code":200,"status_message":"OK","response":\#(json)}"#
        return RequestAnswer(result: .success(Data(body.utf8)), delay: delay)
    }

    /// A status other than 200.
    public static func refused(status: Int, after delay: Duration = .zero) -> RequestAnswer {
        let body = #"{"status_code":\#(status),"status_message":"Refused by the test","response":null}"#
        return RequestAnswer(result: .success(Data(body.utf8)), delay: delay)
    }

    /// A failure on the way.
    public static func failure(_ text: String, after delay: Duration = .zero) -> RequestAnswer {
        RequestAnswer(result: .failure(HeadlessFailure(text)), delay: delay)
    }

    /// These bytes, as they are.
    public static func body(_ body: Data, after delay: Duration = .zero) -> RequestAnswer {
        RequestAnswer(result: .success(body), delay: delay)
    }

    /// No answer at all.
    public static let silence = RequestAnswer(result: nil, delay: .zero)
}

/// A request that the app has sent.
public struct RecordedRequest: Sendable, Hashable {
    /// The method of the device API, such as `registerDevice`.
    public var method: String
    /// The JSON body, as sent.
    public var body: Data
    /// The API token that went with it.
    public var token: String?
    /// The address of the reverse proxy that it went to, if it went to one.
    public var proxy: URL?
    /// What was sent with it to the reverse proxy.
    public var proxyHeaders: [String: String]

    init(_ exchange: HTTPExchange) {
        method = exchange.method
        body = exchange.body
        token = exchange.token
        proxy = exchange.proxy?.url
        proxyHeaders = exchange.proxy?.headers ?? [:]
    }

    /// What stands under `request` in the body.
    public var fields: [String: Any] {
        let object = try? JSONSerialization.jsonObject(with: body) as? [String: Any]
        return object?["request"] as? [String: Any] ?? [:]
    }
}
