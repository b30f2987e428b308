/// Why a device was not registered or unregistered. Each text says what to do.
package enum RegistrationError: LocalizedError, Sendable, Hashable {
    /// The person does not allow notifications.
    case denied
    /// No application code is set.
    case noApplicationCode

    package var errorDescription: String? {
        switch self {
        case .denied: "Notifications are not allowed. They can be allowed in the desktop's settings."
        case .noApplicationCode: "No application code is set. Call setAppCode or put Pushwoosh_APPID into Info.plist."
        }
    }
}
