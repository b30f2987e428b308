extension PWMedia {
    static var backend: any PWMediaBackend { MediaBackend(platform: .current) }
}

extension PWModalRichMedia {
    static var backend: any PWModalRichMediaBackend { ModalBackend(platform: .current) }
}

extension PWLegacyRichMedia {
    static var backend: any PWLegacyRichMediaBackend { LegacyBackend(platform: .current) }
}

extension PWModalWindowConfiguration {
    static var backend: any PWModalWindowConfigurationBackend { WindowConfigurationBackend(platform: .current) }
}

extension PWRichMediaManager {
    static var backend: any PWRichMediaManagerBackend { ManagerBackend(platform: .current) }
}

/// Hands each call to the app it was made in.
private struct MediaBackend: PWMediaBackend {
    let platform: Platform

    func media() -> any PWMediaProtocol.Type { PWMedia.self }

    func setRichMediaPresentationStyle(_ style: PWRichMediaPresentationStyle) {
        platform.state(MediaState.self).style = style
    }

    func richMediaPresentationStyle() -> PWRichMediaPresentationStyle {
        platform.state(MediaState.self).style
    }
}

/// Hands each call to the app it was made in.
private struct ModalBackend: PWModalRichMediaBackend {
    let platform: Platform

    private var state: MediaState { platform.state() }

    func modalRichMedia() -> any PWModalRichMediaProtocol.Type { PWModalRichMedia.self }

    var delegate: (any PWRichMediaPresentingDelegate)? {
        get { state.delegates.delegate }
        nonmutating set { state.delegates.delegate = newValue }
    }

    func configure(
        position: ModalWindowPosition,
        presentAnimation: PresentModalWindowAnimation,
        dismissAnimation: DismissModalWindowAnimation
    ) {
        state.changeModalSettings {
            $0.position = position
            $0.entrance = presentAnimation
            $0.exit = dismissAnimation
        }
    }

    func setDismissSwipeDirections(_ directions: [NSNumber]) {
        let unknown = state.changeModalSettings { settings in settings.setSwipes(directions).map(\.stringValue) }
        guard !unknown.isEmpty else { return }
        let numbers = unknown.joined(separator: ", ")
        let text =
            "No swipe direction has the number \(numbers), which is ignored. Pass raw values of DismissSwipeDirection."
        platform.log.write(.init(.warning, "RichMedia", text))
    }

    func setHapticFeedbackType(_ type: HapticFeedbackType) {
        state.changeModalSettings { $0.haptic = type }
    }

    func setCornerType(_ type: CornerType, withRadius radius: CGFloat) {
        state.changeModalSettings { $0.setCorners(type, radius: radius) }
    }

    func closeAfter(_ interval: TimeInterval) {
        state.changeModalSettings { $0.setCloseAfter(interval) }
    }

    func present(_ richMedia: PWRichMedia) {
        platform.state(RichMediaQueue.self).present(richMedia)
    }
}

/// Hands each call to the app it was made in.
private struct LegacyBackend: PWLegacyRichMediaBackend {
    let platform: Platform

    func legacyRichMedia() -> any PWLegacyRichMediaProtocol.Type { PWLegacyRichMedia.self }

    var delegate: (any PWRichMediaPresentingDelegate)? {
        get { platform.state(MediaState.self).delegates.delegate }
        nonmutating set { platform.state(MediaState.self).delegates.delegate = newValue }
    }

    func present(_ richMedia: PWRichMedia) {
        platform.state(RichMediaQueue.self).present(richMedia)
    }
}

/// Hands each call to the app it was made in.
private struct ManagerBackend: PWRichMediaManagerBackend {
    let platform: Platform

    private var state: MediaState { platform.state() }

    func shared() -> PWRichMediaManager { state.manager }

    var delegate: (any PWRichMediaPresentingDelegate)! {
        get { state.delegates.delegate }
        nonmutating set { state.delegates.delegate = newValue }
    }

    var richMediaStyle: PWRichMediaStyle! {
        get { state.legacyStyle }
        nonmutating set { state.setLegacyStyle(newValue) }
    }

    func present(_ richMedia: PWRichMedia!) {
        guard let richMedia else {
            platform.log.write(.init(.warning, "RichMedia", "present(nil) shows nothing. Pass a rich media."))
            return
        }
        platform.state(RichMediaQueue.self).present(richMedia)
    }
}

/// Hands each call to the app it was made in.
private struct WindowConfigurationBackend: PWModalWindowConfigurationBackend {
    let platform: Platform

    func shared() -> PWModalWindowConfiguration { platform.state(MediaState.self).windowConfiguration }

    func presentModalWindow(_ richMedia: PWRichMedia) {
        platform.state(RichMediaQueue.self).present(richMedia, .modal)
    }
}
