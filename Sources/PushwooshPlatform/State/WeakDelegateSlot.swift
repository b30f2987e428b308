import Foundation

/// A place for one delegate that is not kept alive, read and set from any thread.
///
/// It is unchecked for the reason that `DelegateSlot` is; a weak reference is guarded by the lock in the same way.
package final class WeakDelegateSlot<Delegate>: @unchecked Sendable {
    private let lock = NSLock()
    private weak var stored: AnyObject?

    package init() {}

    /// The delegate, or nil where it has gone. A delegate is an object, whatever its protocol.
    package var delegate: Delegate? {
        get { lock.withLock { stored } as? Delegate }
        set { lock.withLock { stored = newValue as AnyObject? } }
    }
}
