/// Sends events of the app, and has what they bring shown.
struct EventPosting: Sendable {
    let platform: Platform

    /// `completion` is called once, on the main thread, after this has returned.
    func post(_ event: String?, _ attributes: [AnyHashable: Any]?, completion: Completion?) {
        let name = event?.trimmingCharacters(in: .whitespacesAndNewlines) ?? ""
        guard let event, !name.isEmpty else { return fail(InAppError.noEventName, completion) }
        guard platform.state(ApplicationCode.self).current != nil else {
            return fail(RegistrationError.noApplicationCode, completion)
        }
        let converted = EventAttributes(attributes ?? [:], ofEvent: event)
        for key in converted.refused {
            let text = "The attribute \(key) of the event \(event) is left out: names of attributes are text."
            platform.log.write(.init(.warning, "Event", text))
        }
        let now = platform.timeSource.wallTime
        let zone = TimeZone.current.secondsFromGMT(for: now)
        let attributes = converted.values
        platform.state(Server.self).send({
            PostEventRequest(
                device: $0,
                event: event,
                attributes: attributes,
                time: Int(now.timeIntervalSince1970),
                zone: zone
            )
        }) { result in
            switch result {
            case .failure(let error): completion?.call(error)
            case .success(let response): act(on: response, completion)
            }
        }
    }

    private func fail(_ error: any Error, _ completion: Completion?) {
        platform.log.write(.init(.error, "Event", error.localizedDescription))
        platform.mainThread.run { completion?.call(error) }
    }

    /// Shows what the answer brings. An in-app that is not known here is looked for in the server's list first.
    @MainActor
    private func act(on response: PostEventRequest.Response, _ completion: Completion?) {
        var payload: [AnyHashable: Any] = [:]
        if let hash = response.messageHash, !hash.isEmpty { payload["p"] = hash }
        if let code = response.code, !code.isEmpty {
            return show(code, with: PushPayload(payload), completion)
        }
        guard let value = response.richMedia?.plain else { completion?.call(nil); return }
        switch PushRichMedia.read(value) {
        case .failure(let fault): end(fault, completion)
        case .success(let richMedia):
            payload["rm"] = value
            end(show(richMedia, with: PushPayload(payload)), completion)
        }
    }

    @MainActor
    private func show(_ code: String, with push: PushPayload, _ completion: Completion?) {
        let catalog = platform.state(InAppCatalog.self)
        if catalog.contains(code) { return end(show(PushRichMedia(code: code), with: push), completion) }
        catalog.reload { error in
            if let error { return end(error, completion) }
            guard platform.state(InAppCatalog.self).contains(code) else {
                return end(InAppError.unknownInApp(code: code), completion)
            }
            end(show(PushRichMedia(code: code), with: push), completion)
        }
    }

    /// Hands it to the media module; why not, where there is none.
    @MainActor
    private func show(_ richMedia: PushRichMedia, with push: PushPayload) -> InAppError? {
        guard let receiver = RichMediaReceivers.current else { return .noMediaModule(code: richMedia.code) }
        receiver.receive(richMedia, broughtBy: .event, with: push, on: platform)
        return nil
    }

    @MainActor
    private func end(_ error: (any Error)?, _ completion: Completion?) {
        if let error { platform.log.write(.init(.error, "Event", error.localizedDescription)) }
        completion?.call(error)
    }
}
