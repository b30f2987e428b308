/// Asks the server for the inbox, once for all who ask while that is on its way.
final class InboxLoading: PlatformState {
    /// A list this young, in seconds, is not asked for again.
    static let freshness: TimeInterval = 10

    typealias Completion = @MainActor @Sendable ((any Error)?) -> Void

    private unowned let platform: Platform
    @MainActor private var waiting: [Completion] = []
    @MainActor private var lastLoad: TimeInterval?
    /// Which of the requests counts: the answer to one that was sent for another user or application does not.
    @MainActor private var current = 0
    @MainActor private var isRunning = false

    init(platform: Platform) {
        self.platform = platform
    }

    /// Brings the inbox up to date. `completion` is called once, on the main thread, after this has returned.
    func load(_ completion: @escaping Completion) {
        run { $0.begin(completion) }
    }

    /// Forgets what was loaded, and loads anew.
    ///
    /// Whoever waits for a request that was sent before is answered by the new one.
    func restart(_ completion: @escaping Completion) {
        run { loading in
            loading.platform.state(Inbox.self).forget()
            loading.drop()
            loading.begin(completion)
        }
    }

    /// What was loaded, or is on its way, no longer counts: the application is another one.
    func invalidate() {
        run { loading in
            loading.platform.state(Inbox.self).forget()
            loading.drop()
            if !loading.waiting.isEmpty { loading.send() }
        }
    }

    private func run(_ work: @escaping @MainActor @Sendable (InboxLoading) -> Void) {
        let platform = platform
        platform.mainThread.run { work(platform.state(InboxLoading.self)) }
    }

    @MainActor
    private func drop() {
        current += 1
        isRunning = false
        lastLoad = nil
    }

    @MainActor
    private func begin(_ completion: @escaping Completion) {
        if let lastLoad, platform.timeSource.uptime - lastLoad < Self.freshness { return completion(nil) }
        waiting.append(completion)
        if !isRunning { send() }
    }

    @MainActor
    private func send() {
        guard platform.state(ApplicationCode.self).current != nil else {
            return end(RegistrationError.noApplicationCode)
        }
        isRunning = true
        let (number, platform) = (current, platform)
        platform.state(Server.self).sendInThisTurn({ GetInboxMessagesRequest(device: $0) }) { result in
            platform.state(InboxLoading.self).answered(number, result)
        }
    }

    @MainActor
    private func answered(_ number: Int, _ result: Result<GetInboxMessagesRequest.Response, any Error>) {
        guard number == current else { return }
        isRunning = false
        switch result {
        case .failure(let error): end(error)
        case .success(let response):
            lastLoad = platform.timeSource.uptime
            let now = platform.timeSource.wallTime
            let list = response.messages.map { InboxRecord($0, at: now) }
            let ahead = platform.state(Inbox.self).change { $0.take(list) }
            for record in ahead { platform.sendInboxStatus(of: record) }
            end(nil)
        }
    }

    @MainActor
    private func end(_ error: (any Error)?) {
        let answered = waiting
        waiting = []
        for completion in answered { completion(error) }
    }
}

extension Platform {
    /// Tells the server what has become of a message.
    ///
    /// One that only a push has brought has no number there yet: it is told when the server lists it, as is what fails now.
    func sendInboxStatus(of record: InboxRecord) {
        guard let order = record.order else { return }
        let (status, hash) = (record.status, record.hash)
        state(Server.self).send({ InboxStatusRequest(device: $0, order: order, status: status, hash: hash) }) { _ in }
    }
}
