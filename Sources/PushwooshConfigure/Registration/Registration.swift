/// Registers this device: permission, then a token, then the server; one at a time for any number of callers.
package final class Registration: PlatformState {
    private enum Stage: Equatable {
        case idle
        case askingForPermission
        case awaitingToken
        /// The token is there, the application code is not yet.
        case awaitingApplicationCode(token: String)
        case sending(token: String)
    }

    private unowned let platform: Platform
    @MainActor private var stage = Stage.idle
    @MainActor private var round = RegistrationRound()
    /// What came too late for the request that is on its way.
    @MainActor private var nextRound: RegistrationRound?
    /// What the server has been told in this launch.
    @MainActor private var registeredToken: String?
    @MainActor private var tokenWatch: ScheduledWork?

    package init(platform: Platform) {
        self.platform = platform
    }

    /// Starts to register this device, or joins the registration that runs. `completion` is called once, on the main
    /// thread, after this has returned.
    package func register(
        tags: [String: PropertyListValue] = [:],
        completion: MainThreadCallback<(String?, (any Error)?)>? = nil
    ) {
        run { $0.begin(tags: tags, completion: completion) }
    }

    /// Takes a token that the app was given; one that is known or on its way changes nothing.
    func take(_ token: Data) {
        let text = token.map { byte in
            let digits = String(byte, radix: 16)
            return digits.count == 1 ? "0" + digits : digits
        }.joined()
        run { $0.take(text) }
    }

    /// Takes the failure that the app was given instead of a token.
    func fail(_ error: any Error) {
        run { $0.tokenFailed(error) }
    }

    /// Registration may have waited for the code, and another code's registration does not count for this one.
    func applicationCodeIsSet() {
        run {
            $0.registeredToken = nil
            if case .awaitingApplicationCode(let token) = $0.stage { $0.send(token) }
        }
    }

    /// Tells the server to forget this device, then forgets the token. `completion` as that of `register`.
    func unregister(completion: MainThreadCallback<(any Error)?>?) {
        run { $0.sendUnregistration(completion: completion) }
    }

    private func run(_ work: @escaping @MainActor @Sendable (Registration) -> Void) {
        let platform = platform
        platform.mainThread.run { work(platform.state(Registration.self)) }
    }
}

// MARK: One round

extension Registration {
    @MainActor
    private func begin(tags: [String: PropertyListValue], completion: RegistrationRound.Completion?) {
        switch stage {
        case .idle:
            round.join(tags: tags, completion: completion)
            askForPermission()
        case .sending(let token) where !tags.isEmpty:
            // The request on its way carries no tags of this call.
            var next = nextRound ?? RegistrationRound()
            next.join(tags: tags, completion: completion)
            next.token = next.token ?? token
            nextRound = next
        default:
            round.join(tags: tags, completion: completion)
        }
    }

    @MainActor
    private func askForPermission() {
        stage = .askingForPermission
        let platform = platform
        platform.permission.request(platform.state(AuthorizationOptions.self).all) { granted, error in
            platform.mainThread.run { platform.state(Registration.self).permissionAnswered(granted, error) }
        }
    }

    @MainActor
    private func permissionAnswered(_ granted: Bool, _ error: (any Error)?) {
        guard stage == .askingForPermission else { return }
        guard granted else { return finish(.failure(error ?? RegistrationError.denied)) }
        stage = .awaitingToken
        let runner = platform.state(ApplicationRunner.self)
        tokenWatch = runner.tokens.observe { [weak self] result in
            MainActor.assumeIsolated {
                switch result {
                case .success(let token): self?.take(token)
                case .failure(let error): self?.tokenFailed(error)
                }
            }
        }
        runner.requestToken()
    }

    @MainActor
    private func take(_ token: String) {
        guard !token.isEmpty else {
            return platform.log.write(.init(.error, "Registration", "The push token is empty and is ignored."))
        }
        platform.state(PushToken.self).current = token
        switch stage {
        case .awaitingToken: send(token)
        case .idle where token != registeredToken: send(token)
        case .awaitingApplicationCode: stage = .awaitingApplicationCode(token: token)
        case .sending(let other) where other != token:
            var next = nextRound ?? RegistrationRound()
            next.token = token
            nextRound = next
        case .idle, .sending, .askingForPermission: break
        }
    }

    @MainActor
    private func tokenFailed(_ error: any Error) {
        guard stage == .awaitingToken else {
            let text =
                "No registration waits for a token, so its failure changes nothing: \(error.localizedDescription)"
            return platform.log.write(.init(.debug, "Registration", text))
        }
        finish(.failure(error))
    }

    @MainActor
    private func send(_ token: String) {
        guard platform.state(ServerCommunication.self).isAllowed else {
            stage = .sending(token: token)
            let error = PushwooshError.communicationDisabled(what: RegisterDeviceRequest.method)
            return sent(token, .failure(error))
        }
        guard let code = platform.state(ApplicationCode.self).current else {
            stage = .awaitingApplicationCode(token: token)
            let reason = RegistrationError.noApplicationCode.localizedDescription
            platform.log.write(.init(.warning, "Registration", "The registration waits. \(reason)"))
            return
        }
        stage = .sending(token: token)
        let platform = platform
        let device = DeviceFields(platform: platform, applicationCode: code)
        let request = RegisterDeviceRequest(platform: platform, device: device, token: token, tags: round.tags)
        platform.state(Server.self).send({ _ in request }) { result in
            platform.state(Registration.self).sent(token, result.map { _ in token })
        }
    }

    @MainActor
    private func sent(_ token: String, _ result: Result<String, any Error>) {
        guard stage == .sending(token: token) else { return }
        if case .success = result { registeredToken = token }
        finish(result)
    }

    @MainActor
    private func finish(_ result: Result<String, any Error>) {
        tokenWatch?.cancel()
        tokenWatch = nil
        stage = .idle
        let finished = round
        round = nextRound ?? RegistrationRound()
        nextRound = nil
        if let token = round.token { send(token) }
        switch result {
        case .success(let token):
            for completion in finished.completions { completion.call((token, nil)) }
        case .failure(let error):
            if finished.completions.isEmpty {
                platform.log.write(.init(.warning, "Registration", "Not registered. \(error.localizedDescription)"))
            }
            for completion in finished.completions { completion.call((nil, error)) }
        }
    }

    @MainActor
    private func sendUnregistration(completion: MainThreadCallback<(any Error)?>?) {
        guard let code = platform.state(ApplicationCode.self).current else {
            platform.log.write(
                .init(.error, "Registration", RegistrationError.noApplicationCode.localizedDescription)
            )
            completion?.call(RegistrationError.noApplicationCode)
            return
        }
        let platform = platform
        let request = UnregisterDeviceRequest(device: DeviceFields(platform: platform, applicationCode: code))
        platform.state(Server.self).send({ _ in request }) { result in
            switch result {
            case .success:
                platform.state(Registration.self).registeredToken = nil
                platform.state(PushToken.self).current = nil
                platform.state(ApplicationRunner.self).forgetToken()
                completion?.call(nil)
            case .failure(let error): completion?.call(error)
            }
        }
    }
}
