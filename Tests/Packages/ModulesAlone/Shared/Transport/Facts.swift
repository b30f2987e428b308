import PushwooshTransport

/// What an app finds that adds the transport alone: Foundation, and Apple's names.
@MainActor
public func facts() -> [(String, Bool)] {
    let options: UNAuthorizationOptions = [.alert, .sound, .badge]
    return [
        ("Foundation comes with it", NSNumber(value: 3).intValue == 3),
        ("options can be combined", options.contains(.sound)),
        ("there is one application", UIApplication.shared === UIApplication.shared),
        ("the settings have an address", URL(string: UIApplication.openSettingsURLString) != nil),
    ]
}
