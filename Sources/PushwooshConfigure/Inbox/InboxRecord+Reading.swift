extension InboxRecord {
    /// The message that a push brings, or nil where it brings none.
    init?(_ push: PushPayload, at date: Date) {
        guard let code = push.values["pw_inbox"] as? String, !code.isEmpty,
            let fields = push.values["inbox_params"] as? [AnyHashable: Any], let until = fields["rt"] as? String,
            let parameters = push.json
        else { return nil }
        let alert = (push.values["aps"] as? [AnyHashable: Any])?["alert"]
        let texts = alert as? [AnyHashable: Any]
        self.init(
            code: code,
            status: Status.delivered.rawValue,
            title: texts?["title"] as? String,
            text: alert as? String ?? texts?["body"] as? String,
            image: fields["image"] as? String,
            attachment: nil,
            sent: date,
            order: nil,
            hash: push.values["p"] as? String,
            expires: Self.date(until),
            parameters: parameters,
            isFromService: false
        )
    }

    /// A message that the server lists.
    init(_ fields: InboxMessageFields, at date: Date) {
        let written = fields.actionParameters.map { Data($0.utf8) }
        let object = written.flatMap { try? JSONSerialization.jsonObject(with: $0) } as? [String: Any]
        let attachment = object?["attachment"] as? String
        self.init(
            code: fields.code,
            status: fields.status,
            title: fields.title,
            text: fields.text,
            image: fields.image,
            attachment: attachment.flatMap { $0.hasPrefix("http://") || $0.hasPrefix("https://") ? $0 : nil },
            sent: fields.sent.flatMap(Self.date) ?? date,
            order: fields.order,
            hash: fields.hash,
            expires: fields.expires.flatMap(Self.date),
            parameters: object == nil ? Data("{}".utf8) : written ?? Data("{}".utf8),
            isFromService: true
        )
    }

    /// Seconds since 1970, or a day as `yyyy-MM-dd`, whose start in GMT is meant; anything else is no date.
    private static func date(_ text: String) -> Date? {
        if let seconds = Double(text) { return date(seconds) }
        let parts = text.split(separator: "-", omittingEmptySubsequences: false)
        guard parts.map(\.count) == [4, 2, 2], parts.allSatisfy({ $0.allSatisfy(\.isASCII) }) else { return nil }
        let numbers = parts.compactMap { Int($0) }
        guard numbers.count == 3, (1...12).contains(numbers[1]), (1...31).contains(numbers[2]) else { return nil }
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        return calendar.date(from: DateComponents(year: numbers[0], month: numbers[1], day: numbers[2]))
    }

    private static func date(_ seconds: Double) -> Date? {
        seconds.isFinite ? Date(timeIntervalSince1970: seconds) : nil
    }
}
