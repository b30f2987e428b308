import PushwooshConfigure

/// The inbox and events as apps use them on iOS.
@MainActor
func inboxFacts() -> [(String, Bool)] {
    let observer = PWInbox.addObserver(forUpdateMessagesCompletion: { deleted, added, updated in
        print(deleted?.count ?? 0, added?.count ?? 0, updated?.count ?? 0)
    })
    PWInbox.addObserverForUnreadMessagesCount { count in print(count) }
    PWInbox.removeObserver(observer)
    PWInbox.loadMessages { messages, error in
        for message in messages ?? [] where message.type == .richmedia { print(message.title ?? "", message.isRead) }
        print(error?.localizedDescription ?? "no error")
    }
    PWInAppManager.shared().postEvent("level", withAttributes: ["number": 1]) { error in
        print(error?.localizedDescription ?? "no error")
    }
    PWInAppManager.shared().postEvent("level", withAttributes: ["number": 1], completion: nil)
    return [
        ("an inbox without messages has none of that code", PWInbox.message(forCode: "none") == nil),
        ("an observer is something to remove it by", observer != nil),
        ("the inbox posts its changes", NSNotification.Name.PWInboxMessagesDidUpdate.rawValue.hasSuffix("inbox")),
    ]
}

/// The asynchronous forms, called from wherever the app is.
func inboxCounts() async throws -> [Int] {
    let messages = try await PWInbox.loadMessages()
    return [messages.count, try await PWInbox.unreadMessagesCount(), Int(await PWInbox.resyncInboxForNewUserId())]
}
