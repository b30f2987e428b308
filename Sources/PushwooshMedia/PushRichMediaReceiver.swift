import CPushwooshMediaStart

/// Shows the rich media of pushes, also in an app that never mentions rich media in its code.
enum PushRichMediaReceiver: RichMediaReceiver {
    /// Every push makes an object of its own: two equal pushes are two rich media.
    static func receive(_ richMedia: PushRichMedia, of push: PushPayload, on platform: Platform) {
        let object = PWRichMedia(content: richMedia.code, source: .push, pushPayload: push.values)
        platform.state(RichMediaQueue.self).present(object)
    }
}

/// Called by a C constructor before `main`: it stores a type and does nothing else.
@_cdecl("pushwoosh_media_start")
func registerPushRichMediaReceiver() {
    RichMediaReceivers.current = PushRichMediaReceiver.self
}
