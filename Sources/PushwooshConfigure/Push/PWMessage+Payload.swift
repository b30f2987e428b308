extension PWMessage {
    static var backend: any PWMessageBackend { MessageCheck() }

    /// Reads a payload that came from Pushwoosh. What is of another type than it should be counts as missing.
    package convenience init(payload: [AnyHashable: Any], isForeground: Bool, badgeBefore: UInt = 0) {
        let aps = payload["aps"] as? [AnyHashable: Any] ?? [:]
        let alert = aps["alert"] as? [AnyHashable: Any]
        let hash = MessageHash(payload["p"] as? String)
        let badge = (aps["badge"] as? NSNumber).map { $0.intValue.clamped } ?? 0
        self.init(
            title: alert?["title"] as? String,
            subTitle: alert?["subtitle"] as? String,
            message: alert?["body"] as? String ?? aps["alert"] as? String,
            badge: badge,
            messageCode: hash.code,
            messageId: hash.message,
            campaignId: hash.campaign,
            badgeExtension: BadgeChange(aps["pw_badge"]).applied(to: badgeBefore) ?? badge,
            link: payload["l"] as? String,
            isForegroundMessage: isForeground,
            isContentAvailable: PushPayload.isTruthy(aps["content-available"]),
            isInboxMessage: payload["pw_inbox"] is String,
            customData: Self.object(in: payload["u"]),
            payload: payload,
            actionIdentifier: payload["actionIdentifier"] as? String
        )
    }

    /// Custom data is a JSON object in a text.
    private static func object(in value: Any?) -> [AnyHashable: Any]? {
        guard let text = value as? String else { return nil }
        return (try? JSONSerialization.jsonObject(with: Data(text.utf8))) as? [String: Any]
    }
}

private struct MessageCheck: PWMessageBackend {
    func isPushwooshMessage(_ userInfo: [AnyHashable: Any]) -> Bool { userInfo["pw_msg"] != nil }
}

/// What a message does to the number on the app's icon: `+2`, `-1`, `5`, or a number.
private struct BadgeChange {
    private let value: Any?

    init(_ value: Any?) {
        self.value = value
    }

    /// The number after it, or nil where the message says nothing of it.
    func applied(to before: UInt) -> UInt? {
        if let number = value as? NSNumber { return number.intValue.clamped }
        guard let text = value as? String else { return nil }
        if text.isEmpty { return 0 }
        guard let number = Int(text) else { return nil }
        guard text.hasPrefix("+") || text.hasPrefix("-") else { return number.clamped }
        let (sum, overflow) = Int(clamping: before).addingReportingOverflow(number)
        return overflow ? UInt(Int.max) : sum.clamped
    }
}

extension Int {
    /// 0 for what is below.
    fileprivate var clamped: UInt { UInt(Swift.max(0, self)) }
}
