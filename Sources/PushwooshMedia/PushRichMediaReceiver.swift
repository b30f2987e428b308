import CPushwooshMediaStart

/// Shows the rich media of pushes and events, also in an app that never mentions rich media in its code.
enum PushRichMediaReceiver: RichMediaReceiver {
    /// Every push and every event makes an object of its own: two equal ones are two rich media.
    static func receive(
        _ richMedia: PushRichMedia,
        broughtBy origin: RichMediaOrigin,
        with push: PushPayload,
        on platform: Platform
    ) {
        let source: PWRichMediaSource =
            switch origin {
            case .push: .push
            case .event: .inApp
            }
        let values = push.values.isEmpty ? nil : push.values
        let object = PWRichMedia(content: richMedia.code, source: source, pushPayload: values)
        platform.state(RichMediaQueue.self).present(object)
    }
}

/// Called by a C constructor before `main`: it stores a type and does nothing else.
@_cdecl("pushwoosh_media_start")
func registerPushRichMediaReceiver() {
    RichMediaReceivers.current = PushRichMediaReceiver.self
}
