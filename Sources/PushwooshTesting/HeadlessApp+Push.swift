extension HeadlessApp {
    /// Delivers a push to the app delegate, then to the notification centre.
    ///
    /// The centre shows it where it has something to show and `status` allows it: behind the app as it is, in front as the
    /// centre's delegate answers.
    ///
    /// - Parameters:
    ///   - push: The payload.
    ///   - isSilent: Marks it as one that wakes the app.
    public func deliver(push: [AnyHashable: Any], isSilent: Bool = false) {
        var push = push
        if isSilent {
            var aps = push["aps"] as? [String: Any] ?? [:]
            aps["content-available"] = 1
            push["aps"] = aps
        }
        run {
            process.runner.deliver(
                push: push,
                fetched: recorder(of: .push) { $0.fetchResults.append($1) },
                presented: recorder(of: .presentation) { $0.presentations.append($1) }
            )
        }
    }

    /// What the app answered to each push, in order.
    public var fetchResults: [UIBackgroundFetchResult] { device[\.fetchResults] }

    /// What the push service answers when the app asks for a token.
    public var token: TokenScript {
        get { device[\.token] }
        set { device.change { $0.token = newValue } }
    }

    /// How often the app has asked for a token.
    public var tokenRequests: Int { device[\.tokenRequests] }

    /// How often the app has had its notifications removed from the system's list.
    public var notificationsCleared: Int { device[\.notificationsCleared] }

    /// What happens to rich media on their way to the screen, by code.
    ///
    /// One without a script is there at once.
    public var richMedia: [String: RichMediaScript] {
        get { device[\.richMedia] }
        set { device.change { $0.richMedia = newValue } }
    }
}
