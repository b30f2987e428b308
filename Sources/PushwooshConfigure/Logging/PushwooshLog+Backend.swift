extension PushwooshLog {
    static var backend: any PushwooshLogBackend { LogBackend(platform: .current) }
}

/// Hands each call to the app it was made in.
private struct LogBackend: PushwooshLogBackend {
    let platform: Platform

    func setLogLevel(_ logLevel: PUSHWOOSH_LOG_LEVEL) {
        platform.state(LogLevels.self).set(logLevel)
    }

    func pushwooshLog(_ logLevel: PUSHWOOSH_LOG_LEVEL, className object: Any, message: String) {
        // The first call of an app finds out how much is let through.
        _ = platform.state(LogLevels.self)
        guard let level = LogEntry.Level(rawValue: Int(logLevel.rawValue)) else { return }
        let subject = object as? String ?? "\(object is any Any.Type ? object : type(of: object))"
        platform.log.write(.init(level, subject, message))
    }
}
