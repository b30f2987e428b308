import Foundation

/// A place for one delegate, read and set from any thread.
///
/// It is unchecked because a delegate is an existential of a main-actor protocol that need not be Sendable (`Mutex` refuses
/// it): the lock guards the reference, and the SDK calls the delegate on the main thread only.
package final class DelegateSlot<Delegate>: @unchecked Sendable {
    private let lock = NSLock()
    private var stored: Delegate?

    package init() {}

    /// The delegate, held strongly as the iOS SDK holds it; nil releases it at once.
    package var delegate: Delegate? {
        get { lock.withLock { stored } }
        set {
            // The old one is released outside the lock: its deinit may come back here.
            let old = lock.withLock {
                let old = stored
                stored = newValue
                return old
            }
            _ = old
        }
    }
}
