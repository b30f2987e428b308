/// What becomes of a call of `present`, decided when the system has told the status.
package enum PrimerDecision: Sendable, Hashable {
    /// The primer is shown; accepting it does this.
    case show(PrimerAcceptance)
    /// Nothing is shown.
    case suppress(PWPushPrimerSuppressionReason)

    /// The first rule that applies wins.
    package static func decide(_ given: PrimerCircumstances) -> PrimerDecision {
        guard let status = given.status else { return .suppress(.statusUnknown) }
        let acceptance: PrimerAcceptance
        switch status {
        case .authorized, .provisional: return .suppress(.alreadyAuthorized)
        case .notDetermined, .ephemeral: acceptance = .register
        case .denied: acceptance = .openSettings
        }
        if acceptance == .openSettings, !given.fallbackToSettings { return .suppress(.deniedWithoutFallback) }
        if acceptance == .openSettings, !given.canOpenSettings { return .suppress(.settingsUnavailable) }
        if given.wasShownRecently { return .suppress(.shownRecently) }
        if given.isOnScreen { return .suppress(.alreadyOnScreen) }
        return .show(acceptance)
    }
}

/// What accepting a primer does.
package enum PrimerAcceptance: String, Sendable, CaseIterable {
    /// Asks the system for permission and registers the device.
    case register
    /// Opens the page of the settings where notifications are allowed again.
    case openSettings
}

/// What the decision rests on.
package struct PrimerCircumstances: Sendable, Hashable {
    /// Nil where the system named a status that this SDK does not know.
    package var status: UNAuthorizationStatus?
    package var fallbackToSettings: Bool
    /// Seconds, as the app passed them.
    package var minInterval: TimeInterval
    /// Nil where no primer was ever shown. Negative where the clock has been set back since.
    package var secondsSinceShown: TimeInterval?
    package var isOnScreen: Bool
    package var canOpenSettings: Bool

    package init(
        status: UNAuthorizationStatus?,
        fallbackToSettings: Bool = true,
        minInterval: TimeInterval = 0,
        secondsSinceShown: TimeInterval? = nil,
        isOnScreen: Bool = false,
        canOpenSettings: Bool = true
    ) {
        self.status = status
        self.fallbackToSettings = fallbackToSettings
        self.minInterval = minInterval
        self.secondsSinceShown = secondsSinceShown
        self.isOnScreen = isOnScreen
        self.canOpenSettings = canOpenSettings
    }

    /// At the very end of the interval it is shown again; infinity never ends, and what is no positive number never
    /// begins.
    package var wasShownRecently: Bool {
        guard let secondsSinceShown, secondsSinceShown >= 0 else { return false }
        // Dates are kept as fractions of a second: the end of an interval may be missed by less than this.
        let slack = 0.000_001
        return secondsSinceShown + slack < minInterval
    }
}
