import Synchronization

/// Shows the rich media of pushes. The media module has one; this module knows no more of it.
package protocol RichMediaReceiver: Sendable {
    /// Takes a rich media from any thread, and returns at once.
    static func receive(
        _ richMedia: PushRichMedia,
        broughtBy origin: RichMediaOrigin,
        with push: PushPayload,
        on platform: Platform
    )
}

/// What has brought a rich media.
package enum RichMediaOrigin: Sendable {
    case push, event
}

/// The one receiver of this process, if the media module is part of it.
///
/// It is a type and not an object: which modules are linked is a fact of the process, whatever apps run in it.
package enum RichMediaReceivers {
    private static let stored = Mutex<(any RichMediaReceiver.Type)?>(nil)

    package static var current: (any RichMediaReceiver.Type)? {
        get { stored.withLock { $0 } }
        set { stored.withLock { $0 = newValue } }
    }
}
