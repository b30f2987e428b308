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
    let presentation: UNNotificationPresentationOptions = [.banner, .list, .sound]
    let (center, completing, asynchronous) = (
        UNUserNotificationCenter.current(), CompletingDelegate(), AsynchronousDelegate()
    )
    center.delegate = completing
    let isCompleting = center.delegate === completing
    center.delegate = asynchronous
    let isAsynchronous = center.delegate === asynchronous
    center.delegate = nil
    return [
        ("a status has its name", describe(.denied) == "denied"),
        ("options can be combined", options.contains(.badge) && !options.contains(.sound)),
        ("ways of showing can be combined", presentation.contains(.list) && !presentation.contains(.badge)),
        ("an action has its name", UNNotificationDefaultActionIdentifier != UNNotificationDismissActionIdentifier),
        ("its delegate has the one form or the other", isCompleting && isAsynchronous && center.delegate == nil),
        ("there is one centre", UNUserNotificationCenter.current() === UNUserNotificationCenter.current()),
    ]
}
