extension PWInbox {
    static var backend: any PWInboxBackend { InboxBackend(platform: .current) }
}

/// Hands each call to the app it was made in.
private struct InboxBackend: PWInboxBackend {
    typealias Messages = [any PWInboxMessageProtocol]

    let platform: Platform

    private var inbox: Inbox { platform.state() }

    // MARK: Reading

    func loadMessages(completion: ((Messages?, (any Error)?) -> Void)!) {
        let callback = completion.map { completion in
            MainThreadCallback<(Messages?, (any Error)?)> { completion($0.0, $0.1) }
        }
        load { inbox, error in callback?.call((inbox.visible.messages, error)) }
    }

    func messagesCount(completion: ((Int, (any Error)?) -> Void)!) {
        count(\.all, completion)
    }

    func unreadMessagesCount(completion: ((Int, (any Error)?) -> Void)!) {
        count(\.unread, completion)
    }

    func messagesWithNoActionPerformedCount(completion: ((Int, (any Error)?) -> Void)!) {
        count(\.notActedUpon, completion)
    }

    nonisolated(nonsending) func loadMessages() async throws -> Messages {
        try await loaded().messages
    }

    nonisolated(nonsending) func messagesCount() async throws -> Int {
        try await InboxCounts(loaded()).all
    }

    nonisolated(nonsending) func unreadMessagesCount() async throws -> Int {
        try await InboxCounts(loaded()).unread
    }

    nonisolated(nonsending) func messagesWithNoActionPerformedCount() async throws -> Int {
        try await InboxCounts(loaded()).notActedUpon
    }

    func message(forCode code: String!) -> (any PWInboxMessageProtocol)? {
        code.flatMap { inbox.visible($0) }.map(InboxMessage.init)
    }

    func updateInbox(forNewUserId completion: ((UInt) -> Void)!) {
        let callback = completion.map(MainThreadCallback.init)
        let platform = platform
        platform.state(InboxLoading.self).restart { _ in
            callback?.call(UInt(platform.state(Inbox.self).counts.all))
        }
    }

    nonisolated(nonsending) func resyncInboxForNewUserId() async -> UInt {
        await withCheckedContinuation { continuation in
            updateInbox { continuation.resume(returning: $0) }
        }
    }

    private func load(_ answer: @escaping @MainActor @Sendable (Inbox, (any Error)?) -> Void) {
        let platform = platform
        platform.state(InboxLoading.self).load { answer(platform.state(Inbox.self), $0) }
    }

    private func count(_ path: KeyPath<InboxCounts, Int> & Sendable, _ completion: ((Int, (any Error)?) -> Void)?) {
        let callback = completion.map { completion in MainThreadCallback<(Int, (any Error)?)> { completion($0.0, $0.1) }
        }
        load { inbox, error in callback?.call((inbox.counts[keyPath: path], error)) }
    }

    /// What is kept counts where loading fails; only with nothing kept is that an error.
    private nonisolated(nonsending) func loaded() async throws -> [InboxRecord] {
        try await withCheckedThrowingContinuation { continuation in
            load { inbox, error in
                let visible = inbox.visible
                if let error, visible.isEmpty {
                    continuation.resume(throwing: error)
                } else {
                    continuation.resume(returning: visible)
                }
            }
        }
    }

    // MARK: Changing

    func readMessages(withCodes codes: [String]!) {
        inbox.move(codes ?? [], to: .read)
    }

    func markAllMessagesAsRead() {
        inbox.move(inbox.visible.map(\.code), to: .read)
    }

    func deleteMessages(withCodes codes: [String]!) {
        inbox.move(codes ?? [], to: .deleted)
    }

    func deleteAllReadMessages() {
        inbox.move(inbox.visible.filter(\.isRead).map(\.code), to: .deleted)
    }

    func performActionForMessage(withCode code: String!) {
        guard let code, let record = inbox.visible(code) else {
            let text = "The inbox has no message \(code ?? "nil"); nothing is done. Take codes from loadMessages."
            return platform.log.write(.init(.warning, "Inbox", text))
        }
        inbox.move([code], to: .action)
        var values = record.actionParameters
        values["p"] = values["p"] ?? record.hash
        let push = PushPayload(values)
        platform.state(PushStatistics.self).opened(push)
        platform.state(PushReceipt.self).act(on: push)
    }

    // MARK: Observing

    func addObserverForDidReceive(inPushNotificationCompletion completion: ((Messages?) -> Void)!) -> (
        any NSObjectProtocol
    )! {
        inbox.observers.add(.received(MainThreadCallback { completion?($0) }))
    }

    func addObserver(
        forUpdateMessagesCompletion completion: ((Messages?, Messages?, Messages?) -> Void)!
    ) -> (any NSObjectProtocol)! {
        inbox.observers.add(
            .changed(
                MainThreadCallback { change in
                    completion?(change.deleted.messages, change.added.messages, change.updated.messages)
                }
            )
        )
    }

    func addObserverForUnreadMessagesCount(_ block: ((UInt) -> Void)!) -> (any NSObjectProtocol)! {
        inbox.addCounting(.unread(MainThreadCallback { block?($0) }))
    }

    func addObserverForNoActionPerformedMessagesCount(_ block: ((UInt) -> Void)!) -> (any NSObjectProtocol)! {
        inbox.addCounting(.notActedUpon(MainThreadCallback { block?($0) }))
    }

    func removeObserver(_ observer: (any NSObjectProtocol)!) {
        if let observer { inbox.observers.remove(observer) }
    }
}
