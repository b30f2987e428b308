/// The reverse proxy that the app has set, for as long as the process lives.
final class ProxySetting: PlatformState {
    private unowned let platform: Platform
    private let isAllowed: Bool

    init(platform: Platform) {
        self.platform = platform
        isAllowed = PushwooshConfigureInfoPlist.allowsReverseProxy.value(in: platform)
    }

    /// Whether requests wait for an address, so that none goes the other way before.
    var isAwaited: Bool { isAllowed && platform.state(RequestRoute.self).proxy == nil }

    /// Takes an address; one that is none leaves that which was there.
    func set(_ written: String, headers: [String: String]) {
        guard isAllowed else {
            let text = "The reverse proxy is ignored. Allow it with Pushwoosh_ALLOW_REVERSE_PROXY in Info.plist."
            return platform.log.write(.init(.error, "Settings", text))
        }
        guard let url = Self.address(written) else {
            let text =
                "“\(written)” is no address of a reverse proxy and is ignored. Give one that starts with https://."
            return platform.log.write(.init(.error, "Settings", text))
        }
        platform.state(RequestRoute.self).proxy = ReverseProxy(url: url, headers: headers)
        platform.state(Server.self).mayBeReady()
    }

    private static func address(_ written: String) -> URL? {
        let text = written.trimmingCharacters(in: .whitespacesAndNewlines)
        guard !text.contains(where: \.isWhitespace), let url = URL(string: text.hasSuffix("/") ? text : text + "/"),
            ["http", "https"].contains(url.scheme?.lowercased()), url.host?.isEmpty == false
        else { return nil }
        return url
    }
}
