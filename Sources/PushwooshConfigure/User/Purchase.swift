/// A purchase that the app tells of, sent as an event.
struct Purchase: Sendable {
    static let event = "PW_InAppPurchase"

    var product: String
    var price: Double
    var currency: String
    var date: Date

    func send(on platform: Platform) {
        let now = platform.timeSource.wallTime
        let zone = TimeZone.current.secondsFromGMT(for: now)
        let attributes: [String: PropertyListValue] = [
            "productIdentifier": .string(product), "quantity": .number(1), "__amount": .number(price),
            "__currency": .string(currency), "transactionDate": .date(date), "status": .string("success"),
        ]
        platform.state(Server.self).send({
            PostEventRequest(
                device: $0,
                event: Self.event,
                attributes: attributes,
                time: Int(now.timeIntervalSince1970),
                zone: zone
            )
        }) { result in
            // The client has logged why.
            if result.failure != nil {
                platform.log.write(.init(.warning, "User", "The purchase of \(product) is not known to Pushwoosh."))
            }
        }
    }
}
