/// One request of the vendor's device API: encoded, it is what stands under `request` in the body.
package protocol DeviceRequest: Encodable, Sendable {
    /// What stands under `response` in the answer.
    associatedtype Response: Decodable & Sendable

    /// The name of the method, the last part of its address.
    static var method: String { get }
}

/// A response of which nothing is used.
package struct NoResponse: Decodable, Sendable, Hashable {
    package init() {}

    /// Takes whatever stands there.
    package init(from decoder: any Decoder) {}
}
