import UserNotifications

func describe(_ status: UNAuthorizationStatus) -> String {
    switch status {
    case .notDetermined: "open"
    case .denied: "denied"
    case .authorized: "authorized"
    case .provisional: "provisional"
    case .ephemeral: "ephemeral"
    @unknown default: "new"
    }
}

/// What an app finds whose sources say `import UserNotifications`.
@MainActor
public func facts() -> [(String, Bool)] {
    let options: UNAuthorizationOptions = [.alert, .badge]
    return [
        ("a status has its name", describe(.denied) == "denied"),
        ("options can be combined", options.contains(.badge) && !options.contains(.sound)),
        ("there is one centre", UNUserNotificationCenter.current() === UNUserNotificationCenter.current()),
    ]
}
