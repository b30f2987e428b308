/// Tells Pushwoosh addresses of the person, one after another.
struct EmailAddresses {
    let platform: Platform

    /// Trimmed, without empty ones; what is no text is left out with a line in the log.
    static func usable(_ emails: [Any], log: any LogSink) -> [String] {
        emails.compactMap { value in
            guard let text = value as? String else {
                log.write(.init(.warning, "User", "\(value) is no address and is left out. Give addresses as texts."))
                return nil
            }
            let address = text.trimmingCharacters(in: .whitespacesAndNewlines)
            return address.isEmpty ? nil : address
        }
    }

    func set(_ emails: [Any], of method: String, completion: Completion?) {
        let addresses = Self.usable(emails, log: platform.log)
        guard !addresses.isEmpty else {
            let error = PushwooshError.refused(what: method, why: "there is no address in it.")
            return platform.finish(completion, error, subject: "User")
        }
        register(addresses, completion: completion)
    }

    /// `completion` is told once, the first failure, when all have been tried.
    func register(_ addresses: [String], completion: Completion?) {
        next(addresses[...], failure: nil, completion: completion)
    }

    private func next(_ addresses: ArraySlice<String>, failure: (any Error)?, completion: Completion?) {
        guard let address = addresses.first else { return platform.finish(completion, failure, subject: "User") }
        let rest = addresses.dropFirst()
        let language = platform.state(Language.self).current
        let timezone = TimeZone.current.secondsFromGMT(for: platform.timeSource.wallTime)
        let server = platform.state(Server.self)
        server.send({ RegisterEmailRequest(account: $0, email: address, language: language, timezone: timezone) }) {
            if let error = $0.failure { return next(rest, failure: failure ?? error, completion: completion) }
            server.send({ RegisterEmailUserRequest(account: $0, email: address, timezone: timezone) }) { result in
                next(rest, failure: failure ?? result.failure, completion: completion)
            }
        }
    }
}
