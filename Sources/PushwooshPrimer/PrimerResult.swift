/// How a call of `present` ended, with the reason where nothing was shown.
struct PrimerResult: Sendable, Hashable {
    let outcome: PWPushPrimerOutcome
    let reason: PWPushPrimerSuppressionReason?

    static let accepted = PrimerResult(outcome: .accepted, reason: nil)
    static let declined = PrimerResult(outcome: .declined, reason: nil)
    static let redirectedToSettings = PrimerResult(outcome: .redirectedToSettings, reason: nil)

    static func suppressed(_ reason: PWPushPrimerSuppressionReason) -> PrimerResult {
        PrimerResult(outcome: .suppressed, reason: reason)
    }

    /// The line for the log, so that a call without a completion leaves a trace as well.
    var logEntry: LogEntry {
        guard let reason else { return LogEntry(.info, "Primer", "The primer ended as \(outcome.name).") }
        let (level, text) = Self.explanation(of: reason)
        return LogEntry(level, "Primer", "The primer was not shown (\(reason.rawValue)): \(text)")
    }

    private static func explanation(of reason: PWPushPrimerSuppressionReason) -> (LogEntry.Level, String) {
        switch reason {
        case .alreadyAuthorized: (.info, "notifications are allowed already.")
        case .deniedWithoutFallback: (.info, "notifications are denied and fallbackToSettings is off.")
        case .statusUnknown:
            (.warning, "the system named an authorization status this SDK does not know; update the SDK.")
        case .shownRecently: (.info, "the last one was on screen less than minInterval seconds ago.")
        case .alreadyOnScreen: (.warning, "another one is on screen or about to be; present one at a time.")
        case .noWindow:
            (.error, "no window was there to show it over; present it once the app's interface is on screen.")
        case .settingsUnavailable:
            (
                .error,
                "notifications are denied and no settings page could be opened; allow them in the desktop's settings."
            )
        case .notPresentable: (.error, "it could not be put on screen; the line before says why.")
        }
    }
}

extension PWPushPrimerOutcome {
    fileprivate var name: String {
        switch self {
        case .accepted: "accepted"
        case .declined: "declined"
        case .suppressed: "suppressed"
        case .redirectedToSettings: "redirectedToSettings"
        }
    }
}
