extension HeadlessApp {
    /// Delivers a push to the app delegate.
    ///
    /// `isSilent` marks it as one that is not shown but only wakes the app.
    public func deliver(push: [AnyHashable: Any], isSilent: Bool = false) {
        var push = push
        if isSilent {
            var aps = push["aps"] as? [String: Any] ?? [:]
            aps["content-available"] = 1
            push["aps"] = aps
        }
        let device = device
        run {
            process.runner.deliver(push: push) { report in
                device.change { state in
                    switch report {
                    case .answered(let result): state.fetchResults.append(result)
                    case .answeredTwice: state.problems.append("The completion of a push was called twice.")
                    case .neverAnswered: state.problems.append("The completion of a push was not called within 30 s.")
                    }
                }
            }
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
