/// One message of the inbox as it is kept.
struct InboxRecord: Codable, Sendable, Hashable {
    var code: String
    /// Raw value of `PWInboxMessageStatus`.
    var status: Int
    var title: String?
    var text: String?
    var image: String?
    var attachment: String?
    var sent: Date
    /// The number under which the server keeps it; nil while only a push has brought it.
    var order: String?
    /// The push it came with.
    var hash: String?
    /// From then on it is gone.
    var expires: Date?
    /// What acting on it needs, as a JSON object.
    var parameters: Data
    /// Whether the server has listed it, rather than only a push.
    var isFromService: Bool

    var isRead: Bool { status == Status.read.rawValue || isActionPerformed }
    var isActionPerformed: Bool { status == Status.action.rawValue }

    /// Whether the app sees it.
    func isVisible(at date: Date) -> Bool {
        status < Status.deleted.rawValue && !isExpired(at: date)
    }

    func isExpired(at date: Date) -> Bool {
        expires.map { $0 <= date } ?? false
    }

    /// What `parameters` holds.
    var actionParameters: [AnyHashable: Any] {
        (try? JSONSerialization.jsonObject(with: parameters)) as? [String: Any] ?? [:]
    }

    /// A page or rich media, unless a link leads elsewhere.
    var type: PWInboxMessageType {
        let actions = actionParameters
        if let link = actions["l"] as? String, !link.isEmpty {
            return link.lowercased().hasPrefix("http") ? .URL : .deeplink
        }
        return ["h", "rm", "r"].contains { actions[$0] != nil } ? .richmedia : .plain
    }

    /// Moves on to a status, where that is a way forward; false where it is not.
    mutating func move(to next: Status) -> Bool {
        guard next.rawValue > status, status < Status.deleted.rawValue else { return false }
        status = next.rawValue
        return true
    }

    typealias Status = PWInboxMessageStatus

    /// The order of the inbox: the latest first.
    static func isBefore(_ left: InboxRecord, _ right: InboxRecord) -> Bool {
        if left.sent != right.sent { return left.sent > right.sent }
        let (leftOrder, rightOrder) = (left.order.flatMap(Int.init) ?? 0, right.order.flatMap(Int.init) ?? 0)
        return leftOrder != rightOrder ? leftOrder > rightOrder : left.code > right.code
    }
}
