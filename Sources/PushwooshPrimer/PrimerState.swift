/// The primers of one app: decides about each call of `present`, and shows one at a time.
final class PrimerState: PlatformState {
    private unowned let platform: Platform
    /// The one that is on screen or about to be.
    @MainActor private var presentation: PrimerPresentation?

    init(platform: Platform) {
        self.platform = platform
    }

    /// Takes one call of `present`, from any thread. `completion` is called once, after this has returned.
    func present(_ settings: PWPushPrimerSettings, completion: MainThreadCallback<PrimerResult>?) {
        let platform = platform
        platform.permission.readStatus { rawStatus in
            platform.mainThread.run {
                platform.state(PrimerState.self).decide(settings, rawStatus: rawStatus, on: platform) { result in
                    platform.log.write(result.logEntry)
                    completion?.call(result)
                }
            }
        }
    }

    @MainActor
    private func decide(
        _ settings: PWPushPrimerSettings,
        rawStatus: Int,
        on platform: Platform,
        report: @escaping @MainActor (PrimerResult) -> Void
    ) {
        let lastShown = PrimerLastShown(store: platform.store, timeSource: platform.timeSource)
        let circumstances = PrimerCircumstances(
            status: UNAuthorizationStatus(rawValue: rawStatus),
            fallbackToSettings: settings.fallbackToSettings,
            minInterval: settings.minInterval,
            secondsSinceShown: lastShown.secondsSinceShown,
            isOnScreen: presentation != nil,
            canOpenSettings: platform.settingsOpener.canOpen
        )
        switch PrimerDecision.decide(circumstances) {
        case .suppress(let reason): report(.suppressed(reason))
        case .show(let acceptance): show(settings, acceptance, on: platform, report: report)
        }
    }

    @MainActor
    private func show(
        _ settings: PWPushPrimerSettings,
        _ acceptance: PrimerAcceptance,
        on platform: Platform,
        report: @escaping @MainActor (PrimerResult) -> Void
    ) {
        let description = PrimerDescription(settings: settings, appIcon: platform.identity.icon)
        let new = PrimerPresentation(platform: platform, content: description.content) { [weak self] ending in
            // Free before anyone is told: a completion may present the next one.
            self?.presentation = nil
            switch ending {
            case .suppressed(let reason): report(.suppressed(reason))
            case .declined: report(.declined)
            case .accepted: acceptance.carryOut(on: platform, report: report)
            }
        }
        presentation = new
        new.begin()
    }
}

extension PrimerAcceptance {
    /// Does what the person has accepted, and reports what really came of it.
    @MainActor
    fileprivate func carryOut(on platform: Platform, report: @escaping @MainActor (PrimerResult) -> Void) {
        switch self {
        case .register:
            platform.state(Registration.self).register()
            report(.accepted)
        case .openSettings:
            let callback = MainThreadCallback<Bool> { opened in
                MainActor.assumeIsolated { report(opened ? .redirectedToSettings : .suppressed(.settingsUnavailable)) }
            }
            platform.settingsOpener.openNotificationSettings { opened in
                platform.mainThread.run { callback.call(opened) }
            }
        }
    }
}
