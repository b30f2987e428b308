/// The way to Pushwoosh: requests wait until they can be sent, and fail at once where the app has stopped them.
///
/// They can be sent when there is an application code and, where Info.plist allows a reverse proxy, its address.
package final class Server: PlatformState {
    private unowned let platform: Platform
    /// In the order they came. Each is given the platform, which it must not own.
    @MainActor private var waiting: [(method: String, send: @MainActor (Platform) -> Void)] = []

    package init(platform: Platform) {
        self.platform = platform
    }

    /// Sends the request that `make` makes of this device's fields, once it can be sent.
    ///
    /// `completion` is called once, on the main thread, after this returns.
    package func send<Request: DeviceRequest>(
        _ make: @escaping @Sendable (DeviceFields) -> Request,
        completion: @escaping @MainActor @Sendable (Result<Request.Response, any Error>) -> Void
    ) {
        let platform = platform
        platform.mainThread.run { platform.state(Server.self).sendInThisTurn(make, completion: completion) }
    }

    /// The same for a caller on the main thread whose place in the order is that of this turn.
    @MainActor
    func sendInThisTurn<Request: DeviceRequest>(
        _ make: @escaping @Sendable (DeviceFields) -> Request,
        completion: @escaping @MainActor @Sendable (Result<Request.Response, any Error>) -> Void
    ) {
        take(Request.method) { platform in platform.state(Server.self).sendNow(make, completion: completion) }
    }

    /// Something that requests wait for may have come.
    func mayBeReady() {
        let platform = platform
        platform.mainThread.run { platform.state(Server.self).sendWaiting() }
    }

    /// What requests wait for, or nil where they can be sent.
    var obstacle: String? {
        if platform.state(ApplicationCode.self).current == nil { return "the application code. Call setAppCode(_:)." }
        return platform.state(ProxySetting.self).isAwaited
            ? "the address of the reverse proxy, which Info.plist announces. Call setReverseProxy(_:headers:)." : nil
    }

    @MainActor
    private func take(_ method: String, _ send: @escaping @MainActor (Platform) -> Void) {
        waiting.append((method, send))
        if platform.state(ServerCommunication.self).isAllowed, let obstacle {
            platform.log.write(.init(.warning, "Transport", "\(method) waits for \(obstacle)"))
        }
        sendWaiting()
    }

    /// One that cannot be sent because requests are stopped fails, and does not wait.
    @MainActor
    private func sendWaiting() {
        guard obstacle == nil || !platform.state(ServerCommunication.self).isAllowed else { return }
        let ready = waiting
        waiting = []
        for request in ready { request.send(platform) }
    }

    @MainActor
    private func sendNow<Request: DeviceRequest>(
        _ make: (DeviceFields) -> Request,
        completion: @escaping @MainActor @Sendable (Result<Request.Response, any Error>) -> Void
    ) {
        guard platform.state(ServerCommunication.self).isAllowed,
            let code = platform.state(ApplicationCode.self).current
        else {
            let error = PushwooshError.communicationDisabled(what: Request.method)
            platform.log.write(.init(.info, "Transport", error.localizedDescription))
            return platform.mainThread.run { completion(.failure(error)) }
        }
        platform.state(APIToken.self).tellRoute()
        platform.state(DeviceClient.self).send(make(DeviceFields(platform: platform, applicationCode: code))) {
            result in
            MainActor.assumeIsolated { completion(result) }
        }
    }
}
