/// The push service as the test scripts it.
struct HeadlessTokenSource: PushTokenSource {
    let device: HeadlessDevice
    let time: ProcessTime

    func requestToken(_ answer: @escaping @Sendable (Result<Data, any Error>) -> Void) {
        device.change { $0.tokenRequests += 1 }
        let script = device[\.token]
        guard let result = script.result else { return }
        time.answer(after: script.delay) { answer(result.mapError { $0 }) }
    }
}

/// The connection to Pushwoosh as the test scripts it.
struct HeadlessTransport: HTTPTransport {
    let device: HeadlessDevice
    let time: ProcessTime

    func send(_ exchange: HTTPExchange, _ answer: @escaping @Sendable (Result<Data, any Error>) -> Void) {
        let script = device.change { state in
            state.requests.append(RecordedRequest(exchange))
            return state.answers[exchange.method] ?? .success()
        }
        guard let result = script.result else { return }
        time.answer(after: script.delay) { answer(result.mapError { $0 }) }
    }
}

/// Rich media as the test scripts them, by code.
struct HeadlessRichMediaSource: RichMediaSource {
    let device: HeadlessDevice
    let time: ProcessTime

    func load(
        code: String,
        payload: Data,
        _ answer: @escaping @Sendable (Result<RichMediaDocument, any Error>) -> Void
    ) {
        let script = device[\.richMedia][code] ?? RichMediaScript()
        time.answer(after: script.fetching) {
            if let failure = script.fetchFailure {
                answer(.failure(HeadlessFailure(failure)))
            } else {
                let document = RichMediaDocument(
                    page: URL(fileURLWithPath: "/headless/\(code)/index.html"),
                    code: code,
                    placement: script.placement,
                    hasCloseButton: script.hasCloseButton
                )
                answer(.success(document))
            }
        }
    }
}

/// The desktop's settings as the test scripts them.
struct HeadlessSettingsOpener: SettingsOpener {
    let device: HeadlessDevice
    let time: ProcessTime

    var canOpen: Bool { device[\.settings].canOpen }

    func openNotificationSettings(_ answer: @escaping @Sendable (Bool) -> Void) {
        let opens = device.change { state in
            let opens = state.settings.canOpen && state.settings.opens
            if opens { state.settingsOpened += 1 }
            return opens
        }
        time.answer { answer(opens) }
    }
}

/// Opens no address, and records each.
struct HeadlessURLOpener: URLOpener {
    let device: HeadlessDevice
    let time: ProcessTime

    func canOpen(_ url: URL) -> Bool { device[\.canOpenURLs] }

    func open(_ url: URL, _ answer: @escaping @Sendable (Bool) -> Void) {
        let opens = device.change { state in
            if state.canOpenURLs { state.openedURLs.append(url) }
            return state.canOpenURLs
        }
        time.answer { answer(opens) }
    }
}
