/// What the person allows this app's notifications, as it was when asked.
public final class UNNotificationSettings: Sendable {
    /// Whether notifications are allowed.
    ///
    /// A state this SDK does not know counts as denied.
    public let authorizationStatus: UNAuthorizationStatus

    init(rawStatus: Int, log: any LogSink) {
        if let known = UNAuthorizationStatus(rawValue: rawStatus) {
            authorizationStatus = known
        } else {
            authorizationStatus = .denied
            log.write(
                .init(.warning, "Permission", "The system gave status \(rawStatus), which is unknown; taken as denied.")
            )
        }
    }
}
