/// One message as the app sees it: it does not change; the inbox gives a new one where something has changed.
final class InboxMessage: NSObject, PWInboxMessageProtocol {
    private let record: InboxRecord

    init(_ record: InboxRecord) {
        self.record = record
        super.init()
    }

    var code: String! { record.code }
    var title: String! { record.title }
    var imageUrl: String! { record.image }
    var message: String! { record.text }
    var sendDate: Date! { record.sent }
    var type: PWInboxMessageType { record.type }
    var isRead: Bool { record.isRead }
    var isActionPerformed: Bool { record.isActionPerformed }
    var actionParams: [AnyHashable: Any]! { record.actionParameters }
    var attachmentUrl: String! { record.attachment }
}

/// What has become of the messages in one step.
struct InboxChange: Sendable {
    var added: [InboxRecord]
    var deleted: [InboxRecord]
    var updated: [InboxRecord]

    init(from before: [InboxRecord], to after: [InboxRecord]) {
        let (old, new) = (Self.byCode(before), Self.byCode(after))
        added = after.filter { old[$0.code] == nil }
        deleted = before.filter { new[$0.code] == nil }
        updated = after.filter { record in old[record.code].map { $0 != record } ?? false }
    }

    var isEmpty: Bool { added.isEmpty && deleted.isEmpty && updated.isEmpty }

    private static func byCode(_ records: [InboxRecord]) -> [String: InboxRecord] {
        Dictionary(records.map { ($0.code, $0) }) { $1 }
    }
}

extension [InboxRecord] {
    /// The messages as the app sees them.
    var messages: [any PWInboxMessageProtocol] { map(InboxMessage.init) }
}
