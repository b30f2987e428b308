/// The messages of one inbox, those that were deleted among them: they must not come back.
struct InboxRecords: Codable, Sendable, Hashable {
    private var byCode: [String: InboxRecord] = [:]

    /// What the app sees, the latest first.
    func visible(at date: Date) -> [InboxRecord] {
        byCode.values.filter { $0.isVisible(at: date) }.sorted(by: InboxRecord.isBefore)
    }

    func record(_ code: String) -> InboxRecord? { byCode[code] }

    /// Takes the message of a push. One that is known keeps its status, and what the server says of it.
    mutating func take(_ record: InboxRecord) {
        guard let known = byCode[record.code] else {
            byCode[record.code] = record
            return
        }
        guard !known.isFromService else { return }
        byCode[record.code] = record
        byCode[record.code]?.status = known.status
        byCode[record.code]?.sent = known.sent
    }

    /// Takes the whole list of the server: it wins over what pushes brought, and what it does not list any more is gone.
    ///
    /// - Returns: Messages whose status here is ahead of the server's.
    mutating func take(_ list: [InboxRecord]) -> [InboxRecord] {
        let codes = Set(list.map(\.code))
        byCode = byCode.filter { !$0.value.isFromService || codes.contains($0.key) }
        var ahead: [InboxRecord] = []
        for record in list {
            let known = byCode[record.code]
            byCode[record.code] = record
            guard let known, known.status > record.status, record.status < InboxRecord.Status.deleted.rawValue else {
                continue
            }
            byCode[record.code]?.status = known.status
            if known.status >= InboxRecord.Status.read.rawValue, let own = byCode[record.code] { ahead.append(own) }
        }
        return ahead.sorted(by: InboxRecord.isBefore)
    }

    /// Moves messages that are visible on to a status.
    ///
    /// - Returns: Those that have moved.
    mutating func move(_ codes: [String], to status: InboxRecord.Status, at date: Date) -> [InboxRecord] {
        var moved: [InboxRecord] = []
        for code in codes {
            guard var record = byCode[code], record.isVisible(at: date), record.move(to: status) else { continue }
            byCode[code] = record
            moved.append(record)
        }
        return moved
    }

    /// Drops what has expired, which nothing can bring back.
    mutating func dropExpired(at date: Date) {
        byCode = byCode.filter { !$0.value.isExpired(at: date) }
    }
}
