/// The envelope around every answer of the device API.
struct DeviceAnswer<Response: Decodable>: Decodable {
    let status: Int
    let message: String?
    let response: Response?

    private enum CodingKeys: String, CodingKey {
        case status = "status_code"
        case message = "status_message"
        case response
    }
}

extension DeviceRequest {
    /// The body: the request under the key `request`, its keys in order, so that the same request gives the same bytes.
    func body() throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        do {
            return try encoder.encode(["request": self])
        } catch {
            throw TransportError.notEncodable(method: Self.method, cause: "\(error)")
        }
    }

    /// What an answer's body says: the response where its status is 200, else an error.
    static func response(in body: Data) throws -> Response {
        guard let envelope = try? JSONDecoder().decode(DeviceAnswer<NoResponse>.self, from: body) else {
            throw TransportError.badBody(method: method)
        }
        guard envelope.status == 200 else {
            throw TransportError.refused(method: method, status: envelope.status, message: envelope.message)
        }
        if Response.self == NoResponse.self, let nothing = NoResponse() as? Response { return nothing }
        guard let response = try? JSONDecoder().decode(DeviceAnswer<Response>.self, from: body).response else {
            throw TransportError.badBody(method: method)
        }
        return response
    }
}
